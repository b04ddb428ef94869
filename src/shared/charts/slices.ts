import { type Shade, shade } from './plot'

/** A part of a whole, with its share of 0–100. */
export interface Share {
  readonly id: string
  readonly share: number
}

export interface Slice extends Share {
  readonly shade: Shade
  /** Its place among all, from 0: the frame reads it by this. */
  readonly index: number
}

/** Shares in their order, each with its shade. */
export function slicesOf(shares: readonly Share[]): Slice[] {
  return shares.map((share, index) => ({ ...share, index, shade: shade(index, shares.length) }))
}

/** What is left of 100 after these shares becomes one more, where it is worth a percent. */
export function withOthers(shares: readonly Share[], name: string): Share[] {
  const rest = 100 - shares.reduce((sum, { share }) => sum + share, 0)
  return rest >= 1 ? [...shares, { id: name, share: rest }] : [...shares]
}

/** The radius of each petal of a rose: its area tells its share. A share of `rim`, the largest unless said, reaches `full`. */
export function petalRadii(shares: readonly Share[], full: number, rim?: number): number[] {
  const most = rim ?? Math.max(...shares.map(({ share }) => share), 1)
  return shares.map(({ share }) => full * Math.sqrt(share / most))
}
