import type { QueryClient } from '@tanstack/react-query'
import { keepGuestsInPlace } from '~/app/navigation/guard'
import { copies } from '~/app/offline/copies'
import type { AppRouter } from '~/app/router'
import { answerOfFiles, followNewer } from '~/app/start/answer-of-files'
import { prefetchedAnswer } from '~/app/start/prefetched-answer'
import { EXPIRED_CREDENTIAL_NOTICE } from '~/contracts/envelope'
import { dropAnswers } from '~/shared/api/changes'
import { setClientHost } from '~/shared/api/client'
import { mounted } from '~/shared/lazy/mounted'
import { IS_MOCKED } from '~/shared/lib/browser/mode'
import { notify } from '~/shared/lib/browser/notify'
import { settings } from '~/shared/lib/browser/settings'
import { endSession, LOG_OUT } from '~/shared/session/end-session'
import { closePrompt } from '~/shared/session/prompts'
import { currentToken, followOtherTabs } from '~/shared/session/session'

interface Host {
  readonly queryClient: QueryClient
  readonly router: AppRouter
}

/** Ties the API client and the router to the session: which token goes out, what an expired one does, where guests stay. */
export function connectSession(host: Host): void {
  const { queryClient, router } = host
  setClientHost({
    origin: settings.api ?? '',
    token: currentToken,
    hasCreationKeys: !settings.api,
    readsByGet: settings.readsByGet === true,
    prefetched: prefetchedAnswer,
    ...(settings.snapshot && { published: answerOfFiles }),
    // The mocked product has its server in the page.
    ...(!IS_MOCKED && settings.offline !== false && globalThis.caches && { copies }),
    expired(token) {
      // The first of several answers ends the session; the others speak of a token that is already gone.
      if (token === undefined || token !== currentToken()) return
      // Asked for after the log-out was told, and answered before the person is forgotten here.
      if (queryClient.isMutating({ mutationKey: LOG_OUT }) > 0) return
      notify.error(EXPIRED_CREDENTIAL_NOTICE)
      const { latestLocation } = router
      const isForEverybody = router
        .matchRoutes(latestLocation)
        .every(({ staticData }) => !staticData.requiresLogin && !staticData.roles)
      endSession(host, isForEverybody ? { stays: true } : { next: latestLocation.href })
    },
  })
  keepGuestsInPlace(router)
  if (settings.snapshot) void followNewer(queryClient)
  void mounted
    .then(() => import('~/app/shell/lazy-shell'))
    .then(
      ({ followElsewhere }) => followElsewhere(host),
      () => undefined,
    )
  followOtherTabs(() => {
    // Whatever a dialog was asking of the person before has been answered there.
    closePrompt()
    dropAnswers(queryClient)
    // The guards look again at who is there.
    void router.invalidate()
  })
}
