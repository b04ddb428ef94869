import { saysMuch } from '../check/across'
import { isObject, valueAt } from '../check/deviation'
import { type Exchange, NoAnswer } from '../check/exchange'
import type { JudgeOptions } from '../check/judge'
import { isOfOneTable } from '../check/meaning-figures'
import {
  flat,
  type Healthy,
  hasIdentity,
  healthyAnswers,
  keyIn,
  listsOf,
  otherText,
  pageIn,
  recordsIn,
  sameButPage,
  sameTable,
} from './answers'
import { changed } from './structural'
import { withJson } from './transport'

/** All answers of one call after one change of their meaning; their structure stays right. */
export interface SemanticMutant {
  readonly kind: string
  readonly pointer: string
  readonly exchanges: readonly Exchange[]
}

type Change = readonly [pointer: string, value: unknown]
/** The changes that a kind of mutation makes to one answer, given all of them; nothing where it has no place. */
type Mutation = (answer: Healthy, all: readonly Healthy[]) => Iterable<readonly Change[]>

export function semanticMutants(exchanges: readonly Exchange[], options: JudgeOptions): SemanticMutant[] {
  const healthy = healthyAnswers(exchanges, options)
  return Object.entries(SEMANTIC_MUTATIONS).flatMap(([kind, mutation]) =>
    healthy.flatMap((answer) =>
      [...mutation(answer, healthy)].flatMap((changes): SemanticMutant[] => {
        const json = changes.reduce<unknown>(
          (before, [pointer, value]) => changed(before, pointer, () => value),
          answer.json,
        )
        const { exchange, index } = answer
        if (exchange.answer instanceof NoAnswer) return []
        const mutated: Exchange = { ...exchange, answer: withJson(exchange.answer, json) }
        return [
          {
            kind,
            pointer: changes[0]?.[0] ?? '',
            exchanges: exchanges.map((each, at) => (at === index ? mutated : each)),
          },
        ]
      }),
    ),
  )
}

export const SEMANTIC_MUTATIONS: Readonly<Record<string, Mutation>> = {
  'total below the records': function* (answer) {
    const found = pageIn(answer)
    if (found && found.page.records.length > 0) {
      const shown = (found.page.current - 1) * found.page.size + found.page.records.length
      yield [[`${found.at.pointer}/total`, shown - 1]]
    }
  },
  'current not asked for': function* (answer) {
    const found = pageIn(answer)
    if (found && 'page' in flat(answer)) yield [[`${found.at.pointer}/current`, found.page.current + 1]]
  },
  'size not asked for': function* (answer) {
    const found = pageIn(answer)
    if (found && 'pageSize' in flat(answer)) yield [[`${found.at.pointer}/size`, found.page.size + 7]]
  },
  'record lost from a page': function* (answer) {
    const found = pageIn(answer)
    if (found && found.page.records.length > 1) {
      yield [[`${found.at.pointer}/records`, found.page.records.slice(0, -1)]]
    }
  },
  'duplicate id in a list': function* (answer) {
    for (const { list, pointer } of listsOf(answer)) {
      const key = keyIn(answer, list, pointer)
      if (key !== undefined && list.length > 1) {
        const last = list.length - 1
        yield [[`${pointer}/${last}/${key}`, valueAt(list[0], `/${key}`)]]
      }
    }
  },
  'duplicate record in a list': function* (answer) {
    for (const { list, pointer } of listsOf(answer)) {
      if (list.length > 1) yield [[`${pointer}/${list.length - 1}`, list[0]]]
    }
  },
  'duplicate across pages': function* (answer, all) {
    const found = pageIn(answer)
    if (!found || found.page.records.length === 0) return
    for (const other of all) {
      const earlier = pageIn(other)
      if (!earlier || earlier.page.size !== found.page.size || earlier.page.current >= found.page.current)
        continue
      if (earlier.page.total !== found.page.total || sameButPage(other) !== sameButPage(answer)) continue
      yield [[`${found.at.pointer}/records/0`, earlier.page.records[0]]]
      return
    }
  },
  'entity under another id': function* (answer) {
    const { payload, at, exchange } = answer
    if (!isObject(payload)) return
    for (const [fact, { value }] of Object.entries(exchange.facts)) {
      const asked = exchange.input.params.id === String(value)
      const name = fact in payload ? fact : asked && 'id' in payload ? 'id' : undefined
      if (name === undefined || !/(?:Id|Code)$|^id$|^tel$/.test(name) || payload[name] !== value) continue
      yield [[`${at}/${name}`, typeof value === 'number' ? value + 1 : otherText(String(value))]]
    }
  },
  'another entity in its place': function* (answer, all) {
    const { exchange, payload, at } = answer
    const identifying = Object.entries(exchange.facts).filter(([fact]) => /(?:Id|Code)$/.test(fact))
    const [fact, own] = identifying[0] ?? []
    if (fact === undefined || !own || !isObject(payload)) return
    const other = all.find((each) => {
      const value = each.exchange.facts[fact]?.value
      return (
        value !== undefined && value !== own.value && JSON.stringify(each.payload) !== JSON.stringify(payload)
      )
    })
    // Without a name or id of its own, and with little in it, an answer cannot be told from another's.
    const isTelling = saysMuch(other?.payload) || hasIdentity(other?.payload, payload)
    if (other && isTelling) yield [[at, other.payload]]
  },
  'lowest above highest': function* ({ payload, at }) {
    for (const { record, pointer } of recordsIn(payload, at)) {
      for (const [low, high] of [
        ['lowestScore', 'highestScore'],
        ['highestRank', 'lowestRank'],
        ['salaryMin', 'salaryMax'],
        ['score', 'highScore'],
      ] as const) {
        const from = record[low]
        const to = record[high]
        if (typeof from !== 'number' || typeof to !== 'number' || from >= to) continue
        yield [
          [`${pointer}/${low}`, to],
          [`${pointer}/${high}`, from],
        ]
        return
      }
    }
  },
  'ranks that do not rise': function* (answer) {
    for (const { list, pointer } of listsOf(answer)) {
      const points = list.flatMap((each, index) => {
        if (!isObject(each)) return []
        if (!isOfOneTable(each, answer.exchange.input)) return []
        const score = each.score ?? each.lowestScore
        return typeof score === 'number' && typeof each.lowestRank === 'number'
          ? [{ index, score, record: each }]
          : []
      })
      const first = points[0]
      const other = points.findLast(
        ({ score, record }) => first && score !== first.score && sameTable(record, first.record),
      )
      if (!first || !other) continue
      yield [
        [`${pointer}/${first.index}/lowestRank`, other.record.lowestRank],
        [`${pointer}/${other.index}/lowestRank`, first.record.lowestRank],
      ]
    }
  },
}
