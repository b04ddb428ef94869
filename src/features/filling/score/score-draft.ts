import * as z from 'zod/mini'
import { EXAM_TYPES } from '~/contracts/reference'
import type { NewPreferenceScore } from '~/contracts/score-records'
import { defaultSubject } from '~/rules/exam/default-subject'
import { electiveGroups, electivesProblem, offeredElectives } from '~/rules/exam/electives'
import { provinceProblem, yearProblem } from '~/rules/exam/exam-basics'
import { examMode } from '~/rules/exam/exam-mode'
import { JUNE } from '~/rules/exam/years'
import { range } from '~/shared/address/fields'
import { ruled, ruledText } from '~/shared/form/ruled'
import { rangeText, readNumber } from '~/shared/form/typed-number'
import { checkSheet, type PartField, type Sheet, scoreSheet } from './score-sheet'

const [MOCK, GAOKAO] = EXAM_TYPES

/** The most points of a paper, except the combined paper of the old exam. */
const PART = { noun: '单科分数', low: 0, high: 150 } as const

const Part = ruledText((text) =>
  text === '' || readNumber(text, PART).number !== undefined ? undefined : rangeText(PART),
)

/** The same for every paper. */
const eachPart = <T>(part: T) => ({
  chinese: part,
  math: part,
  english: part,
  physics: part,
  chemistry: part,
  biology: part,
  history: part,
  geography: part,
  politics: part,
  technology: part,
})

/** What the form holds while it is being filled in. Problems in the words of S1 §5 where it has them. */
const Fields = z.object({
  examType: z.enum([MOCK.label, GAOKAO.label]),
  examName: z.string().check(z.trim()),
  province: ruled(z.string(), provinceProblem),
  year: ruled(z.string(), yearProblem),
  /** Ids of S1 §3; under the old exam those of the side, 理科 or 文科. */
  subjects: z.array(z.number()),
  score: ruledText((text) => (text === '' ? '请输入分数' : undefined)),
  rank: ruledText((text) =>
    text === '' || readNumber(text, range.rank).number !== undefined ? undefined : rangeText(range.rank),
  ),
  parts: z.object(eachPart(Part)),
})
export type ScoreDraft = z.infer<typeof Fields>

const Typed = z.string()

/** The draft as a browser keeps it: whatever is still wrong with it is for the form to say. */
export const StoredDraft = z.extend(Fields, {
  examName: Typed,
  province: Typed,
  year: Typed,
  score: Typed,
  rank: Typed,
  parts: z.object(eachPart(Typed)),
})

/** The form; `today` tells which gaokao has been sat. */
export function scoreDraft(today: Date) {
  const examined = ruled(Fields, (draft) => notSatYet(draft, today), 'examType')
  const chosen = ruled(examined, subjectsProblem, 'subjects')
  return ruled(chosen, totalProblem, 'score')
}

function notSatYet({ examType, year }: ScoreDraft, today: Date): string | undefined {
  if (examType !== GAOKAO.label || year === '') return undefined
  const sat =
    Number(year) < today.getFullYear() || (Number(year) === today.getFullYear() && today.getMonth() >= JUNE)
  return sat ? undefined : `${year} 年高考还没有成绩，请选模考`
}

function subjectsProblem({ province, year, subjects }: ScoreDraft): string | undefined {
  if (province === '' || year === '') return undefined
  return subjects.length === 0 ? '请选择科目' : electivesProblem(subjects, groupsOf({ province, year }))
}

function totalProblem(draft: ScoreDraft): string | undefined {
  const mode = examMode(draft.province, Number(draft.year))
  if (draft.score === '' || !mode) return undefined
  const scale = { noun: '总分', low: 0, high: mode.totalScore }
  if (readNumber(draft.score, scale).number === undefined) return rangeText(scale)
  const check = sheetCheckOf(draft)
  return check?.kind === 'problem' ? check.text : undefined
}

export function groupsOf({ province, year }: Pick<ScoreDraft, 'province' | 'year'>) {
  return electiveGroups(province, Number(year))
}

/** The chosen subjects that the draft's province and year offer. */
export function offeredSubjects(draft: ScoreDraft): number[] {
  return offeredElectives(draft.subjects, groupsOf(draft))
}

/** Which score table the draft is about; undefined until that is chosen. */
export function subjectOf({
  province,
  year,
  subjects,
}: Pick<ScoreDraft, 'province' | 'year' | 'subjects'>): string | undefined {
  const offered = examMode(province, Number(year))?.subjects ?? []
  return subjects.length === 0 && offered.length > 1 ? undefined : defaultSubject(offered, subjects)
}

export function sheetOf(draft: ScoreDraft): Sheet | undefined {
  const subject = subjectOf(draft)
  return subject ? scoreSheet(draft.province, Number(draft.year), subject, draft.subjects) : undefined
}

/** The total as far as it can be read. */
export function totalOf({ score }: Pick<ScoreDraft, 'score'>): number | undefined {
  return readNumber(score, range.score).number
}

export function sheetCheckOf(draft: ScoreDraft) {
  const sheet = sheetOf(draft)
  return sheet && checkSheet(sheet, partsOf(draft, sheet), totalOf(draft))
}

function partsOf({ parts }: ScoreDraft, sheet: Sheet): Partial<Record<PartField, number>> {
  const read = sheet.papers.flatMap(({ field }) => {
    const { number } = readNumber(parts[field], PART)
    return number === undefined ? [] : [[field, number] as const]
  })
  return Object.fromEntries(read)
}

const NO_PARTS: ScoreDraft['parts'] = eachPart('')

interface Person {
  readonly province?: string | null | undefined
  readonly year?: number | null | undefined
  readonly subjects?: readonly number[] | undefined
}

/** The draft that somebody begins with: the gaokao once there are results of their year, a mock exam before. */
export function newDraft({ province, year, subjects }: Person, today: Date): ScoreDraft {
  const draft: ScoreDraft = {
    examType: GAOKAO.label,
    examName: '',
    province: province ?? '',
    year: String(year ?? ''),
    subjects: [...(subjects ?? [])],
    score: '',
    rank: '',
    parts: NO_PARTS,
  }
  return notSatYet(draft, today) ? { ...draft, examType: MOCK.label } : draft
}

/** What is sent of a draft without problems. The electives are the student's own and sent apart. */
export function scoreOf(draft: ScoreDraft, studentId: string): NewPreferenceScore {
  const { examType, examName, province, year } = draft
  const sheet = sheetOf(draft)
  const rank = readNumber(draft.rank, range.rank).number
  return {
    studentId,
    examType: examType === MOCK.label ? MOCK.id : GAOKAO.id,
    ...(examName !== '' && { examName }),
    province,
    year: Number(year),
    subject: subjectOf(draft) ?? '',
    score: totalOf(draft) ?? 0,
    ...(rank !== undefined && { rank }),
    ...(sheet && partsOf(draft, sheet)),
  }
}

/** Whether the draft says other electives than the student's record. */
export function changesElectives({ subjects }: ScoreDraft, known: readonly number[] = []): boolean {
  return subjects.length !== known.length || subjects.some((id) => !known.includes(id))
}
