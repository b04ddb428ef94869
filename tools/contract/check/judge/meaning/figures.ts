import { tierOf } from '~/rules/chance/tier-name'
import { isObject, item, member, type Place } from '../../exchange/deviation'
import { type CallInput, inputValue } from '../../exchange/exchange'
import type { Json, MeaningRule } from './rule'

/** Two members of one object; the first is never above the second. */
const ORDERED: readonly (readonly [low: string, high: string])[] = [
  ['lowestScore', 'highestScore'],
  ['lowestScore', 'averageScore'],
  ['averageScore', 'highestScore'],
  ['controlScore', 'lowestScore'],
  ['score', 'highScore'],
  ['minScore', 'maxScore'],
  // The highest rank is the smallest number.
  ['highestRank', 'lowestRank'],
  ['highestRank', 'suggestedRank'],
  ['suggestedRank', 'lowestRank'],
  ['minRank', 'maxRank'],
  ['salaryMin', 'salaryMax'],
  ['salaryMin', 'salaryMedianL'],
  ['salaryMedianL', 'salaryMedianH'],
  ['salaryMedianH', 'salaryMax'],
  ['probabilityLow', 'probability'],
  ['probability', 'probabilityHigh'],
]

/** Pairs of score and rank that come from one score table. */
const RANKED: readonly (readonly [score: string, rank: string])[] = [
  ['score', 'lowestRank'],
  ['score', 'highestRank'],
  ['lowestScore', 'lowestRank'],
]

/** What tells two score tables apart, where a record says it. Ranks of arts and sports are counted among themselves. */
const TABLE_KEYS = ['year', 'province', 'subject', 'batch', 'admissionBatch', 'admissionType']

/** What must be known, from the record or the question, for figures to be of one score table. */
const TABLE_NEEDS: readonly (readonly string[])[] = [['year'], ['subject', 'subjectSelection']]

/** S1 §9: high from 1000 same-score candidates, medium from 300, else low. */
const LEVELS: readonly (readonly [level: string, from: number, to: number])[] = [
  ['high', 1000, Number.POSITIVE_INFINITY],
  ['medium', 300, 999],
  ['low', 0, 299],
]

interface Point {
  readonly score: number
  readonly rank: number
  readonly at: Place
}

/** A list, and the member beside it that counts it. */
const COUNTED: readonly (readonly [count: string, list: string])[] = [
  ['itemCount', 'items'],
  ['choiceCount', 'items'],
]

export const figureRules: readonly MeaningRule[] = [
  {
    name: 'count-against-list',
    says: '写明的个数就是列表的长度（志愿表的志愿数）',
    *check(_, { objects }) {
      for (const { value, at } of objects) {
        for (const [count, list] of COUNTED) {
          const [said, all] = [value[count], value[list]]
          if (typeof said !== 'number' || !Array.isArray(all) || said === all.length) continue
          yield { ...member(at, count), expected: `${all.length}, as ${list} has`, got: String(said) }
        }
      }
    },
  },
  {
    name: 'low-above-high',
    says: '最低值不高于平均值和最高值（分数、位次、薪资）',
    *check(_, { objects }) {
      for (const { value, at } of objects) {
        for (const [low, high] of ORDERED) {
          const from = value[low]
          const to = value[high]
          if (typeof from !== 'number' || typeof to !== 'number' || from <= to) continue
          yield { ...member(at, low), expected: `≤ ${high} (${to})`, got: String(from) }
        }
      }
    },
  },
  {
    name: 'rank-against-score',
    says: '分数越低位次越大',
    *check({ input }, { lists }) {
      for (const { value, at } of lists) {
        const known = value.filter((record) => isOfOneTable(record, input))
        if (known.length < 2) continue
        for (const [score, rank] of RANKED) {
          for (const table of tables(value, at, score, rank)) yield* risingRanks(table, score, rank)
        }
      }
    },
  },
  {
    name: 'competition-level',
    says: '竞争程度与同分人数相符（1000 人起 high，300 人起 medium）',
    *check(_, { objects }) {
      for (const { value, at } of objects) {
        const { competitionLevel, sameScoreCount } = value
        if (typeof sameScoreCount !== 'number' || typeof competitionLevel !== 'string') continue
        const right = LEVELS.find(([, from, to]) => sameScoreCount >= from && sameScoreCount <= to)?.[0]
        if (right === undefined || right === competitionLevel) continue
        const expected = `"${right}" for ${sameScoreCount} candidates`
        yield { ...member(at, 'competitionLevel'), expected, got: JSON.stringify(competitionLevel) }
      }
    },
  },
  {
    name: 'tier-against-chance',
    says: '冲、稳、保由把握得出（10 % 起冲，50 % 起稳，90 % 起保）',
    *check(_, { objects }) {
      for (const { value, at } of objects) {
        const { risk, probability } = value
        if (typeof risk !== 'number' || typeof probability !== 'number') continue
        const right = tierOf(probability)
        if (right === risk) continue
        yield {
          ...member(at, 'risk'),
          expected: `${right ?? 'none'} for a chance of ${probability}`,
          got: String(risk),
        }
      }
    },
  },
  {
    name: 'newest-first',
    says: '逐年的批次线从最近一年排起',
    *check({ operation, payload, at }) {
      if (operation.name !== 'controlLines.byProvince' || !Array.isArray(payload)) return
      const years = payload.map((each: unknown) => (isObject(each) ? Number(each.year) : Number.NaN))
      for (const [index, year] of years.entries()) {
        const before = years[index - 1]
        if (before === undefined || year < before) continue
        yield { ...member(item(at, index), 'year'), expected: `before ${before}`, got: String(year) }
      }
    },
  },
]

