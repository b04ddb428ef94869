import { describe, expect, it } from 'vitest'
import { cruiseSource } from './cruise'

describe('the floors', () => {
  it('hold', async () => {
    const { modules, violations } = await cruiseSource()
    // A parser that is not there finds no modules, and so nothing wrong.
    expect(modules.filter((module) => module.startsWith('src/')).length).toBeGreaterThan(80)
    expect(violations).toEqual([])
  }, 60_000)

  it('do not hold with a bad import, of a value or of a type', async () => {
    const { violations } = await cruiseSource({
      'features/planted/planted.ts': [
        "import { listQueries } from '~/features/lists/lists.queries'",
        "import type { Scenario } from '~/mocks/scenario/scenario'",
        'export const planted = (scenario: Scenario) => [listQueries, scenario]',
      ].join('\n'),
    })
    const broken = new Set(violations.map((violation) => violation.split(':')[0]))
    expect([...broken].toSorted()).toEqual(
      ['features-are-islands', 'features-go-down', 'only-main-reaches-mocks'].toSorted(),
    )
  }, 60_000)
})
