import type { ProvinceRule } from '~/contracts/province-rules'
import { defaultSubject } from '~/shared/domain/default-subject'
import { defaultDataYear } from '~/shared/domain/years'
import type { LinesFilters } from './lines.address'

/** The combined option of 3+3: the one subject beside which electives are picked (S2 §2). */
export const COMBINED = '综合'

/** A complete question. */
export interface LineFilters {
  readonly province: string
  readonly year: number
  readonly subject: string
  readonly batch: string | undefined
  readonly electives: readonly string[]
}

export interface OfferedFilters {
  readonly years: readonly number[]
  readonly subjects: readonly string[]
  readonly batches: readonly string[]
  /** Undefined where the province offers nothing. */
  readonly filters: LineFilters | undefined
}

interface Person {
  readonly thisYear: number
  readonly subjects: readonly number[] | undefined
}

/** Plans come out before their lines: the rules of the newest year stand for the year that is still to come. */
export function withComingYear(rules: readonly ProvinceRule[], thisYear: number): readonly ProvinceRule[] {
  const [newest] = rules.toSorted((a, b) => b.year - a.year)
  return newest && newest.year < thisYear ? [{ ...newest, year: thisYear }, ...rules] : rules
}

/** At most so many electives (S2 §5). */
export const MOST_ELECTIVES = 3

/** What can be asked, and what is asked: each value that the province does not offer gives way to its default. */
export function settleFilters(
  province: string,
  asked: LinesFilters,
  rules: readonly ProvinceRule[],
  { thisYear, subjects: electives }: Person,
): OfferedFilters {
  const years = rules.map((rule) => rule.year)
  const year = years.find((known) => known === asked.year) ?? defaultDataYear(years, thisYear)
  const rule = rules.find((known) => known.year === year)
  const subjects = rule?.course ?? []
  const batches = (rule?.batches ?? []).filter((batch) => !batch.includes('提前'))
  const subject = subjects.find((known) => known === asked.subject) ?? defaultSubject(subjects, electives)
  const batch = batches.find((known) => known === asked.batch)
  const filters =
    year === undefined || subject === undefined
      ? undefined
      : {
          province,
          year,
          subject,
          batch,
          electives: subject === COMBINED ? asked.electives.slice(0, MOST_ELECTIVES) : [],
        }
  return { years, subjects, batches, filters }
}
