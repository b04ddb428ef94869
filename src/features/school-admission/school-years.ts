import type { ProvinceRule } from '~/contracts/province-rules'
import type { SchoolScoreLine } from '~/contracts/school-lines'
import { type DriftOfYear, driftAt } from '~/rules/chance/line-drift'
import { type Swing, swingMark, swingOf } from '~/rules/chance/swing'
import { isEarlyBatch, matchingBatch } from '~/rules/filing/batches'
import { batchOf, lineOfYear } from '~/rules/filing/school-lines'
import type { ComparableYear } from './comparable-years'

/** The line of a school in one year and batch. */
export interface SchoolYear extends ComparableYear {
  readonly batch: string
  readonly line: SchoolScoreLine
  /** Whether the school is known by it in that year. */
  readonly isMain: boolean
  /** Whether its candidates were ranked under another name: the figures do not compare with the others. */
  readonly isOther: boolean
  /** How it moved against the year before, where the two compare. */
  readonly swing: Swing | undefined
  /** 波动 or 大小年; empty for neither. */
  readonly mark: ReturnType<typeof swingMark>
}

interface Asked {
  readonly subject: string
  readonly batch: string | undefined
  readonly rules: readonly ProvinceRule[]
  /** How far the lines of the province moved in each year; nothing while nobody can tell. */
  readonly drifts: readonly DriftOfYear[] | null | undefined
}

/**
 * The lines of a school by year and batch, the newest first. Batches of a year stand in the order of admission; only
 * those of the asked batch, where one is asked.
 */
export function schoolYears(
  answers: readonly (ComparableYear & { readonly lines: readonly SchoolScoreLine[] | undefined })[],
  { subject, batch, rules, drifts }: Asked,
): readonly SchoolYear[] {
  const years = answers.flatMap(({ lines, ...of }) => {
    const batches = rules.find((rule) => rule.year === of.year)?.batches ?? []
    const named = batch === undefined ? undefined : matchingBatch(batch, batches)
    // A level that the year did not admit to has no line in it.
    if (!lines || (batch !== undefined && named === undefined)) return []
    const main = lineOfYear(lines, { year: of.year, batch: named, batches })
    const shown = named === undefined ? batchesIn(lines, batches) : [named]
    return shown.flatMap((name) => {
      const line = lineOfYear(lines, { year: of.year, batch: name, batches })
      return line ? { ...of, batch: name, line, isMain: line === main, isOther: of.subject !== subject } : []
    })
  })
  const moved = years.map((year) => {
    const before = years.find(
      (other) => other.year === year.year - 1 && other.subject === year.subject && other.batch === year.batch,
    )
    const drift = driftAt(drifts, year.year, { ...year.line, batch: year.batch })
    return { ...year, swing: before && swingOf(before.line, year.line, drift) }
  })
  return moved.map((year, at) => {
    const since = moved.slice(at).filter(({ batch: name }) => name === year.batch)
    return { ...year, mark: swingMark(since.map(({ swing }) => swing)) }
  })
}

/** The regular batches of some lines, in the order of admission. */
function batchesIn(lines: readonly SchoolScoreLine[], order: readonly string[]): readonly string[] {
  const names = [...new Set(lines.map(batchOf))].filter((name) => !isEarlyBatch(name))
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  return names.toSorted((a, b) => place(a) - place(b))
}
