import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { type Filtered, laid } from './address'

interface PageRoute<F> {
  useSearch(): F
}

/** The filters of a page, kept in its address. Each change is a step of Back and leaves the page where it is scrolled to. */
export function usePageFilters<F extends object>(route: PageRoute<F>): Filtered<F> {
  const filters = route.useSearch()
  const navigate = useNavigate()
  const change = useCallback<Filtered<F>['change']>(
    (next, how = 'step', from) =>
      void navigate({
        to: '.',
        search: (before) => laid(before, next, from),
        replace: how === 'settle',
        // What is only completed still leads to a part of the page.
        ...(how === 'settle' && { hash: true }),
        resetScroll: false,
      }),
    [navigate],
  )
  return { filters, change }
}
