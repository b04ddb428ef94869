import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { SITE_TITLE } from '~/shared/lib/text/title'
import { Skeleton } from '~/shared/ui/skeleton'
import { Shell } from './shell/shell'

/**
 * The shell around a page that is on its way: what an address shows that is not rendered at build time, until the
 * application has loaded. It is markup alone and is never taken over.
 */
export function createFrameRouter() {
  const root = createRootRoute({
    // Whoever reads an address without its scripts, such as a chat, has no other title.
    head: () => ({ meta: [{ title: SITE_TITLE }] }),
    component: Shell,
  })
  const anyPage = createRoute({ getParentRoute: () => root, path: '$', component: PendingPage })
  return createRouter({
    routeTree: root.addChildren([anyPage]),
    history: createMemoryHistory({ initialEntries: [`${import.meta.env.BASE_URL}_`] }),
    basepath: import.meta.env.BASE_URL,
  })
}

function PendingPage() {
  return (
    <div className="content-column py-6 md:py-10" aria-busy="true">
      <p className="sr-only">正在打开</p>
      <Skeleton className="h-9 w-44" />
      <Skeleton of="text" className="mt-6 h-28" />
      <Skeleton of="rows" className="mt-6 h-[60rem]" />
    </div>
  )
}
