import type * as z from 'zod/mini'
import { provinceName } from '../exam/province'
import { provinceForm } from '../exam/province-forms'
import { batchName, subjectName } from '../exam/reported-names'
import { ApplicationList } from './list-input'

/** A list that can be checked, or what is wrong with it, place by place. */
export type ReadList =
  | { readonly list: ApplicationList; readonly errors?: undefined }
  | { readonly list?: undefined; readonly errors: readonly string[] }

const SUBJECTS = ['物理', '历史', '综合', '理科', '文科']

/** Reads what a file holds; never throws. Errors name their place: `rows[3].lines[0].rank：应为正整数`. */
export function readList(value: unknown): ReadList {
  const parsed = ApplicationList.safeParse(value, { reportInput: true })
  if (!parsed.success) return { errors: parsed.error.issues.map(issueText) }
  const { batch } = parsed.data
  const province = provinceName(parsed.data.province)
  const subject = subjectName(parsed.data.subject)
  const errors = [
    ...(provinceForm(province) ? [] : ['province：没有这个省份，应为简称，如 安徽、内蒙古']),
    ...(SUBJECTS.includes(subject) ? [] : [`subject：应为 ${SUBJECTS.join('、')} 之一`]),
  ]
  return errors.length > 0
    ? { errors }
    : { list: { ...parsed.data, province, subject, ...(batch !== undefined && { batch: batchName(batch) }) } }
}

function issueText(issue: z.core.$ZodIssue): string {
  const place = placeText(issue.path)
  return place === '' ? wantText(issue) : `${place}：${wantText(issue)}`
}

function placeText(path: readonly PropertyKey[]): string {
  let text = ''
  for (const part of path) {
    if (typeof part === 'number') text += `[${part}]`
    else text += text === '' ? String(part) : `.${String(part)}`
  }
  return text
}

const TYPES: Readonly<Record<string, string>> = {
  string: '文字',
  number: '数字',
  int: '整数',
  boolean: ' true 或 false',
  array: '数组',
  object: '对象',
  record: '对象',
}

function wantText(issue: z.core.$ZodIssue): string {
  if (isAboutPositive(issue)) return '应为正整数'
  if (issue.code === 'invalid_type') {
    return issue.input === undefined ? `缺少，应为${typeText(issue)}` : `应为${typeText(issue)}`
  }
  if (issue.code === 'too_small') {
    return issue.origin === 'array' || issue.origin === 'string' ? '不能为空' : `不应小于 ${issue.minimum}`
  }
  if (issue.code === 'too_big') return `不应大于 ${issue.maximum}`
  if (issue.code === 'invalid_value') return `应为 ${issue.values.map(String).join('、')} 之一`
  return '格式不对'
}

const COUNTED = new Set(['rank', 'allowed'])

/** Ranks are the figures that decide most: their error says all that is wanted at once. */
function isAboutPositive({ path, code }: z.core.$ZodIssue): boolean {
  return COUNTED.has(String(path.at(-1))) && (code === 'invalid_type' || code === 'too_small')
}

function typeText({ expected }: z.core.$ZodIssueInvalidType): string {
  return TYPES[expected] ?? '别的类型'
}
