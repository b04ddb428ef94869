import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Retry, useRetry } from '~/shared/answer/use-retry'
import { useInUse } from '~/shared/lazy/use-in-use'
import { useUser } from '~/shared/session/session'
import { originalBookCalls } from './original-book.calls'

/** Whose plan, as the plan itself is asked for. */
interface PlanQuestion {
  readonly province: string
  readonly year: number
  readonly subject: string
}

/** Where the plan of a school stands in the original book. */
export interface PrintedPlan {
  readonly bookId: string
  readonly school: string
  readonly province: string
  readonly year: number
  /** The number of the page, by batch. */
  readonly pages: ReadonlyMap<string, number>
}

interface Printing extends Retry {
  readonly printed: PrintedPlan | undefined
  /** It may still come. */
  readonly isPending: boolean
}

/**
 * Where the authority printed the plan of a school. Undefined until it is known and where no book is kept; for a guest
 * too, to whom no book opens (S1 §2). It is asked once the page is in use: who reads the figures and leaves opens no book.
 */
export function usePrintedPlan(school: string | undefined, question: PlanQuestion | undefined): Printing {
  const isOffered = useUser() !== undefined && school !== undefined && question !== undefined
  const isInUse = useInUse()
  const asks = isOffered && isInUse
  const { province = '', year = 0, subject = '' } = question ?? {}
  const books = useQuery({ ...originalBookCalls.ofSubject(province, year, subject), enabled: asks })
  const bookId = books.data?.records[0]?.id
  const found = useQuery({
    ...originalBookCalls.pagesOf(bookId ?? '', school ?? ''),
    enabled: asks && bookId !== undefined,
  })
  const retry = useRetry(books, found)
  const printed = useMemo(() => {
    if (bookId === undefined || school === undefined || !found.data) return undefined
    const own = found.data.voPages.records.filter((page) => page.school === school)
    const pages = new Map(
      own.flatMap(({ batch, pageNumber }) => (batch && pageNumber ? [[batch, pageNumber] as const] : [])),
    )
    return { bookId, school, province, year, pages }
  }, [bookId, school, province, year, found.data])
  return { printed, isPending: isOffered && (!isInUse || books.isLoading || found.isLoading), ...retry }
}
