import { describe, expect, it } from 'vitest'
import {
  guardsOf,
  problemsOf,
  readStatements,
  readTitles,
  rowsOf,
  statementsOf,
  titlesOf,
} from '../../scripts/lib/statements.mjs'
import { CALLS, ENTITIES } from '../contract/specified'

const statements = readStatements()

describe('the statements of the specification', () => {
  it('are those of both documents', () => {
    const sections = [...new Set(statements.map(({ section }) => section))]
    expect(sections.map((name) => name.slice(0, 4))).toEqual(
      ['S1', 'S2'].flatMap((document) =>
        [1, 2, 3, 4, 5, 6, 7, 8, 9]
          // S2 shows no roles.
          .filter((section) => document === 'S1' || section !== 6)
          .map((section) => `${document} ${section}`),
      ),
    )
    expect(statements.length).toBeGreaterThanOrEqual(166)
    // The calls and the entities are rows too: `tests/contract/specified.ts` has them.
    expect(rowsOf(statements).length + CALLS.length + Object.keys(ENTITIES).length).toBeGreaterThan(658)
  })

  it('each have a test that carries their number, or the decision that changes them', () => {
    expect(problemsOf(statements, readTitles())).toEqual([])
  })

  it('are all met or decided: none is open', () => {
    expect(statements.filter((statement) => 'open' in statement).map(({ id }) => id)).toEqual([])
  })
})

describe('a row of a statement', () => {
  const STATEMENTS = statementsOf('## 2 Screens\n\n- S1-2.1 It has heads\n  - .1 one\n  - .2 two\n')
  const titlesIn = (code: string, file = 'tests/e2e/pici.spec.ts') => new Map([[file, titlesOf(code, file)]])
  const problems = (code: string, file?: string) => problemsOf(STATEMENTS, titlesIn(code, file))
  const unproved = (...ids: string[]) => ids.map((id) => `${id}: no test of every run carries its number`)

  it('is proved by a test with its number, or with that of its whole statement', () => {
    expect(problems("test('S1-2.1 has heads', run)")).toEqual([])
    expect(problems("test('S1-2.1.1 S1-2.1.2 has heads', run)")).toEqual([])
    expect(problems("test('S1-2.1.1 has one', run)")).toEqual(unproved('S1-2.1.2'))
    expect(problems("test('S1-2.10 S1-2.1.20 S1-2.11.1 has others', run)")).toEqual([
      ...unproved('S1-2.1.1', 'S1-2.1.2'),
      ...['S1-2.10', 'S1-2.1.20', 'S1-2.11.1'].map(
        (id) => `tests/e2e/pici.spec.ts: there is no statement ${id}`,
      ),
    ])
  })

  it('is proved by a test that is in every run', () => {
    const rare = unproved('S1-2.1.1', 'S1-2.1.2')
    expect(problems("test('S1-2.1 turns', LONG, run)")).toEqual(rare)
    expect(problems("test('S1-2.1 fits', caseOf(at, 0), run)")).toEqual(rare)
    expect(problems("it('S1-2.1 holds', run)", 'tools/all.long.test.ts')).toEqual(rare)
    expect(problems("test('S1-2.1 fits', caseOf(at), run)")).toEqual([])
    expect(problems('test(`S1-2.1 survives $' + '{damage}`, run)')).toEqual([])
  })

  it('is nothing without a test or a decision, and stands once', () => {
    expect(problemsOf(statementsOf('- S1-2.1 It is so\n  - decided: it is otherwise'), new Map())).toEqual([])
    expect(problemsOf(statementsOf('- S1-2.1 a\n- S1-2.1 b'), titlesIn("it('S1-2.1 is', run)"))).toEqual([
      'S1-2.1 stands there twice',
    ])
  })

  it('has as guards the tests of every run that would fail with it', () => {
    const titles = titlesIn("it('S1-2.1.1 one', run); it('S1-2.1 all', run); it('S1-2.1 long', LONG, run)")
    const guards = (id: string) => guardsOf(id, titles).map(({ title }) => title)
    expect(guards('S1-2.1.1')).toEqual(['S1-2.1.1 one', 'S1-2.1 all'])
    expect(guards('S1-2.1.2')).toEqual(['S1-2.1 all'])
  })
})
