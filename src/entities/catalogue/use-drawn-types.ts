import { useDeferredValue, useMemo } from 'react'
import { hasMoved } from '~/shared/lazy/first-use'
import { inFirstScreen } from '~/shared/lazy/in-first-screen'
import type { CatalogueGroup, CatalogueType } from './catalogue'

/** The names of the first screen of a phone, and of the first screens of others, also of tall ones. */
const FIRST_NAMES = { phone: 20, wide: 90 }

/** The types of categories, by the id of the category. */
type TypesOf = ReadonlyMap<string, readonly CatalogueType[]>

/**
 * Which types of each category stand with their names, from the first on; the others are given room. All do a moment after
 * the page has come, and at once where somebody comes back to it.
 */
export function useDrawnTypes(groups: readonly CatalogueGroup[]): TypesOf {
  const all = useMemo(() => new Map(groups.map(({ id, types }) => [id, types])), [groups])
  const first = useMemo(() => (hasMoved() ? all : firstOf(groups)), [all, groups])
  return useDeferredValue(all, first)
}

function firstOf(groups: readonly CatalogueGroup[]): TypesOf {
  const most = inFirstScreen(FIRST_NAMES)
  let names = 0
  const isFirst = ({ entries }: CatalogueType) => {
    const stands = names < most
    names += entries.length
    return stands
  }
  return new Map(groups.map(({ id, types }) => [id, types.filter(isFirst)]))
}
