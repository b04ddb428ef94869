import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { firstViewOfPage } from '~/app/first-views/first-view-of-page'
import type { PageEntry } from '~/app/prefetch/table'
import { createQueryClient } from '~/app/start/query-client'
import { isAddress } from '~/shared/address/address'
import { App } from './app'
import { createFrameRouter } from './frame'
import { createAppRouter } from './router'

/** What is said of a page where its address is previewed. */
export { PAGE_DESCRIPTIONS } from '~/app/navigation/page-descriptions'
/** Where the HTML keeps the table of its script. */
export { TABLE_ID } from '~/app/prefetch/table'

/** What the build is told of a page by its route. */
export interface RoutePage extends Omit<PageEntry, 'files' | 'firstView'> {
  /** Its address below the site’s base: `/chadaxueluqu/$id`. */
  readonly path: string
  /** The name of the script that draws its first view. */
  readonly firstView: string | undefined
  /** Whether its HTML is rendered at build time: what a guest sees before any figure has arrived. */
  readonly rendered: boolean
}

/** One value that a number may have, and another: a field with a range takes at least one of them. */
const SAMPLE_NUMBERS = ['7', '2020']

/** All pages: routes with a title. Layouts and addresses that only lead on have none. */
export function routePages(): RoutePage[] {
  const { routesById } = createAppRouter({ queryClient: createQueryClient() })
  return Object.values(routesById).flatMap((route) => {
    const { head, staticData, validateSearch } = route.options
    if (!head || isLayout(route.id)) return []
    const { prerendered = false, requiresLogin = false } = staticData ?? {}
    const fields = fieldsOf(validateSearch)
    const firstView = firstViewOfPage(route.fullPath)
    return [
      {
        id: route.id,
        path: route.fullPath,
        firstView,
        rendered: prerendered,
        login: requiresLogin,
        ...fields,
      },
    ]
  })
}

const isLayout = (id: string) => id.split('/').at(-1)?.startsWith('_') ?? true

/** How search params are to be read: found out by asking the schema. */
function fieldsOf(address: unknown): Pick<PageEntry, 'numbers' | 'lists' | 'defaults'> {
  if (!isAddress(address)) return { numbers: [], lists: [], defaults: {} }
  const fieldValue = (key: string, text: string): unknown => Reflect.get(address.parse({ [key]: text }), key)
  const read = (key: string) =>
    SAMPLE_NUMBERS.map((text) => fieldValue(key, text)).find((value) => value !== undefined)
  const keys = Object.keys(address.schema.shape)
  const said = Object.entries(address.defaults).filter(([, value]) => value !== undefined)
  return {
    numbers: keys.filter((key) => typeof read(key) === 'number'),
    lists: keys.filter((key) => Array.isArray(read(key))),
    defaults: Object.fromEntries(said),
  }
}

/** The markup of one page, as the browser will take it over. */
export async function renderPage(path: string): Promise<string> {
  const queryClient = createQueryClient()
  const base = import.meta.env.BASE_URL.replace(/\/$/, '')
  const history = createMemoryHistory({ initialEntries: [base + path] })
  const router = createAppRouter({ queryClient, history })
  await router.load()
  return renderToString(<App router={router} queryClient={queryClient} />)
}

/** The markup that every other address shows until the application has loaded. */
export async function renderFrame(): Promise<string> {
  const queryClient = createQueryClient()
  const router = createFrameRouter()
  await router.load()
  return renderToString(<App router={router} queryClient={queryClient} />)
}
