import { isObject, valueAt } from './deviation'
import type { Exchange, Facts } from './exchange'
import type { InputTable, Source } from './input-table'

/** Facts that hold together: told by one answer, or asked with. */
export interface Row {
  readonly facts: Facts
  readonly from: string
  /** Who may use it; a row of a public call is for everybody. */
  readonly actor: number | undefined
}

/** An answer that a write may begin with. */
export interface Entity {
  readonly exchange: Exchange
  readonly payload: unknown
}

/** Rows of one answer that are kept: enough to choose from, the first and the last among them. */
const KEPT_ROWS = 12

/** What the API has told so far. */
export class Knowledge {
  #rows: Row[] = []
  readonly #entities = new Map<string, Entity>()
  readonly #table: InputTable

  constructor(table: InputTable, given: Readonly<Record<string, unknown>> = {}) {
    this.#table = table
    for (const [fact, value] of Object.entries(given)) {
      this.#rows.push({ facts: { [fact]: { value } }, from: 'given', actor: undefined })
    }
  }

  /** What somebody may use: what is public, what they were told themselves, and for staff what anybody was told. */
  rows(actor: number | undefined, isStaff = false): readonly Row[] {
    return this.#rows.filter((row) => isStaff || row.actor === undefined || row.actor === actor)
  }

  /** The payload with which a call last answered this person. */
  entity(call: string, actor: number | undefined): Entity | undefined {
    return this.#entities.get(`${call} ${actor}`)
  }

  /** Whether some answer to a call told any fact; says why a later call could not be made. */
  sourcesOf(fact: string): readonly string[] {
    return [...new Set(this.#table.sources.filter((source) => tells(source, fact)).map(({ from }) => from))]
  }

  /** After a write: what earlier answers said of the things that it is about may hold no longer. */
  forgetWitnesses(facts: Facts): void {
    const isAbout = ([name, { value }]: [string, Facts[string]]) =>
      String(facts[name]?.value) === String(value)
    this.#rows = this.#rows.map((row) =>
      Object.entries(row.facts).some(isAbout) ? { ...row, facts: withoutWitness(row.facts) } : row,
    )
  }

  add(row: Row): void {
    this.#rows.push(row)
  }

  learn(exchange: Exchange, payload: unknown): void {
    const { operation, facts } = exchange
    const isPublic = (operation.endpoint.access ?? 'public') === 'public'
    const isPersonal = this.#table.personal.some((fact) => fact in facts)
    const isForAll = (isPublic && !isPersonal) || this.#table.handsOver.includes(operation.name)
    const actor = isForAll ? undefined : exchange.actor
    this.#entities.set(`${operation.name} ${exchange.actor}`, { exchange, payload })
    for (const source of this.#table.sources) {
      if (source.from !== operation.name) continue
      const rows = sample(rowsOf(source, payload), KEPT_ROWS)
      for (const row of rows)
        this.#rows.push({ facts: { ...withoutWitness(facts), ...row }, from: operation.name, actor })
    }
  }
}

const tells = (source: Source, fact: string) => fact in source.gives || source.each.includes(`{${fact}}`)

/** What was asked with is known by its value; it was told elsewhere. */
function withoutWitness(facts: Facts): Facts {
  return Object.fromEntries(Object.entries(facts).map(([name, { value }]) => [name, { value }]))
}

function rowsOf({ each, gives }: Source, payload: unknown): Facts[] {
  let reached: { value: unknown; facts: Facts }[] = [{ value: payload, facts: {} }]
  for (const step of each.split('/').slice(1)) {
    const named = /^\{(\w+)\}$/.exec(step)?.[1]
    reached = reached.flatMap(({ value, facts }) => {
      if (step === '*') {
        const values = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : []
        return values.map((part: unknown) => ({ value: part, facts }))
      }
      if (!isObject(value)) return []
      if (named === undefined) return step in value ? [{ value: value[step], facts }] : []
      return Object.entries(value).map(([key, part]) => ({
        value: part,
        facts: { ...facts, [named]: { value: key } },
      }))
    })
  }
  return reached.flatMap(({ value, facts }) => {
    const row: Record<string, Facts[string]> = { ...facts }
    for (const [fact, pointer] of Object.entries(gives)) {
      const reported = valueAt(value, pointer)
      if (reported === undefined || reported === null || reported === '') continue
      row[fact] = { value: reported, ...(isObject(value) && { witness: value }) }
    }
    return Object.keys(row).length > 0 ? [row] : []
  })
}

/** At most `size` items, evenly spread, with the first and the last. */
export function sample<T>(items: readonly T[], size: number): T[] {
  if (items.length <= size) return [...items]
  const step = (items.length - 1) / (size - 1)
  return Array.from({ length: size }, (_, index) => items[Math.round(index * step)]).flatMap((item) =>
    item === undefined ? [] : [item],
  )
}
