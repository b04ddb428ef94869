import { fromRow, type Models, type Query, type Rows, toRow } from './models'
import type { Kind, RecordOf } from './records'

/** Values that some members of a record must have. */
export type Where<T> = { readonly [Name in keyof T]?: NonNullable<T[Name]> }

/** The records of one kind that exist before anybody has changed anything: pure functions of the world. */
export interface BaseRecords<T> {
  find(id: string): T | undefined
  /** All that fit, in a fixed order; may hold more, so that the conditions may be ignored where all is cheap. */
  list(where: Where<T>): readonly T[]
}

export interface Table<T> {
  find(id: string): T | undefined
  /** In a fixed order: the base records, changed or not, then the new ones by age. */
  list(where?: Where<T>): T[]
  /** Keeps a whole record, new or changed. */
  put(record: T): T
  /** Changes one record; a member that is undefined changes nothing. Undefined where there is no such record. */
  change(id: string, data: { readonly [Name in keyof T]?: T[Name] | undefined }): T | undefined
  remove(id: string): void
  /** An id that was never given before, not even to a record that is gone. */
  nextId(): string
}

/** Kinds with records in the world, or possibly with some. */
type WorldKind = Exclude<Kind, 'credential' | 'smsCode' | 'removal'>

/**
 * Copy on write over a model of the database: a record of the world costs nothing until it is changed. Then the
 * whole record goes into the model, and wins over the world's record of the same id. A removal is remembered by its id.
 */
export function createTable<K extends WorldKind>(
  models: Models,
  kind: K,
  base: BaseRecords<RecordOf<K>>,
): Table<RecordOf<K>> {
  return overlay<RecordOf<K>>({
    kind,
    rows: models[kind],
    removals: removalsOf(models, kind),
    base,
    toRow: (record) => toRow(kind, record),
    fromRow: (row) => fromRow(kind, row),
  })
}

interface Removals {
  has(id: string): boolean
  /** All that are gone: a look-up for each record of a long list takes too long. */
  all(): ReadonlySet<string>
  add(id: string): void
  count(): number
}

function removalsOf({ removal }: Models, kind: Kind): Removals {
  const key = (recordId: string) => `${kind}/${recordId}`
  const has = (id: string) => removal.findFirst({ where: { key: { equals: key(id) } } }) !== null
  return {
    has,
    all: () =>
      new Set(removal.findMany({ where: { kind: { equals: kind } } }).map(({ recordId }) => recordId)),
    add(id) {
      if (!has(id)) removal.create({ key: key(id), kind, recordId: id })
    },
    count: () => removal.count({ where: { kind: { equals: kind } } }),
  }
}

interface Layers<T> {
  readonly kind: Kind
  readonly rows: Rows<T>
  readonly removals: Removals
  readonly base: BaseRecords<T>
  readonly toRow: (record: T) => T
  readonly fromRow: (row: T) => T
}

function overlay<T extends { readonly id: string }>({
  kind,
  rows,
  removals,
  base,
  ...as
}: Layers<T>): Table<T> {
  const find = (id: string): T | undefined => {
    const changed = rows.findFirst({ where: { id: { equals: id } } })
    if (changed) return as.fromRow(changed)
    return removals.has(id) ? undefined : base.find(id)
  }

  const put = (record: T): T => {
    const query: Query<T> = { where: { id: { equals: record.id } } }
    const row = as.toRow(record)
    return as.fromRow(rows.update({ ...query, data: row }) ?? rows.create(row))
  }

  return {
    find,
    list(where = {}) {
      const fitting = new Map(rows.findMany(queryOf(where)).map((record) => [record.id, as.fromRow(record)]))
      const changed = new Set(rows.getAll().map(({ id }) => id))
      const removed = removals.all()
      const replaced = base.list(where).flatMap((record) => {
        if (!changed.has(record.id)) return !removed.has(record.id) && fits(record, where) ? [record] : []
        const instead = fitting.get(record.id)
        fitting.delete(record.id)
        return instead ?? []
      })
      return [...replaced, ...fitting.values()]
    },
    put,
    change(id, data) {
      const record = find(id)
      if (!record) return undefined
      const said = Object.entries(data).filter(([, value]) => value !== undefined)
      return put({ ...record, ...Object.fromEntries(said) })
    },
    remove(id) {
      rows.deleteMany({ where: { id: { equals: id } } })
      removals.add(id)
    },
    nextId: () => `${kind}-${rows.count() + removals.count() + 1}`,
  }
}

function queryOf<T>(where: Where<T>): Query<T> {
  const conditions = Object.entries(where).map(([name, value]) => [name, { equals: value }])
  return { where: Object.fromEntries(conditions) }
}

function fits<T>(record: T, where: Where<T>): boolean {
  for (const name in where) {
    if (record[name] !== where[name]) return false
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
