import { meaningOf } from '~/contracts/meaning'
import type { Filter } from '~/contracts/meaning/meaning'
import type { Operation } from '../../contract'
import { resolve } from '../../json-schema'
import { type Finding, isObject, member, ROOT } from '../exchange/deviation'
import { type Exchange, NoAnswer } from '../exchange/exchange'
import { factsWithout, fieldsOf, ownChoices } from '../exchange/fields'
import { sample } from '../exchange/knowledge'
import { foundAt } from '../exchange/places'
import { judgeExchange } from '../judge/judge'
import { pageOf } from '../judge/meaning/pages'
import type { Bound } from './bind'
import type { CheckSession } from './check-session'
import type { Narrowed } from './progress'

/** Questions by one filter, and those of them that ask for one value where there are many. */
const MOST_VALUES = 8
const ALONE = 3
const LONG_PAGE = 30
/** So many elements are not the same by chance. */
const SEVERAL = 5

/**
 * Asks each call with each value of each of its filters: those that the contract lists, else those that its own answers
 * have told. What is left is judged by `filter-ignored`; here only what a name finds.
 */
export async function askFilters(session: CheckSession, operations: readonly Operation[]): Promise<void> {
  await session.each(operations, async (operation) => {
    const { filters, orders } = meaningOf(operation.name)
    const { verdicts, narrowed } = session.of(operation)
    if (Object.keys(filters).length === 0 || verdicts.some(({ findings }) => findings.length > 0)) return
    const accepted = session.accepted(operation)
    const plain = accepted.filter((exchange) => isPlain(exchange, Object.keys(filters), operation))
    const model = longest(plain.length > 0 ? plain : accepted)
    if (!model) return
    const start = withMembers(session, operation, model, {
      ...Object.fromEntries(
        Object.entries(filters).flatMap(([name, { keeps }]) =>
          keeps === 'apart' ? [] : [[name, undefined]],
        ),
      ),
      ...(isPagedBy(session, operation) && { page: 1, pageSize: LONG_PAGE }),
    })
    const base = await openingOf(session, operation, start, model.actor)
    if (!base) return
    const { exchange: opening, payload } = base
    const inOrder = orders
      .flatMap(({ asked }) => asked ?? [])
      .map(async ({ input, value }) => {
        await session.call(
          operation,
          withMembers(session, operation, opening, { [input]: value }),
          model.actor,
        )
      })
    const byFilter = Object.entries(filters).flatMap(([name, filter]) => {
      const isList = schemaOf(session, operation, name)?.type === 'array'
      const askFor = async (values: readonly unknown[]) => {
        const bound = withMembers(session, operation, opening, { [name]: isList ? values : values[0] })
        return (await session.callAndKeep(operation, bound, opening.actor)).exchange
      }
      if (filter.keeps === 'apart')
        return [askApart(name, reportedElsewhere(session, operation, name, model.actor))]
      const reported = valuesOf(session, operation, name, filter, opening, payload)
      const groups = isList && filter.keeps === 'among' ? together(reported) : apart(reported, filter)
      return groups.map(async (values) => {
        narrowed.push({ filter: name, values, base: opening, exchange: await askFor(values) })
      })

      async function askApart(filter: string, values: readonly unknown[]) {
        const [one, other] = sample([...new Set(values)], 2)
        if (one === undefined || other === undefined) return
        const base = await askFor([one])
        narrowed.push({ filter, values: [other], base, exchange: await askFor([other]) })
      }
    })
    await Promise.all([...inOrder, ...byFilter])
  })
}

