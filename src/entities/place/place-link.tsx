import { Link } from '@tanstack/react-router'
import { createContext, type ReactNode, useContext } from 'react'
import { drawerKeys, saidInDrawer, saidOnPage, withoutDrawer } from '~/shared/address/drawer'
import { LoginMark } from './login-mark'
import { LOGIN_PLACES } from './login-places'
import { type Place, spellingOf } from './places'

type Home = 'page' | 'drawer'

const HomeContext = createContext<Home>('page')

/** Says where all that is drawn inside is at home: links of the drawer stay in the drawer. */
export const PlaceHome = HomeContext.Provider

interface PlaceLinkProps {
  readonly to: Place
  readonly className?: string
  readonly title?: string
  readonly children: ReactNode
  readonly 'aria-current'?: 'page'
  readonly 'aria-label'?: string
  /** −1 inside of a widget that moves the focus itself. */
  readonly tabIndex?: number
}

// Which of several links is the open one is said by who draws them.
const NO_PROPS = {}
const EXACT = { exact: true, includeSearch: true }

/**
 * Leads to a place, in the home that the reader is in. A screen full of links does not load what each of them leads to.
 */
export function PlaceLink({ to: place, children, ...parts }: PlaceLinkProps) {
  const { page, drawer } = spellingOf(place)
  if (useContext(HomeContext) === 'page' || !drawer)
    return (
      <Link {...page} preload={false} activeProps={NO_PROPS} {...parts}>
        {children}
        {page.to !== undefined && page.to in LOGIN_PLACES && <LoginMark to={page.to} />}
      </Link>
    )
  return (
    <Link
      to="."
      search={(before) => ({
        ...withoutDrawer(before),
        lib: drawer.section,
        ...saidOnPage(before),
        ...saidInDrawer(before),
        ...drawerKeys(drawer.filters),
      })}
      preload={false}
      resetScroll={false}
      activeProps={NO_PROPS}
      activeOptions={EXACT}
      {...parts}
    >
      {children}
    </Link>
  )
}
