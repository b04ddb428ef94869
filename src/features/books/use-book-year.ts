import { useQuery } from '@tanstack/react-query'
import { ALL_YEARS } from './books.address'
import { bookQueries } from './books.queries'

interface BookYear {
  /** Undefined for all of them, and until it is settled. */
  readonly year: number | undefined
  readonly settled: boolean
}

/** The asked year; where none, or none of these, is asked, the newest of which the province has a book. */
export function useBookYear(
  asked: string | undefined,
  province: string | undefined,
  years: readonly number[],
): BookYear {
  const known = years.find((year) => String(year) === asked)
  const all = asked === ALL_YEARS
  const newest = useQuery({
    ...bookQueries.newestYear(province ?? '', years),
    enabled: province !== undefined && known === undefined && !all,
  })
  const year = known ?? (all ? undefined : (newest.data ?? undefined))
  // What cannot be found out narrows nothing: the list says itself what failed.
  return { year, settled: year !== undefined || all || newest.isError }
}
