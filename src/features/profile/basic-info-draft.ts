import type { SignUpCompletion, UserInfo } from '~/contracts/auth'
import { nameProblem } from '~/shared/domain/person-name'
import { electiveGroups, electivesProblem, offeredElectives } from './electives'

/** What the form holds while it is being filled in; selects hold text. */
export interface Draft {
  readonly name: string
  readonly province: string
  readonly year: string
  readonly subjects: readonly number[]
}

export type DraftField = keyof Draft

export function draftOf({ name, province, year, subjects }: UserInfo): Draft {
  return { name, province: province ?? '', year: String(year ?? ''), subjects: subjects ?? [] }
}

/** The draft after a change. Subjects that the new province or year does not offer are no longer chosen. */
export function changedDraft(before: Draft, part: Partial<Draft>): Draft {
  const draft = { ...before, ...part }
  return { ...draft, subjects: offeredElectives(draft.subjects, groupsOf(draft)) }
}

export function groupsOf({ province, year }: Draft) {
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

/** What is wrong with each field, in the order in which they stand and in the words of S1 §5. */
export function problemsOf(draft: Draft): Readonly<Record<DraftField, string | undefined>> {
  return {
    name: nameProblem(draft.name),
    province: draft.province === '' ? '请选择高考省份' : undefined,
    year: draft.year === '' ? '请选择高考年份' : undefined,
    subjects: electivesProblem(draft.subjects, groupsOf(draft)),
  }
}

/** The update that saves a draft without problems. */
export function updateOf(draft: Draft, { id, tel }: UserInfo): SignUpCompletion {
  const { name, province, year, subjects } = draft
  return { id, tel, name: name.trim(), province, year: Number(year), subjects: [...subjects] }
}
