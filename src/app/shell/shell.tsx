import { Outlet, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { type ChunkTimeoutError, watchSlowChunks } from '~/app/errors/chunk-loading'
import { LoadError } from '~/app/errors/load-error'
import { useLazyPart } from '~/shared/lazy/use-lazy-part'
import { loadPictures } from '~/shared/lib/browser/load-pictures'
import { onPrint } from '~/shared/lib/browser/on-print'
import { cn } from '~/shared/ui/cn'
import { useBesideClass } from '../library-drawer/beside'
import { LibraryDrawer } from '../library-drawer/library-drawer'
import { Footer } from './footer'
import { Header } from './header'
import { InApp } from './in-app'
import { Notices } from './notices'
import { PageTitle } from './page-title'
import { Prompts } from './prompts'
import { useHeadingFocus } from './use-heading-focus'
import { useNextSteps } from './use-next-steps'
import { useSeenPages } from './use-seen-pages'
import { whenQuiet } from './when-idle'

const loadLineBars = async () => {
  await whenQuiet()
  return (await import('./lazy-shell')).LineBars
}

/** What is said of the line; its code comes once the page has time, so that it is there when the line is not. */
function LazyLineBars() {
  const { Part: LineBars } = useLazyPart(true, loadLineBars)
  return LineBars ? <LineBars /> : null
}

/** What stands around every page. */
export function Shell() {
  useHeadingFocus()
  useSeenPages()
  const beside = useBesideClass()
  useNextSteps()
  useEffect(() => onPrint(() => void loadPictures()), [])
  return (
    // Firefox breaks no column of flex over sheets: it left the first one empty, and 22 for 4.
    <div className={cn('flex min-h-dvh flex-col print:block print:min-h-0', beside)}>
      <PageTitle />
      <a
        href="#content"
        className="sr-only z-50 rounded bg-primary px-4 py-2 text-primary-foreground focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
      >
        跳到正文
      </a>
      <SlowNavigationBar />
      <Header />
      <LazyLineBars />
      {/* The footer begins below the first screen: an answer that is shorter than its skeleton must not draw it up. */}
      <main
        id="content"
        tabIndex={-1}
        className="min-h-[calc(100dvh-4rem)] flex-1 outline-none print:min-h-0"
      >
        <CurrentPage />
      </main>
      <Footer />
      <LibraryDrawer />
      <Prompts />
      <InApp />
      <Notices />
    </div>
  )
}

/** The page, or a load error when it has not arrived in 120 s (S1 §9). */
function CurrentPage() {
  const router = useRouter()
  const [error, setError] = useState<ChunkTimeoutError>()
  useEffect(() => watchSlowChunks(router, setError), [router])
  return error ? <LoadError error={error} reset={() => setError(undefined)} /> : <Outlet />
}

/** Appears only when a navigation takes long enough to be felt. */
function SlowNavigationBar() {
  const loading = useRouterState({ select: (state) => state.status === 'pending' })
  if (!loading) return null
  return (
    <div
      role="progressbar"
      aria-label="正在打开页面"
      className="fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden"
    >
      <div className="slow-navigation h-full w-2/5 bg-primary" />
    </div>
  )
}
