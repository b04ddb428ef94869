import { drop, factory, nullable, primaryKey } from '@mswjs/data'
import { KEYS, type Kind, RECORDS, type RecordOf } from './records'

type Conditions<T> = { readonly [Name in keyof T]?: { readonly equals: NonNullable<T[Name]> } }

/** Conditions on members of a record, in the spelling of @mswjs/data. */
export interface Query<T> {
  readonly where: Conditions<T> | { readonly id: { readonly equals: string } }
}

/** What the store asks of one model of @mswjs/data. */
export interface Rows<T> {
  create(record: T): T
  /** Writes every member that `data` has, also an undefined one. Null where nothing fits. */
  update(query: Query<T> & { readonly data: T }): T | null
  findFirst(query: Query<T>): T | null
  findMany(query: Query<T>): T[]
  getAll(): T[]
  count(query?: Query<T>): number
  deleteMany(query: Query<T>): unknown
}

export type Models = { readonly [K in Kind]: Rows<RecordOf<K>> }

/** The content of all models as plain data, for keeping it. */
export type Snapshot = { readonly [K in Kind]: readonly RecordOf<K>[] }

const KINDS = Object.keys(RECORDS).filter((kind): kind is Kind => kind in RECORDS)

/** A model for each kind of record, with what was saved; an unreadable record makes all of them start anew. */
export function createModels(saved?: Snapshot): Models {
  const made = factory(Object.fromEntries(KINDS.map((kind) => [kind, definitionOf(kind)])))
  // The definitions come from the schemas; the library's types only follow definitions that are written out.
  const models = made as unknown as Models
  tellNoTabs(made)
  if (saved && !restore(models, saved)) drop(made)
  return models
}

/**
 * The library repeats each write of a tab in all others, one by one. Taking over what was kept begins by deleting: they
 * would be signed out by it. Tabs follow by what is kept alone.
 */
function tellNoTabs(made: object): void {
  for (const symbol of Object.getOwnPropertySymbols(made)) {
    const database: unknown = Reflect.get(made, symbol)
    if (hasEvents(database)) database.events.removeAllListeners()
  }
}

function hasEvents(value: unknown): value is { readonly events: { removeAllListeners(): unknown } } {
  return typeof value === 'object' && value !== null && 'events' in value
}

/** Puts a snapshot in the place of all that is there; one that cannot be read leaves it as it is. */
export function renewModels(models: Models, snapshot: Snapshot): void {
  const before = takeSnapshot(models)
  clear(models)
  if (restore(models, snapshot)) return
  clear(models)
  restore(models, before)
}

function clear(models: Models): void {
  for (const kind of KINDS) clearKind(kind, models)
}

function clearKind<K extends Kind>(kind: K, models: Models): void {
  const rows: Rows<RecordOf<K>> = models[kind]
  rows.deleteMany({ where: {} })
}

/** Every member is a plain value or a list, which a model takes as it is; one that is absent is null in the model. */
function definitionOf(kind: Kind) {
  const absent = (): string | null => null
  return Object.fromEntries(
    membersOf(kind).map((name) => [
      name,
      name === (KEYS[kind] ?? 'id') ? primaryKey(String) : nullable(absent),
    ]),
  )
}

const membersOf = (kind: Kind) => Object.keys(RECORDS[kind].shape)

/** Members that a record of the kind may do without. */
const optionalMembers = Object.fromEntries(
  KINDS.map((kind) => {
    const members = Object.entries(RECORDS[kind].shape)
    return [kind, new Set(members.flatMap(([name, { _zod }]) => (_zod.optin === 'optional' ? [name] : [])))]
  }),
)

/** A record as a model keeps it: with every member, so that nothing of an older state shines through. */
export function toRow<K extends Kind>(kind: K, record: RecordOf<K>): RecordOf<K> {
  return { ...Object.fromEntries(membersOf(kind).map((name) => [name, null])), ...record }
}

/** A record as it was put in: without the symbols that the library adds, which cannot be stored, and what is absent. */
export function fromRow<K extends Kind>(kind: K, row: RecordOf<K>): RecordOf<K> {
  const isAbsent = ([name, value]: [string, unknown]) =>
    value === undefined || (value === null && optionalMembers[kind]?.has(name))
  // The entries of a record are the record.
  return Object.fromEntries(Object.entries(row).filter((entry) => !isAbsent(entry))) as RecordOf<K>
}

export function takeSnapshot(models: Models): Snapshot {
  const all: Record<string, unknown> = {}
  for (const kind of KINDS) all[kind] = recordsOf(models, kind)
  // One entry for each kind, with the records of that kind.
  return all as unknown as Snapshot
}

function recordsOf<K extends Kind>(models: Models, kind: K): RecordOf<K>[] {
  const rows: Rows<RecordOf<K>> = models[kind]
  return rows.getAll().map((row) => fromRow(kind, row))
}

/** Why a value is no snapshot of this version, for testers; undefined for one that can be restored. */
export function snapshotProblem(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return '不是模拟接口存的数据'
  for (const kind of KINDS) {
    const records: unknown = Reflect.get(value, kind)
    if (!Array.isArray(records)) return `不是这个版本的模拟接口存的数据：没有 ${kind}`
    for (const [at, record] of records.entries()) {
      const { error } = RECORDS[kind].safeParse(record)
      const place = error?.issues[0]?.path.map((step) => `/${String(step)}`).join('')
      if (error) return `不是这个版本的模拟接口存的数据：/${kind}/${at}${place} 不对`
    }
  }
  return undefined
}

// Data saved by an older build may not fit these records: then the world starts anew instead of failing.
function restore(models: Models, saved: Snapshot): boolean {
  try {
    for (const kind of KINDS) restoreKind(kind, models, saved)
    return true
  } catch (error) {
    console.warn('保存的演示数据无法读取，已重新开始', error)
    return false
  }
}

function restoreKind<K extends Kind>(kind: K, models: Models, saved: Snapshot): void {
  const rows: Rows<RecordOf<K>> = models[kind]
  for (const record of saved[kind]) {
    RECORDS[kind].parse(record)
    rows.create(toRow(kind, record))
  }
}
