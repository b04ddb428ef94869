import type { Contract, Operation } from '../../contract'
import { fieldsOf } from '../exchange/fields'
import type { InputTable } from '../exchange/input-table'

export interface Selection {
  readonly contract: Contract
  readonly table: InputTable
  readonly only?: (operation: Operation) => boolean
  readonly write?: boolean
}

/** The calls of interest, and those whose answers they need, in the order of the contract. */
export function withSources(
  { contract, table, only, write }: Selection,
  sourcesOf: (fact: string) => readonly string[],
): readonly Operation[] {
  if (!only) return contract.operations
  // A set that is added to while it is walked: the sources of the sources are met in turn.
  const wanted = new Set(contract.operations.filter(only))
  for (const operation of wanted) {
    const facts = fieldsOf(operation, table, contract.book.named).map(({ fact }) => fact)
    const needed = [
      ...facts.flatMap(sourcesOf),
      ...(table.onlyOwn[operation.name] ?? []),
      table.like[operation.name],
    ]
    for (const source of contract.operations) {
      if (needed.includes(source.name) && (!source.writes || write)) wanted.add(source)
    }
  }
  return contract.operations.filter((operation) => wanted.has(operation))
}