/** The points of a list, apart by the score table that they belong to. */
function tables(list: readonly unknown[], at: Place, score: string, rank: string): Point[][] {
  const byTable = new Map<string, Point[]>()
  for (const [index, each] of list.entries()) {
    if (!isObject(each) || typeof each[score] !== 'number' || typeof each[rank] !== 'number') continue
    const key = tableOf(each)
    const points = byTable.get(key) ?? []
    points.push({ score: each[score], rank: each[rank], at: member(item(at, index), rank) })
    byTable.set(key, points)
  }
  return [...byTable.values()]
}

/** Whether year and subject of a record's figures are known. */
export function isOfOneTable(record: unknown, input: CallInput): boolean {
  return (
    isObject(record) &&
    TABLE_NEEDS.every((names) => names.some((name) => (record[name] ?? inputValue(input, name)) != null))
  )
}

const tableOf = (record: Json) => JSON.stringify(TABLE_KEYS.map((name) => record[name] ?? null))

function* risingRanks(points: readonly Point[], score: string, rank: string) {
  const falling = points.toSorted((a, b) => b.score - a.score || a.rank - b.rank)
  if (falling.every((point, index) => follows(falling[index - 1], point))) return
  const kept = longestOrder(falling)
  for (const point of falling) {
    if (kept.includes(point)) continue
    const above = kept.findLast((each) => each.score > point.score)
    const below = kept.find((each) => each.score < point.score)
    const got = `${point.rank} for ${score} ${point.score}`
    if (above && point.rank <= above.rank) {
      yield { ...point.at, expected: `> ${above.rank}, the ${rank} of ${score} ${above.score}`, got }
    } else if (below) {
      yield { ...point.at, expected: `< ${below.rank}, the ${rank} of ${score} ${below.score}`, got }
    }
  }
}

/** Whether a point may come after another of an equal or higher score. */
function follows(above: Point | undefined, point: Point): boolean {
  return (
    above === undefined || (above.score === point.score ? above.rank <= point.rank : above.rank < point.rank)
  )
}

/** The most points that are in order among themselves: what is not among them is what is wrong. */
function longestOrder(points: readonly Point[]): Point[] {
  const best = points.map(() => ({ length: 1, before: -1 }))
  let last = 0
  for (const [index, point] of points.entries()) {
    const own = best[index]
    if (!own) continue
    for (let earlier = 0; earlier < index; earlier++) {
      const length = (best[earlier]?.length ?? 0) + 1
      if (length > own.length && follows(points[earlier], point))
        Object.assign(own, { length, before: earlier })
    }
    if (own.length > (best[last]?.length ?? 0)) last = index
  }
  const order: Point[] = []
  for (let at = last; at >= 0; at = best[at]?.before ?? -1) {
    const point = points[at]
    if (point) order.unshift(point)
  }
  return order
}
