import { SEXES, SUBJECTS } from '~/contracts/reference'
import type { PreferenceScore } from '~/contracts/score-records'
import type { PhysicalTest } from '~/contracts/student-profile'
import type { StudentRecord } from '~/contracts/student-record'
import type { ListStudent } from './list-input'

/** What a list reads of a student's record. */
export type SaidOfStudent = Pick<StudentRecord, 'sex' | 'foreignLanguage' | 'subjects' | 'province' | 'year'>

interface KnownOfStudent {
  readonly record?: SaidOfStudent | undefined
  /** Holds nothing without the student's consent. */
  readonly physical?: PhysicalTest | undefined
  readonly score?: PreferenceScore | undefined
}

/** What the check-up looks at beside the rank, as far as the student has said it. */
export function studentFacts({ record, physical, score }: KnownOfStudent): Partial<ListStudent> {
  const sex = SEXES.find(({ id }) => id === record?.sex)?.label
  const { height, weight, leftEyesight, rightEyesight, colourVision } = physical ?? {}
  const eyes = [leftEyesight, rightEyesight].filter((eye) => eye != null)
  const scores = scoresOf(score)
  const electives = SUBJECTS.filter(({ id }) => record?.subjects?.includes(id)).map(({ label }) => label)
  return {
    ...(electives.length > 0 && { electives }),
    ...(record?.province && { province: record.province }),
    ...(record?.year && { year: record.year }),
    ...(record?.foreignLanguage && { language: record.foreignLanguage }),
    ...(sex && { sex }),
    ...(height != null && { heightCm: height }),
    ...(weight != null && { weightKg: weight }),
    ...(eyes.length > 0 && { eyesight: eyes }),
    ...(colourVision && { colour: colourVision }),
    ...(scores && { scores }),
  }
}

/** By the names of the check-up, which calls the third paper 外语; undefined where no subject has a score. */
function scoresOf(score: PreferenceScore | undefined): Record<string, number> | undefined {
  if (!score) return undefined
  const known = SUBJECTS.flatMap(({ field, label }) => {
    const points = score[field]
    return points == null ? [] : [[field === 'english' ? '外语' : label, points] as const]
  })
  return known.length > 0 ? Object.fromEntries(known) : undefined
}
