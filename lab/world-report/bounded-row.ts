import type { Section } from './section'

/** One measured quantity beside its bound. */
export interface BoundedRow {
  readonly name: string
  readonly measured: string
  readonly bound: string
  readonly met: boolean
}

/** A table of measured quantities, each beside its bound. */
export function boundedSection(title: string, rows: readonly BoundedRow[]): Section {
  return {
    title,
    rows: [
      ['量', '实测', '要求', ''],
      ...rows.map(({ name, measured, bound, met }) => [name, measured, bound, met ? '合' : '超限']),
    ],
    failures: rows
      .filter(({ met }) => !met)
      .map(({ name, measured, bound }) => `${name}：${measured}，要求 ${bound}`),
  }
}

/** A number that must not be larger than its bound. */
export function atMost(name: string, value: number, bound: number, digits = 2): BoundedRow {
  return { name, measured: value.toFixed(digits), bound: `≤ ${bound}`, met: value <= bound }
}

/** A number that must not be smaller than its bound. */
export function atLeast(name: string, value: number, bound: number, digits = 2): BoundedRow {
  return { name, measured: value.toFixed(digits), bound: `≥ ${bound}`, met: value >= bound }
}
