import type { FileReport } from './problems'
import type { TableRow } from './read-cells'

/*
 * Cells as values. What cannot be read is told: as an error where the row is nothing without it. Else as a doubt, and
 * the figure counts as not known.
 */

interface NumberCell {
  readonly row: TableRow
  readonly column: string
  readonly report: FileReport
  readonly least: number
  readonly most: number
  /** The row cannot be used with a wrong cell. */
  readonly isKey?: boolean
  readonly isRequired?: boolean
  /** Decimals are kept; else they are an error. */
  readonly hasDecimals?: boolean
  /** Decimals order equal scores (612.118123096) and are left out. */
  readonly breaksTies?: boolean
}

const UNIT = /(元|人|名|个|分|位|年|名次)?(\/?每?(年|生|学年|人))*$/
const PLAIN = /^-?\d+(\.\d+)?$/

/** A number: with its unit, with commas between thousands. */
export function numberCell(cell: NumberCell): number | undefined {
  const { row, column, report, least, most, isKey = false, isRequired = false } = cell
  const level = isKey || isRequired ? '错' : '疑'
  const reported = row.text(column)
  const ignored = level === '疑' ? '，按不知道用' : ''
  if (reported === undefined) {
    if (isRequired) report.tell('错', row.line, column, '没有写')
    return undefined
  }
  const digits = plainNumber(reported)
  if (digits === undefined) {
    report.tell(level, row.line, column, `“${shown(reported)}”不是数字${ignored}`)
    return undefined
  }
  const value = cell.breaksTies ? Math.floor(digits) : digits
  if (!cell.hasDecimals && !Number.isInteger(value)) {
    report.tell(level, row.line, column, `应是整数，写的是 ${shown(reported)}${ignored}`)
    return undefined
  }
  if (value < least || value > most) {
    report.tell(level, row.line, column, `应在 ${least} 到 ${most} 之间，写的是 ${shown(reported)}${ignored}`)
    return undefined
  }
  return value
}

/** `1,234 人` is 1234; undefined for what is no number, and for commas that part no thousands. */
export function plainNumber(reported: string): number | undefined {
  const text = reported.replace(/\s/g, '').replace(UNIT, '')
  const digits = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text
  return PLAIN.test(digits) ? Number(digits) : undefined
}

/** A cell as a message shows it. */
export const shown = (text: string): string => printed(text.length > 30 ? `${text.slice(0, 30)}…` : text)

/** A text as it is printed in Chinese: on one line, its brackets and commas wide again. */
export const printed = (text: string): string =>
  text
    .replace(/\s*\n\s*/g, '')

    .replaceAll('(', '（')
    .replaceAll(')', '）')
    .replace(/,(?=\p{Script=Han})/gu, '，')

/** A text that a row cannot do without. */
export function requiredText(row: TableRow, column: string, report: FileReport): string | undefined {
  const text = row.text(column)
  if (text === undefined) report.tell('错', row.line, column, '没有写')
  return text
}

/** A day with a time where one is said: 2026-06-25, 2026/6/25 17:00, 6月25日17时. Undefined where it is none. */
export function dayOf(reported: string, year: number): string | undefined {
  const text = reported.replace(/\s+/g, ' ').trim()
  const read =
    /^(?:(\d{4})\s*[-/.年])?\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*[日号]?(?:[ T]*(\d{1,2})(?::(\d{2})(?::\d{2})?|时(?:(\d{1,2})分)?|点))?$/.exec(
      text,
    )
  if (!read) return undefined
  const [, ofYear = String(year), month = '', day = '', hour, minute, other] = read
  const date = new Date(Date.UTC(Number(ofYear), Number(month) - 1, Number(day)))
  if (date.getUTCMonth() !== Number(month) - 1 || date.getUTCDate() !== Number(day)) return undefined
  const whole = date.toISOString().slice(0, 10)
  if (hour === undefined) return whole
  const [hours, minutes] = [Number(hour), Number(minute ?? other ?? 0)]
  if (hours > 24 || minutes > 59) return undefined
  return `${whole}T${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}
