import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { usePageSubject } from '~/shared/lib/page-subject'
import { descriptionOf } from '../page-descriptions'

/** Keeps the description of the document that of the page: browsers and search engines take it from there. */
export function PageDescription() {
  const routeId = useRouterState({ select: ({ matches }) => matches.at(-1)?.routeId })
  const text = descriptionOf(routeId ?? '', usePageSubject())
  useEffect(() => {
    if (text) document.querySelector('meta[name="description"]')?.setAttribute('content', text)
  }, [text])
  return null
}
