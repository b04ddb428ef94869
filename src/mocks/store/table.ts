import type * as z from 'zod/mini'
import type { Models } from './models'

/** The conditions of a query, in the spelling of @mswjs/data. */
export type Where<T> = { readonly [K in keyof T]?: { readonly equals: T[K] } }

/** The records of one kind that exist before anybody has changed anything: pure functions of the world. */
export interface BaseRecords<T> {
  find(id: string): T | undefined
  /** All that fit, in a fixed order; may hold more, so that the conditions may be ignored where all is cheap. */
  list(where: Where<T>): readonly T[]
}

export interface Table<T> {
  findFirst(query: { readonly where: Where<T> }): T | undefined
  /** In a fixed order: the base records, changed or not, then the new ones by age. */
  findMany(query: { readonly where: Where<T> }): T[]
  getAll(): T[]
  create(record: T): T
  /** Changes one record by its id; a member that is undefined changes nothing. Undefined where there is no such record. */
  update(query: {
    readonly where: { readonly id: { readonly equals: string } }
    readonly data: { readonly [K in keyof T]?: T[K] | undefined }
  }): T | undefined
  remove(id: string): void
  /** An id that was never given before, not even to a record that is gone. */
  nextId(): string
}

export interface TableOptions<T> {
  readonly changes: Models['change']
  /** Names the table within the database, and begins the ids of its new records. */
  readonly kind: string
  readonly schema: z.ZodMiniType<T>
  readonly base: BaseRecords<T>
}

/** The text of a change that has removed its record. */
const REMOVED = ''

/**
 * Copy on write: a record of the world costs nothing until somebody changes it. Then the whole record goes into the
 * database as one change, which from there on wins over the world's record of the same id; a removal is a change too.
 * A change that this build cannot read counts as none.
 */
export function createTable<T extends { readonly id: string }>({
  changes,
  kind,
  schema,
  base,
}: TableOptions<T>): Table<T> {
  const read = (text: string): T | undefined => {
    if (text === REMOVED) return undefined
    const parsed = schema.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : undefined
  }

  const find = (id: string): T | undefined => {
    const change = changes.findFirst({ where: { key: { equals: keyOf(id) } } })
    if (!change) return base.find(id)
    return change.text === REMOVED ? undefined : (read(change.text) ?? base.find(id))
  }

  const findMany = (where: Where<T>): T[] => {
    const id = where.id?.equals
    if (typeof id === 'string') {
      const record = find(id)
      return record && fits(record, where) ? [record] : []
    }
    const changed = new Map(
      changes.findMany({ where: { kind: { equals: kind } } }).map((change) => [change.recordId, change.text]),
    )
    const unchanged = base.list(where)
    const replaced = unchanged.flatMap((record) => {
      const text = changed.get(record.id)
      if (text === undefined) return record
      changed.delete(record.id)
      return text === REMOVED ? [] : (read(text) ?? record)
    })
    const added = [...changed.values()].flatMap((text) => read(text) ?? [])
    return [...replaced, ...added].filter((record) => fits(record, where))
  }

  const write = (id: string, text: string): void => {
    const where = { key: { equals: keyOf(id) } }
    if (changes.findFirst({ where })) changes.update({ where, data: { text } })
    else changes.create({ key: keyOf(id), kind, recordId: id, text })
  }

  const keyOf = (id: string) => `${kind}/${id}`

  return {
    findFirst: ({ where }) => findMany(where)[0],
    findMany: ({ where }) => findMany(where),
    getAll: () => findMany({}),
    create(record) {
      write(record.id, JSON.stringify(record))
      return record
    },
    update({ where, data }) {
      const record = find(where.id.equals)
      if (!record) return undefined
      const said = Object.entries(data).filter(([, value]) => value !== undefined)
      const updated: T = { ...record, ...Object.fromEntries(said) }
      write(record.id, JSON.stringify(updated))
      return updated
    },
    remove: (id) => write(id, REMOVED),
    nextId: () => `${kind}-${changes.count({ where: { kind: { equals: kind } } }) + 1}`,
  }
}

function fits<T>(record: T, where: Where<T>): boolean {
  for (const name in where) {
    const condition = where[name]
    if (condition && record[name] !== condition.equals) return false
  }
  return true
}

/** Base records that are few and cheap to make: made once, when first asked for. */
export function baseRecords<T extends { readonly id: string }>(make: () => readonly T[]): BaseRecords<T> {
  let made: { readonly all: readonly T[]; readonly byId: ReadonlyMap<string, T> } | undefined
  const known = () => {
    if (!made) {
      const all = make()
      made = { all, byId: new Map(all.map((record) => [record.id, record])) }
    }
    return made
  }
  return { find: (id) => known().byId.get(id), list: () => known().all }
}

/** A table of a database, made with the first question; the same one from there on. */
export function tableOf<D extends object, T>(make: (db: D) => Table<T>): (db: D) => Table<T> {
  const made = new WeakMap<D, Table<T>>()
  return (db) => {
    const table = made.get(db) ?? make(db)
    made.set(db, table)
    return table
  }
}
