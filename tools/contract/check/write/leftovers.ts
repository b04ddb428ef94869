import type { Operation } from '../../contract'
import type { Bound } from '../ask/bind'
import type { CheckSession } from '../ask/check-session'
import { isObject } from '../exchange/deviation'
import { judgeExchange } from '../judge/judge'

/** Removes what a run that was stopped half-way has made: a later check would find its name or number taken. */
export async function removeLeftovers(
  session: CheckSession,
  operations: readonly Operation[],
): Promise<void> {
  for (const remove of operations) {
    const leftover = session.table.leftovers[remove.name]
    const listing = leftover && session.operation(leftover.listedBy)
    if (!leftover || !listing) continue
    for (const actor of session.callers(remove)) {
      for (const { input, facts } of session.bindings(listing, actor).bound) {
        const body = isObject(input.body) ? { ...input.body, ...leftover.ask } : input.body
        const asked = { facts, input: { ...input, ...(body !== undefined && { body }) } }
        for (const id of await leftIds(session, listing, asked, actor, leftover.named)) {
          await session.exchange(remove, removal(remove, id), actor)
        }
      }
    }
  }
}

function removal({ pathParams }: Operation, id: string): Bound {
  const isInPath = pathParams.includes('id')
  return { facts: {}, input: { params: isInPath ? { id } : {}, query: isInPath ? {} : { id } } }
}

async function leftIds(
  session: CheckSession,
  listing: Operation,
  asked: Bound,
  actor: number | undefined,
  named: string,
): Promise<string[]> {
  const exchange = await session.exchange(listing, asked, actor)
  const { payload, outcome } = judgeExchange(exchange, { named: session.named, table: session.table })
  if (outcome !== 'accepted') return []
  const value = payload?.value
  const records: unknown = isObject(value) ? value.records : value
  return (Array.isArray(records) ? records : []).flatMap((record: unknown) => {
    if (!isObject(record) || typeof record.id !== 'string') return []
    const name = record.name ?? record.title
    return typeof name === 'string' && name.startsWith(named) ? [record.id] : []
  })
}