/** A value leaves fewer than there are, as many as its facet says; a name finds its own record. */
export function judgeNarrowed(
  narrowed: readonly Narrowed[],
  options: Parameters<typeof judgeExchange>[1],
): (readonly [Exchange, Finding])[] {
  return narrowed.flatMap(({ filter: name, values, base, exchange }): (readonly [Exchange, Finding])[] => {
    const filter = meaningOf(exchange.operation.name).filters[name]
    const [before, after] = [judgeExchange(base, options), judgeExchange(exchange, options)]
    if (filter?.where !== undefined && foundAt(after.payload?.value, filter.where, ROOT).length === 0)
      return []
    if (!filter || after.outcome !== 'accepted' || after.findings.length > 0) return []
    const at = after.payload?.at ?? member(ROOT, 'data')
    const wrong = countedWrong(name, values, filter, before.payload?.value, after.payload?.value)
    return wrong ? [[exchange, { ...at, kind: 'meaning', rule: 'filter-ignored', ...wrong }]] : []
  })
}

/** How many are left against how many there were. The answer's own counts for the values are compared too. */
function countedWrong(
  name: string,
  values: readonly unknown[],
  filter: Filter,
  before: unknown,
  after: unknown,
) {
  const left = foundAt(after, `${filter.list}/*${filter.at}`, ROOT).map((each) => each.value)
  const [whole, total] = [countOf(before, filter), countOf(after, filter)]
  const asked = `${name} ${JSON.stringify(values.length === 1 ? values[0] : values)}`
  if (filter.keeps === 'apart') {
    if (left.length < SEVERAL) return undefined
    const elements = (payload: unknown) =>
      JSON.stringify(foundAt(payload, `${filter.list}/*`, ROOT).map(({ value }) => value))
    if (elements(before) !== elements(after)) return undefined
    return { expected: `others for ${asked} than for another value`, got: `the same ${left.length}` }
  }
  if (filter.keeps === 'named' && !values.some((value) => left.includes(value)))
    return { expected: `a record of ${asked}`, got: `${left.length} others` }
  const counts = facetCounts(before, name, values)
  // A record may have several of the values where it has a list of them.
  const [least, most] = [filter.at.endsWith('*') ? Math.max(...counts) : sum(counts), sum(counts)]
  if (counts.length === values.length && (total < least || total > most))
    return {
      expected: `${least === most ? most : `${least} to ${most}`} for ${asked}, as its facet says`,
      got: String(total),
    }
  const isOther = (each: unknown) =>
    filter.keeps === 'named' ? !String(each).includes(String(values[0])) : !values.includes(each)
  const elements = foundAt(before, `${filter.list}/*`, ROOT)
  const lacksIt = elements.some(({ value: element }) => {
    const own = foundAt(element, filter.at, ROOT).map((each) => each.value)
    return own.length > 0 && own.every(isOther)
  })
  if (filter.keeps === 'atMost' || filter.keeps === 'without' || !lacksIt || total < whole) return undefined
  return { expected: `fewer than ${whole} for ${asked}`, got: `${total}` }
}

const sum = (numbers: readonly number[]) => numbers.reduce((before, each) => before + each, 0)

/** How many records the answer itself counts for each of the values. */
function facetCounts(payload: unknown, name: string, values: readonly unknown[]): number[] {
  return foundAt(payload, `/facets/${name}/*`, ROOT).flatMap(({ value: facet }) =>
    isObject(facet) && values.includes(facet.value) && typeof facet.count === 'number' ? [facet.count] : [],
  )
}

const countOf = (payload: unknown, { list }: Filter) =>
  pageOf(payload)?.total ?? foundAt(payload, `${list}/*`, ROOT).length

/** The call without a filter, by the caller who is given most. */
async function openingOf(
  session: CheckSession,
  operation: Operation,
  bound: Bound,
  actor: number | undefined,
) {
  const callers = session.callers(operation)
  let best: { exchange: Exchange; payload: unknown; count: number } | undefined
  for (const caller of new Set([actor, callers.at(-1)])) {
    if (best && best.count > 1) break
    const { exchange, verdict } = await session.callAndKeep(operation, bound, caller)
    const { outcome, payload } = verdict
    const count = pageOf(payload?.value)?.total ?? 0
    if (outcome !== 'accepted' || (best && best.count >= count)) continue
    best = { exchange, payload: payload?.value, count }
  }
  return best
}

