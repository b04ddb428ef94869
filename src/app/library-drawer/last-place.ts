import * as z from 'zod/mini'
import { type DrawerSearch, drawerSearch } from '~/shared/address/drawer'
import { parseSearch } from '~/shared/address/search'
import { storedAtom } from '~/shared/lib/storage/stored-atom'

interface LastPlace {
  /** The drawer's part of the address. */
  readonly address: string
  /** How far it was scrolled, in pixels. */
  readonly scroll: number
}

/** Where in the drawer one was last: it opens there again. */
export const lastPlaceAtom = storedAtom<LastPlace | undefined>(
  'zetu.drawer.last',
  z.object({ address: z.string(), scroll: z.number() }),
  undefined,
)

/** The search params of a place; none when nothing is known. */
export function searchOfPlace(place: LastPlace | undefined): DrawerSearch {
  return place ? drawerSearch(parseSearch(place.address)) : {}
}
