import { meaningOf } from '~/contracts/meaning'
import { type Finding, isObject, item, member, type Place, ROOT } from '../exchange/deviation'
import type { Exchange } from '../exchange/exchange'
import type { InputTable } from '../exchange/input-table'
import { foundAt } from '../exchange/places'
import { findPage, type Verdict } from './judge'
import { identityKey } from './meaning/identity'
import type { Page } from './meaning/pages'

type Found = readonly [Exchange, Finding]

/** What only shows between several answers to one call. */
export function judgeAcross(
  exchanges: readonly Exchange[],
  verdicts: readonly Verdict[],
  table: InputTable,
): Found[] {
  return [
    ...judgePages(exchanges, verdicts, table),
    ...judgeSameForAnother(exchanges, verdicts),
    ...judgeVersions(exchanges, verdicts),
  ]
}

/** Two states of one record under one version: a change in between would be lost unseen. */
function judgeVersions(exchanges: readonly Exchange[], verdicts: readonly Verdict[]): Found[] {
  const states = new Map<string, string>()
  return exchanges.flatMap((exchange, index): Found[] => {
    const { payload, findings } = verdicts[index] ?? {}
    const { keeps } = meaningOf(exchange.operation.name)
    if (keeps?.version === undefined || !payload || findings?.length !== 0) return []
    const versions = foundAt(payload.value, keeps.version, payload.at)
    return versions.flatMap(({ value: version, at }): Found[] => {
      if (typeof version !== 'string' || !isObject(payload.value)) return []
      const key = JSON.stringify([payload.value.id, version])
      const state = JSON.stringify(keeps.echoes.map(({ shown }) => foundAt(payload.value, shown, ROOT)))
      const before = states.get(key) ?? state
      states.set(key, before)
      if (before === state) return []
      return [[exchange, meaning('version-stays', at, 'another version after another change', version)]]
    })
  })
}

/** What only shows between the pages of one list. */
function judgePages(
  exchanges: readonly Exchange[],
  verdicts: readonly Verdict[],
  table: InputTable,
): Found[] {
  const found: Found[] = []
  const lists = new Map<string, { exchange: Exchange; page: Page; at: Place; payloadAt: Place }[]>()
  for (const [index, exchange] of exchanges.entries()) {
    const payload = verdicts[index]?.payload
    if (!payload || verdicts[index]?.findings.length !== 0) continue
    const page = findPage(payload.value, payload.at)
    if (!page) continue
    const key = JSON.stringify([exchange.actor, exchange.operation.name, withoutPage(exchange)])
    lists.set(key, [...(lists.get(key) ?? []), { exchange, ...page, payloadAt: payload.at }])
  }
  for (const pages of lists.values()) {
    const sorted = pages.toSorted((a, b) => a.page.current - b.page.current)
    const first = sorted[0]
    const seen = new Map<string, number>()
    for (const { exchange, page, at, payloadAt } of sorted) {
      if (first && page.total !== first.page.total) {
        const expected = `${first.page.total}, as on page ${first.page.current}`
        found.push([exchange, meaning('total-changes', member(at, 'total'), expected, String(page.total))])
      }
      for (const [index, record] of page.records.entries()) {
        const place = member(at, 'records')
        const key = identityKey(exchange.operation.name, page.records, place, payloadAt, table)
        const identity = JSON.stringify(key !== undefined && isObject(record) ? record[key] : record)
        const before = seen.get(identity)
        if (before !== undefined && before !== page.current) {
          const got =
            key === undefined ? `the same as on page ${before}` : `${key} ${identity}, as on page ${before}`
          found.push([
            exchange,
            meaning('repeated-across-pages', item(place, index), 'a record of its own', got),
          ])
        }
        seen.set(identity, page.current)
      }
    }
  }
  return found
}

const meaning = (rule: string, at: Place, expected: string, got: string): Finding => ({
  ...at,
  kind: 'meaning',
  rule,
  expected,
  got,
})

function withoutPage({ input }: Exchange): unknown {
  const without = (part: unknown) => (isObject(part) ? { ...part, page: undefined } : part)
  return [input.params, without(input.query), without(input.body)]
}

/** The same answer for two ids: one of them is answered with the other's entity. */
function judgeSameForAnother(exchanges: readonly Exchange[], verdicts: readonly Verdict[]): Found[] {
  const found: Found[] = []
  const first = new Map<string, Ids>()
  for (const [index, exchange] of exchanges.entries()) {
    const { payload, findings } = verdicts[index] ?? {}
    const ids = idsAsked(exchange)
    if (!payload || findings?.length !== 0 || ids.size === 0 || !saysMuch(payload.value)) continue
    const text = JSON.stringify(payload.value)
    const before = first.get(text)
    if (!before) first.set(text, ids)
    else if (areOthers(before, ids)) {
      const got = `the very answer for ${described(before)}`
      found.push([
        exchange,
        meaning('same-for-another', payload.at, `an answer of its own for ${described(ids)}`, got),
      ])
    }
  }
  return found
}

type Ids = ReadonlyMap<string, string>

/** The ids that a call was made with. */
function idsAsked({ facts }: Exchange): Ids {
  const ids = Object.entries(facts).filter(([fact]) => /(?:Id|Code|Name)$/.test(fact))
  return new Map(ids.map(([fact, { value }]) => [fact, String(value)]))
}

/** An id that only one of them was asked with says nothing: it may be what a server takes for granted. */
function areOthers(a: Ids, b: Ids): boolean {
  return [...a].some(([fact, value]) => b.has(fact) && b.get(fact) !== value)
}

const described = (ids: Ids) => [...ids].map(([fact, value]) => `${fact} ${value}`).join(', ')

const MANY_NUMBERS = 30
const LONG_TEXT = 200

/** Whether an answer holds so much that two things can hardly share it: many different numbers, or a long text. */
export function saysMuch(payload: unknown): boolean {
  const numbers = new Set<number>()
  const hasText = (value: unknown): boolean => {
    if (typeof value === 'number') numbers.add(value)
    if (typeof value === 'string') return value.length >= LONG_TEXT
    return typeof value === 'object' && value !== null && Object.values(value).some(hasText)
  }
  return hasText(payload) || numbers.size >= MANY_NUMBERS
}