/** The exchange with the longest answer: there is most to choose from. */
function longest(exchanges: readonly Exchange[]): Exchange | undefined {
  const size = ({ answer }: Exchange) => (answer instanceof NoAnswer ? 0 : answer.body.length)
  return exchanges.toSorted((a, b) => size(b) - size(a))[0]
}

const partOf = (operation: Operation, name: string) => (name in operation.query ? 'query' : 'body')

function schemaOf(session: CheckSession, operation: Operation, name: string) {
  const own = operation.query[name] ?? bodyMembers(session, operation)[name]
  return own && resolve(own, session.named)
}

const bodyMembers = (session: CheckSession, { body }: Operation) =>
  body ? (resolve(body, session.named).properties ?? {}) : {}

const isPagedBy = (session: CheckSession, operation: Operation) =>
  ['page', 'pageSize'].every((name) => name in operation.query || name in bodyMembers(session, operation))

/** Whether none of the filters was asked with. */
function isPlain({ input }: Exchange, filters: readonly string[], operation: Operation): boolean {
  return filters.every((name) => {
    const part = partOf(operation, name) === 'query' ? input.query : input.body
    return !isObject(part) || part[name] === undefined
  })
}

/** The input with some members set or left out. What was known of those does not hold for the answer. */
function withMembers(
  session: CheckSession,
  operation: Operation,
  { input, facts }: Bound,
  members: Readonly<Record<string, unknown>>,
): Bound {
  let { query } = input
  let body = input.body
  for (const [name, value] of Object.entries(members)) {
    const inQuery = name in operation.query
    const part = inQuery ? query : isObject(body) ? body : {}
    const { [name]: _, ...rest } = part
    const next = value === undefined ? rest : { ...rest, [name]: value }
    if (inQuery) query = next
    else if (operation.body) body = next
  }
  return {
    input: { ...input, query, ...(body !== undefined && { body }) },
    facts: factsWithout(operation, facts, new Set(Object.keys(members)), session),
  }
}

/** The contract's own values of a filter, else those that an answer without it has told; limits from the lowest. */
function valuesOf(
  session: CheckSession,
  operation: Operation,
  name: string,
  filter: Filter,
  { actor }: Exchange,
  payload: unknown,
): readonly unknown[] {
  const schema = schemaOf(session, operation, name)
  const choices = schema ? ownChoices(schema, session.named).flat() : []
  const reported = foundAt(payload, `${filter.list}/*${filter.at}`, ROOT).map(({ value }) => value)
  const facets = foundAt(payload, `/facets/${name}/*/value`, ROOT).map(({ value }) => value)
  const here = choices.length > 0 ? choices : [...facets, ...reported]
  // Where the answer shows none, some other call has told what there is.
  const values = [...new Set(here.length > 0 ? here : reportedElsewhere(session, operation, name, actor))]
  return filter.keeps === 'atMost' ? values.toSorted((a, b) => Number(a) - Number(b)) : values
}

function reportedElsewhere(
  session: CheckSession,
  operation: Operation,
  name: string,
  actor: number | undefined,
): unknown[] {
  const field = fieldsOf(operation, session.table, session.named).find(
    ({ path }) => path.length === 1 && path[0] === name,
  )
  const rows = field ? session.knowledge.rows(actor) : []
  return rows.flatMap(({ facts }) => (field && facts[field.fact]?.value) ?? [])
}

/** All values of an input that takes a list of them: the first ones alone, the others in as many groups as are left. */
function together(values: readonly unknown[]): unknown[][] {
  if (values.length <= MOST_VALUES) return values.map((value) => [value])
  const groups = Array.from({ length: MOST_VALUES - ALONE }, (): unknown[] => [])
  for (const [index, value] of values.slice(ALONE).entries()) groups[index % groups.length]?.push(value)
  return [...values.slice(0, ALONE).map((value) => [value]), ...groups]
}

/** Some of the values, evenly spread, one at a time. */
function apart(values: readonly unknown[], { keeps }: Filter): unknown[][] {
  const few =
    keeps === 'atMost' ? sample(values, 3).slice(0, 2) : sample(values, keeps === 'among' ? MOST_VALUES : 2)
  return few.map((value) => [value])
}
