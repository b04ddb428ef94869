import type { ApplicationForm } from '../../filing/application-form'
import { type FormChoice, formColumns } from '../../filing/form-columns'

/** What is typed into one field of the official form. */
export interface EntryCode {
  /** As the form calls it, without 代码: 院校, 专业组, 专业1. */
  readonly field: string
  readonly code: string
  /** What the code stands for, where the form says that too. */
  readonly name?: string
}

/** One row of the official form. */
export interface EntryRow {
  /** From 1. */
  readonly place: number
  readonly codes: readonly EntryCode[]
  /** Absent where the province has no 服从调剂. */
  readonly adjust?: boolean
}

/** The codes of a row in the order in which the form of its province asks for them; fields that stay empty are left out. */
export function entryRow(form: ApplicationForm, choice: FormChoice): EntryRow {
  const columns = formColumns(form)
  const textOf = (head: string) => String(columns.find((column) => column.head === head)?.cell(choice) ?? '')
  const codes = columns.flatMap(({ head }): EntryCode[] => {
    const field = /^(.+)代码$/.exec(head)?.[1]
    const code = field && textOf(head).replace(/（.*$/, '')
    if (!field || !code) return []
    const name = textOf(`${field}名称`)
    return [{ field, code, ...(name && { name }) }]
  })
  return { place: choice.order, codes, ...(form.adjustment && { adjust: choice.adjust }) }
}

/**
 * A row as one text, its place first: what was typed is typed again once the row says something else, or stands elsewhere.
 * In parallel filing the order is what counts.
 */
export function entryText({ place, codes, adjust }: EntryRow): string {
  return [
    `${place}:`,
    ...codes.map(({ code }) => code),
    adjust === undefined ? '' : adjust ? '是' : '否',
  ].join(' ')
}

/** A row as it is read aloud: digit by digit. */
export function spokenRow({ place, codes, adjust }: EntryRow): string {
  const said = codes.map(({ field, code }) => `${field}，${[...code].join(' ')}`)
  return [`第 ${place} 行`, ...said, adjust === undefined ? '' : adjust ? '服从调剂' : '不服从调剂']
    .filter(Boolean)
    .join('。')
}
