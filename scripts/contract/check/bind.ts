import type { Operation } from '../contract'
import { resolve, type SchemaBook } from '../json-schema'
import { isObject } from './deviation'
import type { CallInput, Fact, Facts } from './exchange'
import { assemble, type Field, fieldsOf, fitted, ownChoices } from './fields'
import type { InputTable } from './input-table'
import type { Knowledge, Row } from './knowledge'

/** An input whose values were all told by the API, chosen by the client, or are the contract's own. */
export interface Bound {
  readonly input: CallInput
  readonly facts: Facts
}

/** Ways to make a call, best first; or the facts that nothing has told yet. */
export interface Bindings {
  readonly bound: readonly Bound[]
  readonly missing: readonly string[]
}

export interface BindingContext {
  readonly table: InputTable
  readonly named: SchemaBook['named']
  readonly knowledge: Knowledge
  readonly actor: number | undefined
}

/** Rows that a call is begun with, at most. */
const STARTS = 40

export function bindings(operation: Operation, context: BindingContext, withOptional = false): Bindings {
  const { table, named, knowledge, actor } = context
  const fields = fieldsOf(operation, table, named)
  const maker = table.onlyOwn[operation.name]
  const rows = knowledge.rows(actor).filter((row) => maker === undefined || row.from === maker)
  const like = modelOf(operation, context)
  if (table.like[operation.name] !== undefined && !like) {
    return { bound: [], missing: [`${table.like[operation.name]} 的回答`] }
  }
  const wanted = fields.filter((field) => field.required)
  const relevant = rows.filter((row) => fields.some(({ fact }) => fact in row.facts))
  const open = wanted
    .filter((field) => !isChosen(field, table) && !isCovered(field, like))
    .map(({ fact }) => fact)
  const starts = ranked(relevant, open, table)
  const bound: Bound[] = []
  const seen = new Set<string>()
  let missing: readonly string[] = []
  for (const [index, start] of [...starts.slice(0, STARTS), undefined].entries()) {
    const facts: Record<string, Fact> = { ...like?.facts }
    if (start && !compatible(start, facts)) continue
    Object.assign(facts, start?.facts)
    extend(facts, open, relevant)
    const result = fill(fields, facts, like, index, withOptional, context)
    if ('missing' in result) {
      if (missing.length === 0 || result.missing.length < missing.length) missing = result.missing
      continue
    }
    const input = assemble(operation, result.values, like?.members)
    const key = JSON.stringify(input)
    if (seen.has(key)) continue
    seen.add(key)
    bound.push({ input, facts: result.facts })
  }
  return { bound, missing: bound.length > 0 ? [] : missing }
}

const isChosen = (field: Field, table: InputTable) => field.fact in table.chosen

/** Most of what is wanted first; among equals the preferred value, then the newest year. */
function ranked(rows: readonly Row[], open: readonly string[], table: InputTable): Row[] {
  const score = ({ facts }: Row) => open.filter((fact) => fact in facts).length
  const liked = ({ facts }: Row) =>
    Object.entries(table.preferred).filter(([fact, value]) => facts[fact]?.value === value).length
  const year = ({ facts }: Row) => Number(facts.year?.value ?? 0)
  return rows
    .map((row, index) => ({ row, index }))
    .sort(
      (a, b) =>
        score(b.row) - score(a.row) ||
        liked(b.row) - liked(a.row) ||
        year(b.row) - year(a.row) ||
        a.index - b.index,
    )
    .map(({ row }) => row)
}

/** No fact means one thing here and another there. */
function compatible(row: Row, facts: Facts): boolean {
  return Object.entries(row.facts).every(([name, { value }]) => {
    const known = facts[name]
    return known === undefined || String(known.value) === String(value)
  })
}

/** Adds rows that tell what is still open, as long as they agree with what is known. */
function extend(facts: Record<string, Fact>, open: readonly string[], rows: readonly Row[]): void {
  for (;;) {
    const lacking = open.filter((fact) => !(fact in facts))
    if (lacking.length === 0) return
    const next = rows
      .filter((row) => lacking.some((fact) => fact in row.facts) && compatible(row, facts))
      .toSorted((a, b) => count(b, lacking) - count(a, lacking))[0]
    if (!next) return
    for (const [name, fact] of Object.entries(next.facts)) facts[name] ??= fact
  }
}

const count = (row: Row, facts: readonly string[]) => facts.filter((fact) => fact in row.facts).length

type Filled = { values: Map<Field, unknown>; facts: Facts } | { missing: string[] }

function fill(
  fields: readonly Field[],
  known: Facts,
  like: Model | undefined,
  attempt: number,
  withOptional: boolean,
  { table, named }: BindingContext,
): Filled {
  const values = new Map<Field, unknown>()
  const facts: Record<string, Fact> = {}
  const missing: string[] = []
  for (const field of fields) {
    if (isCovered(field, like)) continue
    if (!field.required && !withOptional && !isPaging(field)) continue
    const fact = known[field.fact]
    const chosen = table.chosen[field.fact]
    const choices = ownChoices(field.schema, named)
    const candidate = chosen ?? fact?.value ?? choices[attempt % Math.max(1, choices.length)]
    const fit = candidate === undefined ? undefined : fitted(candidate, field.schema, named)
    if (fit) {
      values.set(field, fit.value)
      // A list of filters, or what the client chose itself, says nothing about the answer's identity.
      if (chosen === undefined && fact && !Array.isArray(fit.value)) facts[field.fact] = fact
    } else if (field.empty) values.set(field, field.empty.value)
    else if (field.required) missing.push(field.fact)
  }
  return missing.length > 0 ? { missing } : { values, facts }
}

/** A page is asked for even where the contract would do without, so that the answer can be held to it. */
const isPaging = ({ fact }: Field) => fact === 'page' || fact === 'pageSize'

/** An entity that a write begins with. */
interface Model {
  /** Members of the body, whole, as an earlier answer told them. */
  readonly members: Readonly<Record<string, unknown>>
  readonly facts: Facts
}

const isCovered = ({ where, path }: Field, like: Model | undefined) =>
  where === 'body' && like !== undefined && String(path[0]) in like.members

function modelOf(
  operation: Operation,
  { table, named, knowledge, actor }: BindingContext,
): Model | undefined {
  const call = table.like[operation.name]
  const entity = call === undefined ? undefined : knowledge.entity(call, actor)
  if (!entity || !isObject(entity.payload) || !operation.body) return undefined
  const members: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(resolve(operation.body, named).properties ?? {})) {
    const told = entity.payload[name]
    const fit = told === undefined ? undefined : fitted(told, schema, named)
    if (fit) members[name] = fit.value
  }
  return { members, facts: entity.exchange.facts }
}
