/** The value below which a share (0 to 1) of the numbers lies; NaN for none. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN
}

/** A share from 0 to 1: 12.34 %; – where it is not a number. */
export function percent(value: number, digits = 2): string {
  return Number.isNaN(value) ? '–' : `${(value * 100).toFixed(digits)} %`
}
