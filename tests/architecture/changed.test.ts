import { describe, expect, it } from 'vitest'
import { specsOf } from '../../scripts/lib/changed.mjs'

describe('the end-to-end tests that a change touches', () => {
  it('are those of the pages that show it', () => {
    const specs = specsOf(['src/features/batch-lines/score-band.ts'])
    expect(specs).toContain('tests/e2e/pici.spec.ts')
    expect(specs).not.toContain('tests/e2e/staff.spec.ts')
  })

  it('are those of the drawer too where it stands there', () => {
    expect(specsOf(['src/features/books/book-tree-rows.ts'])).toContain('tests/e2e/books.spec.ts')
  })

  it('are all where a change reaches every page', () => {
    const all = specsOf(['src/app/shell/shell.tsx']).length
    expect(all).toBeGreaterThan(70)
    expect(specsOf(['src/mocks/world/exam/rank-answers.ts'])).toHaveLength(all)
    expect(specsOf(['index.html'])).toHaveLength(all)
    expect(specsOf(['tests/e2e/support.ts'])).toHaveLength(all)
    expect(specsOf(['scripts/prerender.mjs'])).toHaveLength(all)
  })

  it('are those too that are led to a page, by a click or by steps that they share', () => {
    const specs = specsOf(['src/routes/_student/sharedList.tsx'])
    expect(specs).toContain('tests/e2e/volunteer-detail.spec.ts')
    expect(specs).toContain('tests/e2e/live/lists.spec.ts')
    expect(specs).not.toContain('tests/e2e/pici.spec.ts')
  })

  it('are those that import a file, directly or not', () => {
    expect(specsOf(['tests/e2e/live.steps.ts'])).toEqual([
      'tests/e2e/live/flows.spec.ts',
      'tests/e2e/live/lists.spec.ts',
      'tests/e2e/live/release.spec.ts',
    ])
    expect(specsOf(['scripts/bench/public-pages.mjs'])).toContain('tests/e2e/live/visits.spec.ts')
  })

  it('are the changed ones themselves, and none for words', () => {
    expect(specsOf(['tests/e2e/pici.spec.ts', 'README.md', 'src/shared/lib/format.test.ts'])).toEqual([
      'tests/e2e/pici.spec.ts',
    ])
  })
})
