import * as z from 'zod/mini'
import type { UserInfo } from '~/contracts/auth'
import { ETHNIC_GROUPS, FOREIGN_LANGUAGES, SEXES, SUBJECTS } from '~/contracts/reference'
import type { StudentRecord, StudentRecordUpdate } from '~/contracts/student-record'
import { electiveGroups, electivesProblem, offeredElectives } from '~/rules/exam/electives'
import { provinceProblem, yearProblem } from '~/rules/exam/exam-basics'
import { nameProblem } from '~/shared/domain/person-name'
import { ruled, ruledText } from '~/shared/form/ruled'

/** What the form holds while it is being filled in; selects hold text, empty for what is not said. Problems in the words of S1 §5. */
const Fields = z.object({
  name: ruledText(nameProblem),
  province: ruled(z.string(), provinceProblem),
  year: ruled(z.string(), yearProblem),
  subjects: z.array(z.number()),
  foreignLanguage: z.string(),
  sex: z.string(),
  ethnicGroup: z.string(),
  city: z.string(),
  district: z.string(),
  highSchool: z.string(),
})
export type Draft = z.infer<typeof Fields>

export const Draft = ruled(Fields, (draft) => electivesProblem(draft.subjects, groupsOf(draft)), 'subjects')

export function draftOf(record: StudentRecord): Draft {
  const { name, province, year, subjects, sex } = record
  return {
    name,
    province: province ?? '',
    year: String(year ?? ''),
    subjects: subjects ?? [],
    foreignLanguage: record.foreignLanguage ?? '',
    sex: SEXES.find(({ id }) => id === sex)?.label ?? '',
    ethnicGroup: record.ethnicGroup ?? '',
    city: record.city ?? '',
    district: record.district ?? '',
    highSchool: record.highSchool ?? '',
  }
}

/** The chosen subjects that the draft's province and year offer. */
export function offeredSubjects(draft: Draft): number[] {
  return offeredElectives(draft.subjects, groupsOf(draft))
}

export function groupsOf({ province, year }: Pick<Draft, 'province' | 'year'>) {
  return electiveGroups(province, Number(year))
}

/** The update of a record that saves a draft without problems; what is empty is taken away. */
export function updateOf(
  draft: Draft,
  { id, version }: Pick<StudentRecord, 'id' | 'version'>,
): StudentRecordUpdate {
  const { name, province, year, subjects, sex, ...said } = draft
  return {
    id,
    version,
    name: name.trim(),
    province,
    year: Number(year),
    subjects: SUBJECTS.flatMap((known) => (subjects.includes(known.id) ? known.id : [])),
    sex: SEXES.find(({ label }) => label === sex)?.id ?? null,
    ethnicGroup: ETHNIC_GROUPS.find((group) => group === said.ethnicGroup) ?? null,
    foreignLanguage: FOREIGN_LANGUAGES.find((language) => language === said.foreignLanguage) ?? null,
    city: said.city || null,
    district: said.district || null,
    highSchool: said.highSchool.trim() || null,
  }
}

/** The signed-in person as the saved record describes them; what the record does not say stays. */
export function userOf(
  user: UserInfo,
  { name, auth, province, year, subjects = [] }: StudentRecord,
): UserInfo {
  return { ...user, name, auth, province, year, subjects }
}

/** Whether two drafts say different things of what finished lists are judged by. */
export function touchesLists(a: Draft, b: Draft): boolean {
  return (['province', 'year', 'subjects', 'foreignLanguage', 'sex'] as const).some(
    (name) => JSON.stringify(a[name]) !== JSON.stringify(b[name]),
  )
}

const LABELS: Readonly<Record<keyof Draft, string>> = {
  name: '姓名',
  province: '高考省份',
  year: '高考年份',
  subjects: '选考科目',
  foreignLanguage: '外语语种',
  sex: '性别',
  ethnicGroup: '民族',
  city: '所在城市',
  district: '区县',
  highSchool: '高中',
}

const FIELDS = z.keyof(Fields).options

/**
 * The names of the fields in which two records differ, in the order of the form. Where the draft says something else, with
 * what the newer one says: 姓名（那边是林小小）.
 */
export function differingFields(before: StudentRecord, now: StudentRecord, typed: Draft): string[] {
  const [a, b] = [draftOf(before), draftOf(now)]
  const isSame = (x: Draft, y: Draft, name: keyof Draft) =>
    JSON.stringify(x[name]) === JSON.stringify(y[name])
  return FIELDS.flatMap((name) => {
    if (isSame(a, b, name)) return []
    const theirs = name === 'subjects' ? '' : b[name]
    const isTyped = !isSame(a, typed, name) && !isSame(b, typed, name)
    return isTyped && theirs !== '' ? `${LABELS[name]}（那边是${theirs}）` : LABELS[name]
  })
}
