import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { keepDocumentOnFailedChunk } from '~/app/errors/chunk-loading'
import { reportCaughtError } from '~/app/errors/load-error'
import { tidyAddress } from '~/app/navigation/tidy-address'
import { connectSession } from '~/app/session/session-host'
import { followTranslators } from '~/app/shell/translated-texts'
import {
  areFirstAnswersThere,
  endFirstView,
  isFirstViewDrawn,
  isUntouched,
  readForFirstView,
} from '~/app/start/first-view'
import { createQueryClient } from '~/app/start/query-client'
import { loadStartupData } from '~/app/start/startup'
import { markMounted, mounted, startAfresh, takenOver } from '~/shared/lazy/mounted'
import { sayNoticeOfBefore } from '~/shared/lib/browser/notice-after-reload'
import { notify } from '~/shared/lib/browser/notify'
import { settings } from '~/shared/lib/browser/settings'
import { applyTextSize } from '~/shared/lib/browser/text-size'
import { setClock } from '~/shared/lib/time/clock'
import { App } from './app/app'
import { createAppRouter } from './app/router'
import { offerDemoAccounts } from './shared/session/demo-accounts'
import { clearSession, currentSession, expireSession, startSession } from './shared/session/session'

/** A press that came meanwhile is answered first. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** A page without a heading counts as mounted after this. */
const LATEST_MOUNT_MS = 2000

async function startMocks(): Promise<void> {
  const { startMockedProduct } = await import('./mocks/browser')
  const started = performance.now()
  const { clock, session, accounts, limits } = await startMockedProduct(currentSession()?.token)
  performance.measure('zetu:mock-boot', { start: started })
  setClock(clock)
  offerDemoAccounts(accounts)
  for (const limit of limits) notify.info(limit)
  if (session === null) clearSession()
  else if (session === 'over') expireSession()
  else if (session) startSession(session.token, session.user)
}

async function start(): Promise<void> {
  keepDocumentOnFailedChunk(window)
  tidyAddress()
  followTranslators()
  // The files have just run.
  await nextTask()
  // The worker must be there before the first call is made. The live build leaves this branch out.
  if (import.meta.env.MODE !== 'live') await startMocks()
  applyTextSize()
  const queryClient = createQueryClient()
  const router = createAppRouter({ queryClient })
  connectSession({ queryClient, router })
  await nextTask()

  const root = document.getElementById('root')
  if (!root) throw new Error('index.html 里没有 #root')
  const rendered = () => root.dataset.rendered === router.state.location.pathname
  const startup = loadStartupData()
  await nextTask()
  const handOver = () => startup.handOver(queryClient)
  // Must run first: later calls for the same then find the answer.
  void takenOver.then(handOver)
  const figures = startup.loaded.then(areFirstAnswersThere)
  if (!rendered()) void figures.then(handOver).then(startAfresh)
  await Promise.all([startup.loaded, router.load()])
  // What leads back to a place comes late, and must know of her who has moved before it came.
  let hasMoved = false
  for (const move of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(move, () => (hasMoved = true), { capture: true, passive: true, once: true })
  if (settings.ownData) void import('~/app/start/own-files').then(({ loadOwnFiles }) => loadOwnFiles())
  void mounted.then(sayNoticeOfBefore)
  void mounted
    .then(() => import('./app/shell/lazy-shell'))
    .then(
      ({ keepFocus, keepPlace, reportVisit }) => {
        keepFocus()
        keepPlace(() => hasMoved)
        reportVisit(router)
      },
      () => undefined,
    )

  const app = <App router={router} queryClient={queryClient} />
  // Taking the HTML over and filling it then would draw twice what can be drawn with its figures at once.
  const areThere = await (rendered() ? areFirstAnswersThere() : figures)
  // The HTML was rendered with all pages: with tables of one's own some are left out of its menus.
  const drawsAnew =
    rendered() && (settings.ownData === true || ((areThere || isFirstViewDrawn()) && isUntouched()))
  if (drawsAnew) startAfresh()
  if (areThere && (drawsAnew || !rendered())) await readForFirstView(queryClient)
  endFirstView(rendered() && !drawsAnew)
  if (rendered() && !drawsAnew) {
    // Tells the router that the markup came with the page: its boundaries then match those rendered at build time.
    router.ssr = { manifest: undefined }
    startTransition(() => {
      hydrateRoot(root, app, { onCaughtError: reportCaughtError })
    })
  } else {
    // What stands there is replaced by the first commit, not before: nothing is blank in between.
    startTransition(() => createRoot(root, { onCaughtError: reportCaughtError }).render(app))
  }
  // Rendered HTML has a heading, however slowly it is taken over: what came before would differ from it.
  if (!rendered()) setTimeout(markMounted, LATEST_MOUNT_MS)
}

void start()
