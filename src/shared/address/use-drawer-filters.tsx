import { useSearch } from '@tanstack/react-router'
import { type ComponentType, useCallback, useMemo } from 'react'
import { type Address, type Fields, type Filtered, type FiltersOf, laid, written } from './address'
import { drawerKeys, drawerSearch, sectionSearch, withoutDrawer } from './drawer'
import { figureSearch } from './figure.address'
import { parseSearch, stringifySearch } from './search'
import { useDrawerTurn } from './use-drawer-turn'

/** The filters of the open section, kept under `lib.*` of whatever page the drawer is opened over. */
export function useDrawerFilters<S extends Fields>(address: Address<S>): Filtered<FiltersOf<S>> {
  // As text: it changes only when the section's own filters do.
  const said = useSearch({
    strict: false,
    select: (search) => stringifySearch(sectionSearch(drawerSearch(search))),
  })
  const turn = useDrawerTurn()
  const filters = useMemo(() => address.parse(parseSearch(said)), [address, said])
  const change = useCallback<Filtered<FiltersOf<S>>['change']>(
    (next, how = 'step', from) =>
      turn((before) => {
        const now = drawerSearch(before)
        const said = sectionSearch(now)
        return {
          ...withoutDrawer(before),
          ...(now.lib && { lib: now.lib }),
          ...drawerKeys(figureSearch(said)),
          ...drawerKeys(written(address, laid({ ...said, ...address.parse(said) }, next, from))),
        }
      }, how),
    [address, turn],
  )
  return { filters, change }
}

/** A view bound to the drawer's own filters, as its route binds it to the page's. */
export function inDrawer<S extends Fields, V extends Filtered<FiltersOf<S>>>(
  address: Address<S>,
  View: ComponentType<V>,
): ComponentType<Omit<V, keyof Filtered<unknown>>> {
  return function SectionView(props) {
    // The two that were left out, and all others, make the whole.
    const whole = { ...props, ...useDrawerFilters(address) } as unknown as V
    return <View {...whole} />
  }
}
