import type { ApplicationForm } from './application-form'
import { type CodedSchool, schoolCodeText } from './school-code'

/** A choice as the form of a province writes it. */
export interface FormChoice extends CodedSchool {
  /** From 1. */
  readonly order: number
  readonly schoolName: string
  readonly majorGroupCode?: string | null | undefined
  readonly majors: readonly { readonly majorEnrollCode: string; readonly majorName: string }[]
  readonly adjust: boolean
}

/** A column of the form; codes are text, since they may begin with 0. */
export interface FormColumn {
  readonly head: string
  readonly cell: (choice: FormChoice) => string | number
}

const SCHOOL: readonly FormColumn[] = [
  { head: '志愿序号', cell: ({ order }) => order },
  { head: '院校代码', cell: schoolCodeText },
  { head: '院校名称', cell: ({ schoolName }) => schoolName },
]
const GROUP: FormColumn = { head: '专业组代码', cell: ({ majorGroupCode }) => majorGroupCode ?? '' }
const ONE_MAJOR: readonly FormColumn[] = [
  {
    head: '专业代码',
    cell: ({ majors, majorGroupCode }) => majors[0]?.majorEnrollCode ?? majorGroupCode ?? '',
  },
  { head: '专业名称', cell: ({ majors }) => majors[0]?.majorName ?? '' },
]
const ADJUST: FormColumn = { head: '是否服从调剂', cell: ({ adjust }) => (adjust ? '是' : '否') }

/** The columns of a batch in the order in which the system of the province asks for them. */
export function formColumns({
  unit,
  majorsPerChoice,
  adjustment,
}: Pick<ApplicationForm, 'unit' | 'majorsPerChoice' | 'adjustment'>): FormColumn[] {
  if (unit === '专业+院校') return [...SCHOOL, ...ONE_MAJOR]
  const majors = Array.from({ length: majorsPerChoice }, (_, index) => majorColumns(index)).flat()
  return [...SCHOOL, ...(unit === '院校专业组' ? [GROUP] : []), ...majors, ...(adjustment ? [ADJUST] : [])]
}

/** `index` from 0. */
function majorColumns(index: number): FormColumn[] {
  return [
    { head: `专业${index + 1}代码`, cell: ({ majors }) => majors[index]?.majorEnrollCode ?? '' },
    { head: `专业${index + 1}名称`, cell: ({ majors }) => majors[index]?.majorName ?? '' },
  ]
}
