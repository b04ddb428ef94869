import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import { SEXES, SUBJECTS } from '~/contracts/reference'
import type { PreferenceScore } from '~/contracts/score-records'
import type { PhysicalTest } from '~/contracts/student-profile'
import type { StudentRecord } from '~/contracts/student-record'
import type { ListStudent } from '~/rules/check-up/list-input'
import { isMajorOf } from './is-major-of'

interface KnownOfStudent {
  readonly record?: StudentRecord | undefined
  /** Holds nothing without the student's consent. */
  readonly physical?: PhysicalTest | undefined
  readonly score?: PreferenceScore | undefined
}

/** What the check-up looks at beside rank and electives, as far as the student has said it. */
export function studentFacts({ record, physical, score }: KnownOfStudent): Partial<ListStudent> {
  const sex = SEXES.find(({ id }) => id === record?.sex)?.label
  const { height, weight, leftEyesight, rightEyesight, colourVision } = physical ?? {}
  const eyes = [leftEyesight, rightEyesight].filter((eye) => eye != null)
  const scores = scoresOf(score)
  return {
    ...(record?.foreignLanguage && { language: record.foreignLanguage }),
    ...(sex && { sex }),
    ...(height != null && { heightCm: height }),
    ...(weight != null && { weightKg: weight }),
    ...(eyes.length > 0 && { eyesight: eyes }),
    ...(colourVision && { colour: colourVision }),
    ...(scores && { scores }),
  }
}

/** The majors of these units that a student does not want, by name; absent where nothing is said to be unwanted. */
export function unwantedNames(
  units: Iterable<Pick<RecommendedUnit, 'majors'>>,
  codes: readonly string[] = [],
): Pick<ListStudent, 'unwanted'> {
  if (codes.length === 0) return {}
  const named = [...units].flatMap(({ majors }) => majors.filter((major) => isMajorOf(major, codes)))
  return { unwanted: [...new Set(named.map(({ majorName }) => majorName))] }
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
