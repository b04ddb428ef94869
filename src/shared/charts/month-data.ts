import type { FigureData, Reading } from './figure'
import { monthName } from './plot'

interface Series {
  readonly id: string
  readonly label: string
  readonly values: readonly number[]
}

/** What each month says: a line for each series. `inset` puts the months in the middle of their room. */
export function monthReadings(
  months: readonly number[],
  series: readonly Series[],
  text: (value: number) => string,
  inset = false,
): Reading[] {
  const last = Math.max(1, months.length - 1)
  return months.map((month, index) => ({
    title: monthName(month),
    lines: series.map(({ id, label, values }) => ({
      series: id,
      text: `${label} ${text(values[index] ?? 0)}`,
    })),
    at: { x: inset ? (index + 0.5) / months.length : index / last },
  }))
}

/** A row for each month, a column for each series. */
export function monthTable(
  months: readonly number[],
  series: readonly Series[],
  text: (value: number) => string,
): FigureData {
  return {
    head: ['月份', ...series.map(({ label }) => label)],
    rows: months.map((month, index) => [
      monthName(month),
      ...series.map(({ values }) => text(values[index] ?? 0)),
    ]),
  }
}
