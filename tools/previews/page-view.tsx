import { createMemoryHistory } from '@tanstack/react-router'
import { type HTMLElement, parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { App } from '~/app/app'
import { CONTROL } from '~/app/first-views/markup'
import { createAppRouter } from '~/app/router'
import { createQueryClient } from '~/app/start/query-client'
import { loadStartupData } from '~/app/start/startup'
import { setClientHost } from '~/shared/api/client'
import { renderWhole } from '~/shared/lazy/mounted'
import type { PageAnswers } from './snapshot-files'

/** Looks so many times without a call on its way before nothing more is expected. */
const QUIET_LOOKS = 3

interface Opened {
  /** The whole address: `https://zetu.example/chadaxueoverview/10001`. */
  readonly address: URL
  /** The path of the site: `/`. */
  readonly base: string
  /** The place of figures in the main element: its number among the children of each element on the way. */
  readonly place: readonly number[]
}

/**
 * What a page shows to a guest in the place of its figures, with its loaders' calls answered. Undefined where nothing
 * has come. Pages are drawn one at a time: they share the API client.
 */
export async function drawPage(
  { address: { origin, pathname, search }, base, place }: Opened,
  { answer }: PageAnswers,
): Promise<string | undefined> {
  renderWhole()
  setClientHost({
    ...{ origin: '', token: () => undefined, expired: () => undefined },
    prefetched: async (call) => (await answer(call)) ?? new Response('', { status: 404 }),
  })
  const queryClient = createQueryClient()
  const history = createMemoryHistory({ initialEntries: [pathname + search] })
  const router = createAppRouter({ queryClient, history })
  router.update({ ...router.options, basepath: base, origin })
  const startup = loadStartupData()
  await startup.loaded
  startup.handOver(queryClient)
  await router.load()
  for (let quiet = 0; quiet < QUIET_LOOKS; quiet = queryClient.isFetching() === 0 ? quiet + 1 : 0)
    await new Promise((resolve) => setTimeout(resolve))
  // What the snapshot does not have is on its way until the application asks the API.
  queryClient.removeQueries({ predicate: ({ state }) => state.status === 'error' })
  const html = renderToStaticMarkup(<App router={router} queryClient={queryClient} />)
  return figuresAt(parse(html).querySelector('main'), place)
}

function figuresAt(main: HTMLElement | null, place: readonly number[]): string | undefined {
  const above = place.slice(0, -1).reduce((element, at) => element?.children[at], main ?? undefined)
  const figures = above?.children.slice(place.at(-1)) ?? []
  // Links lead on before the application has loaded; controls do nothing.
  for (const element of main?.querySelectorAll('*') ?? [])
    if (CONTROL.test(element.localName)) element.setAttribute('inert', '')
  return figures.every((part) => part.getAttribute('aria-busy') === 'true') ? undefined : figures.join('')
}
