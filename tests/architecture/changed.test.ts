import { describe, expect, it } from 'vitest'
import { leftOut, specsOf } from '../../scripts/lib/changed.mjs'

const specsFor = (changed: string) => specsOf([changed]).specs

describe('the end-to-end tests that a change touches', () => {
  it('are those of the pages that show it', () => {
    const specs = specsFor('src/features/batch-lines/score-band.ts')
    expect(specs).toContain('tests/e2e/pici.spec.ts')
    expect(specs).not.toContain('tests/e2e/staff.spec.ts')
  })

  it('are those of the drawer too where it stands there', () => {
    expect(specsFor('src/features/books/book-tree-rows.ts')).toContain('tests/e2e/books.spec.ts')
  })

  it('are all where a change reaches every page', () => {
    const all = specsFor('src/app/shell/shell.tsx').length
    expect(all).toBeGreaterThan(70)
    expect(specsFor('src/mocks/world/exam/rank-answers.ts')).toHaveLength(all)
    expect(specsFor('index.html')).toHaveLength(all)
    expect(specsFor('tests/e2e/support.ts')).toHaveLength(all)
    expect(specsFor('scripts/prerender.mjs')).toHaveLength(all)
  })

  it('are those too that are led to a page, by a click or by steps that they share', () => {
    const specs = specsFor('src/routes/_student/sharedList.tsx')
    expect(specs).toContain('tests/e2e/volunteer-detail.spec.ts')
    expect(specs).toContain('tests/e2e/live/lists.spec.ts')
    expect(specs).not.toContain('tests/e2e/pici.spec.ts')
  })

  it('are those that import a file, directly or not', () => {
    expect(specsFor('tests/e2e/live.steps.ts')).toEqual([
      'tests/e2e/live/flows.spec.ts',
      'tests/e2e/live/lists.spec.ts',
      'tests/e2e/live/own-tables.spec.ts',
      'tests/e2e/live/release.spec.ts',
      'tests/e2e/live/wrong-files.spec.ts',
    ])
    expect(specsFor('scripts/lib/public-pages.mjs')).toContain('tests/e2e/live/visits.spec.ts')
  })

  it('are the changed ones themselves, and none for words', () => {
    expect(
      specsOf(['tests/e2e/pici.spec.ts', 'README.md', 'src/shared/lib/text/format.test.ts']).specs,
    ).toEqual(['tests/e2e/pici.spec.ts'])
  })

  it('run whole, but where every page is reached', () => {
    const page = 'src/features/batch-lines/score-band.ts'
    const { specs, whole } = specsOf(['src/app/shell/shell.tsx', page])
    expect(specs).toEqual(specsFor('src/app/shell/shell.tsx'))
    expect(whole).toEqual(specsFor(page))
    expect(specsOf(['tests/e2e/support.ts']).whole).toEqual([])
    expect(specsOf(['tests/e2e/pici.spec.ts']).whole).toEqual(['tests/e2e/pici.spec.ts'])
  })
})

describe('a run of end-to-end tests', () => {
  const leaves = (title: string, ...whole: string[]) => new RegExp(leftOut('@long', whole), 'gi').test(title)
  const long = ' live live/lists.spec.ts a list is shared @long'

  it('leaves the long ones out', () => {
    expect(leaves(long)).toBe(true)
    expect(leaves(' live live/lists.spec.ts a list is shared')).toBe(false)
  })

  it('has those of a file that runs whole, and of no other', () => {
    expect(leaves(long, 'tests/e2e/pici.spec.ts', 'tests/e2e/live/lists.spec.ts')).toBe(false)
    expect(leaves(long.replace('live/', 'live\\'), 'tests/e2e/live/lists.spec.ts')).toBe(false)
    expect(leaves(long, 'tests/e2e/lists.spec.ts')).toBe(true)
    expect(leaves(' phone pici.phone.spec.ts it fits @long', 'tests/e2e/pici.spec.ts')).toBe(true)
  })
})
