import * as z from 'zod/mini'
import type { SignUpCompletion, UserInfo } from '~/contracts/auth'
import { provinceProblem, yearProblem } from '~/shared/domain/exam-basics'
import { nameProblem } from '~/shared/domain/person-name'
import { ruled, ruledText } from '~/shared/form/ruled'
import { electiveGroups, electivesProblem, offeredElectives } from './electives'

/** What the form holds while it is being filled in; selects hold text. Problems in the words of S1 §5. */
const Fields = z.object({
  name: ruledText(nameProblem),
  province: ruled(z.string(), provinceProblem),
  year: ruled(z.string(), yearProblem),
  subjects: z.array(z.number()),
})
export type Draft = z.infer<typeof Fields>

export const Draft = ruled(Fields, (draft) => electivesProblem(draft.subjects, groupsOf(draft)), 'subjects')

export function draftOf({ name, province, year, subjects }: UserInfo): Draft {
  return { name, province: province ?? '', year: String(year ?? ''), subjects: subjects ?? [] }
}

/** The chosen subjects that the draft's province and year offer. */
export function offeredSubjects(draft: Draft): number[] {
  return offeredElectives(draft.subjects, groupsOf(draft))
}

export function groupsOf({ province, year }: Pick<Draft, 'province' | 'year'>) {
  return electiveGroups(province, Number(year))
}

/** Whether a draft says something else than the record; the order of the subjects says nothing. */
export function differs(draft: Draft, record: UserInfo): boolean {
  const kept = draftOf(record)
  const same = (a: readonly number[], b: readonly number[]) =>
    a.length === b.length && a.every((id) => b.includes(id))
  return (
    draft.name.trim() !== kept.name ||
    draft.province !== kept.province ||
    draft.year !== kept.year ||
    !same(draft.subjects, kept.subjects)
  )
}

/** The update that saves a draft without problems. */
export function updateOf(draft: Draft, { id, tel }: UserInfo): SignUpCompletion {
  const { name, province, year, subjects } = draft
  return { id, tel, name: name.trim(), province, year: Number(year), subjects }
}
