import type { Operation } from '../../contract'
import type { Bound } from '../ask/bind'
import type { Desk } from '../ask/desk'
import { isObject } from '../exchange/deviation'
import { judgeExchange } from '../judge/judge'

/** Removes what a run that was stopped half-way has made: a later check would find its name or number taken. */
export async function removeLeftovers(desk: Desk, operations: readonly Operation[]): Promise<void> {
  for (const remove of operations) {
    const leftover = desk.table.leftovers[remove.name]
    const listing = leftover && desk.operation(leftover.listedBy)
    if (!leftover || !listing) continue
    for (const actor of desk.callers(remove)) {
      for (const { input, facts } of desk.bindings(listing, actor).bound) {
        const body = isObject(input.body) ? { ...input.body, ...leftover.ask } : input.body
        const asked = { facts, input: { ...input, ...(body !== undefined && { body }) } }
        for (const id of await leftIds(desk, listing, asked, actor, leftover.named)) {
          await desk.exchange(remove, removal(remove, id), actor)
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
  desk: Desk,
  listing: Operation,
  asked: Bound,
  actor: number | undefined,
  named: string,
): Promise<string[]> {
  const exchange = await desk.exchange(listing, asked, actor)
  const { payload, outcome } = judgeExchange(exchange, { named: desk.named, table: desk.table })
  if (outcome !== 'accepted') return []
  const value = payload?.value
  const records: unknown = isObject(value) ? value.records : value
  return (Array.isArray(records) ? records : []).flatMap((record: unknown) => {
    if (!isObject(record) || typeof record.id !== 'string') return []
    const name = record.name ?? record.title
    return typeof name === 'string' && name.startsWith(named) ? [record.id] : []
  })
}
