import { UNITS } from '~/contracts/meaning'
import type { MeaningRule, Part } from './rule'

/** So many numbers have to be there before their middle says something. */
const ENOUGH = 3

export const unitRules: readonly MeaningRule[] = [
  {
    name: 'other-unit',
    says: '数值是契约写明的单位（中位数在常见范围内，百分数不是小数）',
    *check(_, { objects }) {
      // By name: all fees of one answer are of one unit, wherever they stand.
      const known = new Map<string, Part<number>[]>()
      for (const { value, at } of objects) {
        for (const [name, number] of Object.entries(value)) {
          if (!(name in UNITS) || typeof number !== 'number' || number === 0) continue
          const place = { pointer: `${at.pointer}/${name}`, pattern: `${at.pattern}/${name}` }
          known.set(name, [...(known.get(name) ?? []), { value: number, at: place }])
        }
      }
      for (const [name, numbers] of known) {
        const [first] = numbers
        const unit = UNITS[name]
        if (!first || !unit || numbers.length < ENOUGH) continue
        const sorted = numbers.map(({ value }) => value).toSorted((a, b) => a - b)
        const middle = sorted[Math.floor(sorted.length / 2)] ?? 0
        const [low, high] = unit.typical ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
        if (middle < low || middle > high)
          yield {
            ...first.at,
            expected: `${unit.unit}: about ${low} to ${high}`,
            got: `a median of ${middle}`,
          }
        else if (unit.ofHundred && (sorted.at(-1) ?? 0) <= 1)
          yield { ...first.at, expected: unit.unit, got: `nothing above ${sorted.at(-1)}` }
        else if (numbers.length >= (unit.severalOf ?? Number.POSITIVE_INFINITY) && sorted.at(-1) === 1)
          yield { ...first.at, expected: `${unit.unit}, above 1 somewhere`, got: `${numbers.length} times 1` }
      }
    },
  },
]
