import { useQuery } from '@tanstack/react-query'
import { provinceExams } from '~/entities/province/province-exams.calls'
import { type ReadingTable, readingTable } from './reading-table'

interface KnownTable {
  /** Undefined while it is not known, and where there is none. */
  readonly table: ReadingTable | undefined
  readonly isPending: boolean
  readonly isEnabled: boolean
  readonly isError: boolean
  readonly error: unknown
  readonly refetch: () => unknown
}

/** The table that reads a score. */
export function useReadingTable(province: string, year: number, subject: string | undefined): KnownTable {
  const answer = useQuery({ ...provinceExams(province), enabled: province !== '' })
  const { data, isPending, isEnabled, isError, error, refetch } = answer
  return {
    table: data && subject ? readingTable(data, year, subject) : undefined,
    isPending,
    isEnabled,
    isError,
    error,
    refetch,
  }
}
