import { useCallback } from 'react'
import type { LibraryFilters } from '~/entities/school/library.address'
import { libraryAddress } from '~/entities/school/library.address'
import { libraryCalls } from '~/entities/school/library.calls'
import { useAnswer } from '~/shared/answer/use-answer'
import { useFewAtOnce } from '~/shared/answer/use-few-at-once'
import { useStable } from '~/shared/react/use-stable'
import { type LibraryPageFilters, ROWS_ON_PAGE } from './library-page.address'

/** The page of schools that an address asks for, and the pages that were loaded below it. */
export function useLibraryPages(filters: LibraryPageFilters) {
  const { page, more = 0 } = filters
  // What the address holds beside the library's own conditions asks nothing anew.
  const asked = useStable(libraryAddress.parse(filters))
  const ask = useCallback((question: LibraryFilters) => libraryCalls.page(question, ROWS_ON_PAGE), [])
  const answer = useAnswer(asked, ask)
  const below = useFewAtOnce(
    Array.from({ length: more }, (_, index) => ask({ ...asked, page: page + index + 1 })),
  )
  return { answer, below }
}
