import { useQuery } from '@tanstack/react-query'
import { provinceExams } from '~/entities/province/province-exams.calls'
import { type ReadingTable, readingTable } from './reading-table'

/** The table that reads a score; undefined while that is not known, and where there is none. */
export function useReadingTable(
  province: string,
  year: number,
  subject: string | undefined,
): ReadingTable | undefined {
  const { data } = useQuery({ ...provinceExams(province), enabled: province !== '' })
  return data && subject ? readingTable(data, year, subject) : undefined
}
