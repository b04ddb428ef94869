import type { Items } from '~/entities/application-list/edits'

/**
 * The rows from the hardest line to the easiest; those without a line stay in their places, and equal ones in their order.
 * `lineOf` gives the lowest rank of last year, by the unit of a row.
 */
export function suggestedOrder(items: Items, lineOf: (unitId: string) => number | undefined): Items {
  const known = items
    .filter(({ unitId }) => lineOf(unitId) !== undefined)
    .toSorted((a, b) => (lineOf(a.unitId) ?? 0) - (lineOf(b.unitId) ?? 0))
    .values()
  return items.map((item) => (lineOf(item.unitId) === undefined ? item : (known.next().value ?? item)))
}
