import { table } from '~/app/prefetch/read-table'
import { pathOf } from '~/app/prefetch/table'
import { stringifySearch } from '~/shared/address/search'
import type { Drawn, Node } from '../markup'
import { inOutlet } from '../outlet'
import { visit } from '../visit'

/** Stands for `@tanstack/react-router` in the script of a first view: links are addresses, and there is one page. */

interface LinkProps {
  readonly to?: string
  readonly params?: Readonly<Record<string, string>>
  readonly search?: unknown
  readonly children?: Drawn
}

export function Link({ to = '.', params = {}, search, ...rest }: LinkProps & Record<string, unknown>): Node {
  const { preload, activeProps, activeOptions, resetScroll, hash, state, replace, ...parts } = rest
  return { type: 'a', props: { ...parts, href: hrefOf(to, params, search) } }
}

function hrefOf(to: string, params: Readonly<Record<string, string>>, search: unknown): string {
  const path = to.replace(/\$(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ''))
  const said = typeof search === 'function' ? search(visit().search) : search
  const text = said !== null && typeof said === 'object' ? stringifySearch({ ...said }) : ''
  return to === '.' ? location.pathname + text : table.base.slice(0, -1) + path + text
}

export const Outlet = inOutlet
/** The application leads on. */
export const Navigate = () => null
export const linkOptions = <T>(options: T): T => options
export const getRouteApi = () => ({ useSearch: () => visit().search, useParams: () => visit().params })
export const useNavigate = () => () => undefined
export const useRouter = () => ({ origin: location.origin })
export const useParams = () => visit().params
export const useSearch = () => visit().search
export const useMatches = ({ select }: { select: (matches: readonly object[]) => unknown }) =>
  select([{ fullPath: pathOf(visit().page.id) }])
export const useLocation = ({ select }: { select: (location: object) => unknown }) =>
  select({ pathname: location.pathname, search: visit().search })
export const useRouterState = ({ select }: { select: (state: object) => unknown }) =>
  select({ location: { publicHref: location.pathname + location.search }, status: 'idle' })
