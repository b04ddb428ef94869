import { useQuery } from '@tanstack/react-query'
import { provinceExams } from '~/entities/province/province-exams.calls'
import { type ReadingTable, readingTable } from './reading-table'

interface KnownTable {
  /** Undefined while it is not known, and where there is none. */
  readonly table: ReadingTable | undefined
  readonly isError: boolean
  readonly refetch: () => unknown
}

/** The table that reads a score. */
export function useReadingTable(province: string, year: number, subject: string | undefined): KnownTable {
  const { data, isError, refetch } = useQuery({ ...provinceExams(province), enabled: province !== '' })
  return { table: data && subject ? readingTable(data, year, subject) : undefined, isError, refetch }
}
