const DIGITS: Readonly<Record<string, number>> = {
  零: 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
}
const UNITS: Readonly<Record<string, number>> = {
  十: 10,
  百: 100,
  千: 1000,
  k: 1000,
  K: 1000,
  万: 10_000,
  w: 10_000,
  W: 10_000,
}

/** What an amount in a sentence may be written with. */
export const AMOUNT = '[\\d.,，零一二两三四五六七八九十百千万半kKwW]+'

/** A number as people write it: 20000, 2万, 两万, 一万五, 1.5万, 十二; undefined where it is none. */
export function amountOf(text: string): number | undefined {
  const plain = text.replaceAll(/[,，]/g, '')
  if (/^\d+(\.\d+)?$/.test(plain)) return Number(plain)
  let sum = 0
  let number: number | undefined
  let last = 1
  for (const part of plain.match(/\d+(\.\d+)?|./gu) ?? []) {
    const unit = UNITS[part]
    if (unit !== undefined) {
      sum += (number ?? 1) * unit
      last = unit
      number = undefined
    } else if (part === '半') {
      sum += last / 2
    } else {
      number = DIGITS[part] ?? Number(part)
      if (Number.isNaN(number)) return undefined
    }
  }
  // 一万五 is 15,000.
  return number === undefined ? (sum > 0 ? sum : undefined) : sum + number * (last > 1 ? last / 10 : 1)
}
