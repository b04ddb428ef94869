import type { NumberRange } from '~/shared/address/fields'
import { formatCount } from '~/shared/lib/text/format'

/** A typed text, read as a number. */
export interface TypedNumber {
  /** The text without spaces, separators and full-width characters; empty where nothing was typed. */
  readonly plain: string
  /** Undefined for anything but a whole number in the range. */
  readonly number: number | undefined
}

/** Reads a typed number: an input method may leave full-width digits behind, a copied figure its separators. */
export function readNumber(text: string, { low, high }: NumberRange): TypedNumber {
  const plain = text.normalize('NFKC').replaceAll(/[\s,]/g, '')
  const number = /^\d{1,15}$/.test(plain) ? Number(plain) : Number.NaN
  return { plain, number: number >= low && number <= high ? number : undefined }
}

/** Numbers that reach so far stand with separators, as they do beside the field; scores never. */
const GROUPED_FROM = 10_000

/** A number as its field shows it; nothing where there is none. */
export function numberText(value: number | undefined, { high }: NumberRange): string {
  if (value === undefined) return ''
  return high < GROUPED_FROM ? String(value) : formatCount(value)
}

/** Says which numbers there are: 位次是 1 到 999,999 的整数. */
export function rangeText({ noun, low, high }: NumberRange): string {
  return `${noun}是 ${formatCount(low)} 到 ${formatCount(high)} 的整数`
}
