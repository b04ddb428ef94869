import { describe, expect, it } from 'vitest'
import { INPUT_TABLE, tableOfRun } from '../inputs'
import { loadContract } from '../load'
import { fieldsOf, ownChoices } from './exchange/fields'
import { checkTable } from './exchange/input-table'

const whole = loadContract()

// What a check does with its inputs is tried by checker-inputs.long.test.ts.
describe('the inputs of the check', () => {
  it('have a source in the contract, for every call', () => {
    expect(() => checkTable(whole, INPUT_TABLE)).not.toThrow()
    const reported = new Set(
      INPUT_TABLE.sources.flatMap(({ gives, each }) => [
        ...Object.keys(gives),
        ...[...each.matchAll(/\{(\w+)\}/g)].flatMap(([, fact]) => fact ?? []),
      ]),
    )
    const unknown = whole.operations.flatMap((operation) =>
      fieldsOf(operation, INPUT_TABLE, whole.book.named)
        .filter(
          ({ required, empty, where }) =>
            required && !empty && !(where === 'body' && INPUT_TABLE.like[operation.name]),
        )
        .filter(({ fact, schema }) => {
          const isKnown = reported.has(fact) || fact in INPUT_TABLE.chosen
          return !isKnown && ownChoices(schema, whole.book.named).length === 0
        })
        .map(({ path }) => `${operation.name} ${path.join('/')}`),
    )
    expect(unknown, 'an input without a source: add one to tools/contract/inputs.ts').toEqual([])
  })

  it('come from calls that can be made before', () => {
    const reachable = new Set(INPUT_TABLE.sources.map(({ from }) => from))
    const writes = whole.operations.filter(({ writes: isWrite }) => isWrite).map(({ name }) => name)
    // What only a write tells is for what this run makes itself.
    const fromWrites = [...reachable].filter((name) => writes.includes(name))
    const own = new Set([...Object.values(INPUT_TABLE.onlyOwn).flat(), 'auth.smsCode'])
    expect(fromWrites.filter((name) => !own.has(name))).toEqual([])
  })

  it('have a number of their own for each run', () => {
    const numbers = [0, 1, 60_000].map(
      (later) => tableOfRun(new Date(1_780_000_000_000 + later)).chosen.freeTel,
    )
    expect(new Set(numbers).size).toBe(3)
    for (const number of numbers) expect(number).toMatch(/^199\d{8}$/)
  })
})
