import type { Operation } from '../../contract'
import { resolve, type SchemaBook } from '../../json-schema'
import { knownParts } from '../../known-parts'
import { isObject } from '../exchange/deviation'
import type { CallInput, Fact, Facts } from '../exchange/exchange'
import { assemble, type Field, fieldsOf, fitted, ownChoices } from '../exchange/fields'
import type { InputTable } from '../exchange/input-table'
import { restores } from '../exchange/input-table'
import type { Entity, Row } from '../exchange/knowledge'

/** An input whose values were all told by the API, chosen by the client, or are the contract's own. */
export interface Bound {
  readonly input: CallInput
  readonly facts: Facts
}

/** Ways to make a call, best first; or the facts that nothing has told yet, or the call whose answer it begins with. */
export interface Bindings {
  readonly bound: readonly Bound[]
  readonly missing: readonly string[]
}

export interface BindingContext {
  readonly table: InputTable
  readonly named: SchemaBook['named']
  /** What may be used. */
  readonly rows: readonly Row[]
  /** What a call last answered. */
  entity(call: string): Entity | undefined
}

/** Rows that a call is begun with, at most. */
const STARTS = 16

export function bindings(operation: Operation, context: BindingContext, withOptional = false): Bindings {
  const { table, named, rows: known } = context
  const fields = fieldsOf(operation, table, named)
  const makers = table.onlyOwn[operation.name]
  const rows = makers ? ownRows(known, makers, table) : known
  const like = modelOf(operation, context)
  if (table.like[operation.name] !== undefined && !like) {
    return { bound: [], missing: [String(table.like[operation.name])] }
  }
  const relevant = rows.filter((row) => fields.some(({ fact }) => fact in row.facts))
  const isOpen = (field: Field) => !isChosen(field, table) && !isCovered(field, like)
  const open = fields
    .filter((field) => (field.required || field.wanted || withOptional) && isOpen(field))
    .map(({ fact }) => fact)
  const starts = ranked(relevant, open, table)
  const bound: Bound[] = []
  const seen = new Set<string>()
  let missing: readonly string[] = []
  for (const [index, start] of [...starts.slice(0, STARTS), undefined].entries()) {
    const facts: Record<string, Fact> = { ...like?.facts }
    if (start && !compatible(start, facts)) continue
    Object.assign(facts, start?.facts)
    extend(facts, open, relevant, index)
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

/** What this run has made; others may only tell what goes with it: the planner whom an own order is given to. */
function ownRows(known: readonly Row[], makers: readonly string[], table: InputTable): Row[] {
  const made = table.sources
    .filter(({ from }) => makers.includes(from))
    .flatMap(({ gives }) => Object.keys(gives))
  return known.filter(({ from, facts }) => makers.includes(from) || !made.some((fact) => fact in facts))
}

const isChosen = (field: Field, table: InputTable) => field.fact in table.chosen

/** Most of what is wanted first; among equals the preferred value, then the newest year. */
function ranked(rows: readonly Row[], open: readonly string[], table: InputTable): Row[] {
  const liked = ({ facts }: Row) =>
    Object.entries(table.preferred).filter(([fact, value]) => facts[fact]?.value === value).length
  const year = ({ facts }: Row) => Number((facts.year ?? facts.lineYear)?.value ?? 0)
  return rows
    .map((row, index) => ({ row, index, reported: count(row, open) }))
    .sort(
      (a, b) =>
        b.reported - a.reported ||
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

/** Adds rows that tell what is still open, as long as they agree with what is known; another one at each attempt. */
function extend(
  facts: Record<string, Fact>,
  open: readonly string[],
  rows: readonly Row[],
  attempt: number,
): void {
  for (;;) {
    const lacking = open.filter((fact) => !(fact in facts))
    if (lacking.length === 0) return
    let most = 1
    let best: Row[] = []
    for (const row of rows) {
      const reported = count(row, lacking)
      if (reported < most || !compatible(row, facts)) continue
      if (reported > most) best = []
      most = reported
      best.push(row)
    }
    const next = best[attempt % Math.max(1, best.length)]
    if (!next) return
    for (const [name, fact] of Object.entries(next.facts)) facts[name] ??= fact
  }
}

function count({ facts: reported }: Row, facts: readonly string[]): number {
  let sum = 0
  for (const fact of facts) if (fact in reported) sum += 1
  return sum
}

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
  const incomplete = new Set<string>()
  for (const field of fields) {
    if (isCovered(field, like)) continue
    if (!field.required && !field.wanted && !withOptional && !isPaging(field)) continue
    // What is put back later is sent whole as it was read, or not at all.
    if (like?.isWhole && field.where === 'body') {
      if (field.required) missing.push(field.fact)
      continue
    }
    const chosen = table.chosen[field.fact]
    const choices = ownChoices(field.schema, named)
    const choice = choices[attempt % Math.max(1, choices.length)]
    const fact = known[field.fact] ?? (choice === undefined ? undefined : { value: choice })
    const candidate = chosen ?? fact?.value
    const fit = candidate === undefined ? undefined : fitted(candidate, field.schema, named)
    if (fit) {
      values.set(field, fit.value)
      if (chosen === undefined && fact) facts[field.fact] = fact
    } else if (field.empty) values.set(field, field.empty.value)
    else if (field.required) missing.push(field.fact)
    else if (field.neededInGroup && field.group !== undefined) incomplete.add(field.group)
  }
  for (const field of values.keys()) {
    if (field.group !== undefined && incomplete.has(field.group)) values.delete(field)
  }
  return missing.length > 0 ? { missing } : { values, facts }
}

/** A page is asked for even where the contract would do without: the answer can then be held to it. */
const isPaging = ({ fact }: Field) => fact === 'page' || fact === 'pageSize'

/** An entity that a write begins with. */
interface Model {
  /** Members of the body, whole, as an earlier answer told them. */
  readonly members: Readonly<Record<string, unknown>>
  readonly leaves: readonly string[]
  readonly facts: Facts
  /** Nothing is added to the members. */
  readonly isWhole: boolean
}

const isCovered = ({ where, path }: Field, like: Model | undefined) =>
  where === 'body' &&
  like !== undefined &&
  (String(path[0]) in like.members || like.leaves.includes(String(path[0])))

function modelOf(
  operation: Operation,
  { table, named, entity: entityOf }: BindingContext,
): Model | undefined {
  const call = table.like[operation.name]
  const entity = call === undefined ? undefined : entityOf(call)
  if (!entity || !isObject(entity.payload) || !operation.body) return undefined
  const leaves = table.leaves[operation.name] ?? []
  const members: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(resolve(operation.body, named).properties ?? {})) {
    const reported = leaves.includes(name) ? undefined : entity.payload[name]
    // What the contract does not name is not sent back: the server may not know it in a question.
    const fit =
      reported === undefined ? undefined : fitted(knownParts(reported, schema, named), schema, named)
    if (fit) members[name] = fit.value
  }
  return { members, leaves, facts: entity.exchange.facts, isWhole: restores(operation, table) }
}
