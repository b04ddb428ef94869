import type { ProvinceRule } from '~/contracts/province-rules'
import type { SchoolScoreLine } from '~/contracts/school-lines'
import { type Swing, swingOf } from '~/rules/chance/swing'
import { matchingBatch } from '~/rules/filing/batches'
import { lineOfYear } from '~/rules/filing/school-lines'
import type { ComparableYear } from './comparable-years'

/** The line of a school in one year. */
export interface SchoolYear extends ComparableYear {
  readonly line: SchoolScoreLine
  /** Whether its candidates were ranked under another name: the figures do not compare with the others. */
  readonly isOther: boolean
  /** How it moved against the year before, where the two compare. */
  readonly swing: Swing | undefined
}

interface Asked {
  readonly subject: string
  readonly batch: string | undefined
  readonly rules: readonly ProvinceRule[]
}

/** The lines of a school year by year, the newest first; years without one are left out. */
export function schoolYears(
  answers: readonly (ComparableYear & { readonly lines: readonly SchoolScoreLine[] | undefined })[],
  { subject, batch, rules }: Asked,
): readonly SchoolYear[] {
  const years = answers.flatMap(({ lines, ...of }) => {
    const batches = rules.find((rule) => rule.year === of.year)?.batches ?? []
    const named = batch === undefined ? undefined : matchingBatch(batch, batches)
    const line = lines && lineOfYear(lines, { year: of.year, batch: named, batches })
    return line ? { ...of, line, isOther: of.subject !== subject } : []
  })
  return years.map((year) => {
    const before = years.find((other) => other.year === year.year - 1 && other.subject === year.subject)
    return { ...year, swing: before && swingOf(before.line.lowestRank, year.line.lowestRank) }
  })
}
