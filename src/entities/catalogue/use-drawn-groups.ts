import { useDeferredValue } from 'react'
import { hasMoved } from '~/shared/lib/first-use'
import { type CatalogueGroup, countOf } from './catalogue'

/** The names of the first screens, also of tall ones. */
const FIRST_NAMES = 90

/**
 * How many categories stand with their names, from the first on; the others hold their room. All do a moment after the
 * page has come, and at once where somebody comes back to it.
 */
export function useDrawnGroups(groups: readonly CatalogueGroup[]): number {
  return useDeferredValue(groups.length, hasMoved() ? groups.length : countFirst(groups))
}

function countFirst(groups: readonly CatalogueGroup[]): number {
  let names = 0
  const first = groups.filter((group) => {
    const isFirst = names < FIRST_NAMES
    names += countOf(group)
    return isFirst
  })
  return first.length
}
