import type { ProfessionStats, QualificationTrend } from '~/contracts/professions.schemas'
import type { Candle } from '~/shared/charts/candle'

type Hiring = ProfessionStats['hiring']
type Salaries = ProfessionStats['salary']

/** Entries of the pay trend that are shown (S1 §9). */
const SALARY_MONTHS = 12
/** Years of the hiring trend (S1 §9). */
const HIRING_YEARS = 2

/** Openings of the newest years over the months of a year, the newest first. */
export function hiringSeries(hiring: Hiring) {
  const years = hiring.toSorted((a, b) => b.year - a.year).slice(0, HIRING_YEARS)
  const months = [...new Set(years.flatMap(({ hiringMonth }) => hiringMonth.map(({ month }) => month)))].sort(
    (a, b) => a - b,
  )
  const series = years.map(({ year, hiringMonth }) => ({
    id: String(year),
    label: `${year} 年`,
    values: months.map((month) => hiringMonth.find((entry) => entry.month === month)?.hiringNum ?? 0),
  }))
  return { months, series }
}

/** Openings of an average month of the newest year; undefined where there is no sample. */
export function averageHiring(hiring: Hiring): number | undefined {
  const values = hiringSeries(hiring).series[0]?.values ?? []
  const sum = values.reduce((total, value) => total + value, 0)
  return sum === 0 ? undefined : sum / values.length
}

/** The first twelve months of pay as candles. */
export function candlesOf(salary: Salaries): Candle[] {
  return salary
    .slice(0, SALARY_MONTHS)
    .map(({ month, salaryMin, salaryMedianL, salaryMedianH, salaryMax }) => ({
      month,
      min: salaryMin,
      low: salaryMedianL,
      high: salaryMedianH,
      max: salaryMax,
    }))
}

/** What is offered to people of every age is not what one begins with. */
export const PAY_NOTE = '薪酬是招聘岗位月薪的中间一半，含要求经验的岗位，不是起薪。'

/** What the middle half of the newest month is offered, yuan a month; undefined where there is no sample. */
export function salaryRange(salary: Salaries): { readonly low: number; readonly high: number } | undefined {
  const newest = candlesOf(salary).at(-1)
  return newest && { low: newest.low, high: newest.high }
}

/** Shares over the months; the order of the first month is that of the bands. */
export function shareBands(edu: QualificationTrend['edu']) {
  const names = [...new Set(edu.flatMap(({ ratios }) => ratios.map((ratio) => ratio.edu)))]
  return {
    months: edu.map(({ month }) => month),
    bands: names.map((id) => ({
      id,
      values: edu.map(({ ratios }) => ratios.find((ratio) => ratio.edu === id)?.ratio ?? 0),
    })),
  }
}

/** Whether the market was sampled at all: some types are recruited by public examination only. */
export function hasSample({ hiring, salary }: ProfessionStats): boolean {
  return salary.length > 0 || averageHiring(hiring) !== undefined
}
