import type { ProvinceRule } from '~/contracts/province-rules'
import { isEarlyBatch, matchingBatch } from '~/shared/domain/batches'
import { defaultDataYear } from '~/shared/domain/years'
import type { EarlyBatchFilters } from './early-batch.address'

/** A complete question, by the keys of the address. */
export interface EarlyQuestion {
  readonly province: string
  readonly year: number
  /** All early batches when absent. */
  readonly batch: string | undefined
  readonly directory: string | undefined
}

export interface EarlyChoices {
  readonly years: readonly number[]
  readonly batches: readonly string[]
  /** Undefined where the province offers nothing. */
  readonly question: EarlyQuestion | undefined
}

/** The choices of a page: what is asked where a province offers it, else the defaults, field by field. */
export function settleEarly(
  province: string,
  asked: EarlyBatchFilters,
  rules: readonly ProvinceRule[],
  thisYear: number,
): EarlyChoices {
  const years = rules.map((rule) => rule.year)
  const year = years.find((known) => known === asked.year) ?? defaultDataYear(years, thisYear)
  const batches = (rules.find((rule) => rule.year === year)?.batches ?? []).filter(isEarlyBatch)
  // A link from the regular batches does not narrow these.
  const batch = asked.batch && isEarlyBatch(asked.batch) ? matchingBatch(asked.batch, batches) : undefined
  const question = year === undefined ? undefined : { province, year, batch, directory: asked.directory }
  return { years, batches, question }
}
