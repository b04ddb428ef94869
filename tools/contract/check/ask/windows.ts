import { meaningOf } from '~/contracts/meaning'
import type { Cut } from '~/contracts/meaning/meaning'
import type { Operation } from '../../contract'
import { type Finding, isObject, member, ROOT } from '../exchange/deviation'
import type { Exchange } from '../exchange/exchange'
import { inputValue } from '../exchange/exchange'
import { factsWithout } from '../exchange/fields'
import { foundAt } from '../exchange/places'
import { type JudgeOptions, judgeExchange } from '../judge/judge'
import type { CheckSession } from './check-session'
import type { Overlapping } from './progress'

const ROWS = 'scoreTables.rows'
/** So wide that a list that is cut is cut, and that neighbours overlap. */
const WIDE = 20
/** Neighbours of the score with the most candidates. */
const STEPS = [0, 4, 9, -4, -9]
const LARGE_PAGE = 1000

/** Asks each call that tells what lies near a number around several of them: their windows overlap. */
export async function askWindows(session: CheckSession, operations: readonly Operation[]): Promise<void> {
  await session.each(operations, async (operation) => {
    const { cut } = meaningOf(operation.name)
    const { verdicts, overlapping } = session.of(operation)
    if (!cut?.window || verdicts.some(({ findings }) => findings.length > 0)) return
    const { window } = cut
    const [model] = session.accepted(operation)
    const middle = model && crowdedScore(session, model)
    if (!model || middle === undefined) return
    const narrowing = Object.keys(meaningOf(operation.name).filters)
    const asked = await Promise.all(
      STEPS.map(async (step) => {
        const query: Record<string, unknown> = { ...model.input.query, [window.of]: middle + step }
        for (const name of narrowing) delete query[name]
        Object.assign(query, { [window.within]: WIDE, page: 1, pageSize: LARGE_PAGE })
        const facts = factsWithout(operation, model.facts, new Set(Object.keys(query)), session)
        return (
          await session.callAndKeep(operation, { input: { ...model.input, query }, facts }, model.actor)
        ).exchange
      }),
    )
    for (const one of asked) {
      for (const other of asked) if (one !== other) overlapping.push({ one, other })
    }
  })
}

/** The score with the most candidates in the table of a question. */
function crowdedScore(session: CheckSession, { input, actor }: Exchange): number | undefined {
  const isOfTable = (body: unknown) =>
    isObject(body) && ['province', 'year', 'subject'].every((name) => body[name] === inputValue(input, name))
  const rows = session
    .answersOf(ROWS, actor)
    .flatMap(({ body, payload }) => (isOfTable(body) && Array.isArray(payload) ? payload : []))
    .filter(isObject)
  const most = rows.toSorted((a, b) => Number(b.sameScoreCount) - Number(a.sameScoreCount))[0]
  return typeof most?.score === 'number' ? most.score : undefined
}

/** What an answer that claims to be whole leaves out, although another answer has it in the same window. */
export function judgeWindows(
  overlapping: readonly Overlapping[],
  options: JudgeOptions,
): (readonly [Exchange, Finding])[] {
  return overlapping.flatMap(({ one, other }): (readonly [Exchange, Finding])[] => {
    const { cut } = meaningOf(one.operation.name)
    const [own, beside] = [judgeExchange(one, options), judgeExchange(other, options)]
    if (!cut || own.outcome !== 'accepted' || beside.outcome !== 'accepted') return []
    const lists = [own, beside].map(({ payload }) => listOf(payload?.value, cut))
    const [list = [], others = []] = lists
    if (!isWhole(own.payload?.value, cut, list.length)) return []
    const has = new Set(list.map((element) => JSON.stringify(element)))
    const isIn = inWindow(one, own.payload?.value, cut)
    const missing = others.filter((element) => isIn(element) && !has.has(JSON.stringify(element)))
    if (missing.length === 0) return []
    const at = own.payload?.at ?? member(ROOT, 'data')
    const finding: Finding = {
      ...member(at, cut.list.slice(1)),
      kind: 'meaning',
      rule: 'cut-without-a-word',
      expected: 'all that matches, or its number in total',
      got: `${list.length} elements; ${missing.length} more lie in the window, as another answer shows`,
    }
    return [[one, finding]]
  })
}

const listOf = (payload: unknown, { list }: Cut) =>
  foundAt(payload, `${list}/*`, ROOT).map(({ value }) => value)

/** An answer that says as many as it gives, or says nothing, has to have all. */
function isWhole(payload: unknown, { total, wholeWithoutTotal }: Cut, length: number): boolean {
  const [said] = foundAt(payload, total, ROOT)
  return said === undefined ? wholeWithoutTotal === true : said.value === length
}

function inWindow({ input }: Exchange, payload: unknown, { window }: Cut) {
  const middle = Number(window && foundAt(payload, window.around, ROOT)[0]?.value)
  const within = Number(window && inputValue(input, window.within))
  return (element: unknown): boolean => {
    const own = Number(window && foundAt(element, window.at, ROOT)[0]?.value)
    // At the edge servers may round either way.
    return Math.abs(own - middle) < (middle * within) / 100 - 1
  }
}
