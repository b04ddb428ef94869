import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { AgreementName } from '~/shared/legal/agreements'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Which text of those one agrees to is read in the place of the form. */
    readonly reading?: AgreementName
  }
}

/** A text that is read in the place of the form is a step of Back: the way back of a phone leads to the form. */
export function useReading() {
  const router = useRouter()
  const inState = useLocation({ select: ({ state }) => state.reading })
  // A form that is opened later, on the same entry of the history, begins as a form.
  const [isMine, setMine] = useState(false)

  // Whoever leaves the text, by its button or with the whole form, takes its step with them, once.
  useEffect(() => {
    if (!isMine) return
    return () => {
      if (router.latestLocation.state.reading) router.history.back()
    }
  }, [isMine, router])

  return {
    reading: isMine ? inState : undefined,
    read: (reading: AgreementName) => {
      setMine(true)
      void router.navigate({ to: '.', search: true, hash: true, state: { reading }, resetScroll: false })
    },
    goBack: () => setMine(false),
  }
}
