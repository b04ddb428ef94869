import { studentT4Quantile } from '../../chance/student-t4'

/** Standard normal values beyond which nothing is looked for. */
const WIDEST = 6
const HALVINGS = 24
const PER_UNIT = 64
const students = Float64Array.from({ length: 2 * WIDEST * PER_UNIT + 2 }, (_, step) =>
  studentT4Quantile(normalShare(step / PER_UNIT - WIDEST)),
)

/** The value of Student's t with 4 degrees of freedom at the same share as a standard normal value. */
export function studentOfNormal(value: number): number {
  const place = (Math.min(Math.max(value, -WIDEST), WIDEST) + WIDEST) * PER_UNIT
  const step = Math.floor(place)
  const low = students[step] ?? 0
  return low + ((students[step + 1] ?? low) - low) * (place - step)
}

/** The share below a standard normal value (Abramowitz and Stegun 26.2.17, error below 1e-7). */
function normalShare(value: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(value))
  const poly =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  const tail = (Math.exp((-value * value) / 2) / Math.sqrt(2 * Math.PI)) * poly
  return value > 0 ? 1 - tail : tail
}

const values = new Map<number, Float64Array>()

/**
 * The standard normal values in the middle of so many equal shares, the lowest first. Remembered: every list is simulated
 * over as many years.
 */
export function normalValues(count: number): Float64Array {
  const known = values.get(count)
  if (known) return known
  const made = Float64Array.from({ length: count }, (_, place) => normalOfShare((place + 0.5) / count))
  values.set(count, made)
  return made
}

/** The standard normal value below which a share (from 0 to 1) lies. */
function normalOfShare(share: number): number {
  let [low, high] = [-WIDEST, WIDEST]
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2
    if (normalShare(middle) < share) low = middle
    else high = middle
  }
  return (low + high) / 2
}
