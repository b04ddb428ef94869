import { describe, expect, it } from 'vitest'
import {
  problemsOf,
  readStatements,
  readTitles,
  statementsOf,
  titlesOf,
} from '../../scripts/lib/statements.mjs'

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
  })

  it('each have a test that exists, or the decision that changes them', () => {
    expect(problemsOf(statements, readTitles())).toEqual([])
  })

  it('are all met or decided: none is open', () => {
    expect(statements.filter((statement) => 'open' in statement).map(({ id }) => id)).toEqual([])
  })
})

describe('a statement', () => {
  const titles = new Map([
    ['tests/e2e/pici.spec.ts', titlesOf('test(`survives $' + '{damage}`, run)', 'pici.spec.ts')],
    ['tests/e2e/books.spec.ts', titlesOf("test('turns', LONG, run)", 'books.spec.ts')],
    ['tests/e2e/rare.spec.ts', titlesOf("test('fits', caseOf(at, 0), run)", 'rare.spec.ts')],
    ['tools/all.long.test.ts', titlesOf("it('holds', run)", 'all.long.test.ts')],
    ['tests/e2e/few.spec.ts', titlesOf("test('fits', caseOf(at), run)", 'few.spec.ts')],
  ])
  const problems = (...proofs: string[]) => {
    const rows = proofs.map((proof) => `- S1-2.1 It is so\n${proof && `  - ${proof}\n`}`)
    return problemsOf(statementsOf(`## 2 Screens\n\n${rows.join('')}`), titles)
  }

  it('names a test by its file and its title, as it is written', () => {
    expect(problems('pici.spec › survives …')).toEqual([])
    expect(problems('pici.spec › survives ?x')).toEqual(['S1-2.1: pici.spec has no test “survives ?x”'])
    expect(problems('weici.spec › survives …')).toEqual(['S1-2.1: there is no file weici.spec'])
  })

  it('is proved by a test that is in every run', () => {
    const rare = ['S1-2.1: only the long run proves it']
    expect(problems('books.spec › turns')).toEqual(rare)
    expect(problems('rare.spec › fits\n  - books.spec › turns')).toEqual(rare)
    expect(problems('all.long.test › holds')).toEqual(rare)
    expect(problems('few.spec › fits')).toEqual([])
    expect(problems('books.spec › turns\n  - pici.spec › survives …')).toEqual([])
  })

  it('is nothing without a test or a decision, and stands once', () => {
    expect(problems('decided: it is otherwise')).toEqual([])
    expect(problems('')).toEqual(['S1-2.1 has neither test nor decision'])
    expect(problems('decided: a', 'decided: b')).toEqual(['S1-2.1 stands there twice'])
  })
})
