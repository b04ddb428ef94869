import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { PAGE_DESCRIPTIONS } from '~/app/navigation/page-descriptions'
import { usePageSubject } from '~/shared/react/page-subject'
import { descriptionOf } from './page-texts'

const DESCRIPTIONS: Readonly<Record<string, string | undefined>> = PAGE_DESCRIPTIONS

/** Keeps the description of the document that of the page: browsers and search engines take it from there. */
export function PageDescription() {
  // While its code is on its way nothing is said of a page yet.
  const routeId = useRouterState({
    select: ({ matches }) => {
      const match = matches.at(-1)
      return match?.status === 'pending' ? undefined : match?.routeId
    },
  })
  const text = descriptionOf(DESCRIPTIONS[routeId ?? ''], usePageSubject())
  useEffect(() => {
    if (text) document.querySelector('meta[name="description"]')?.setAttribute('content', text)
  }, [text])
  return null
}
