import { useQuery } from '@tanstack/react-query'
import { provinceExams } from '~/entities/province/province-exams.calls'
import { useKnownProvince } from '~/entities/province/use-known-province'
import { bookYears } from '~/rules/exam/years'
import type { Filtered } from '~/shared/address/address'
import { useSettled } from '~/shared/address/use-settled'
import { useAnswer } from '~/shared/answer/use-answer'
import { useRetry } from '~/shared/answer/use-retry'
import { currentYear } from '~/shared/lib/time/clock'
import { bookSubjects } from './book-subjects'
import { ALL_YEARS, type BooksFilters } from './books.address'
import { type BookListQuestion, bookCalls } from './books.calls'

/** The list of books that is asked for, and what else can be chosen. */
export function useBookList({ filters, change }: Filtered<BooksFilters>) {
  const province = useKnownProvince(filters.province)
  const years = bookYears(currentYear())
  const year = useBookYear(filters.year, province, years)
  const exams = useAnswer(province, provinceExams)
  const ofExams = useRetry(exams)
  const offered = exams.isEarlier ? undefined : exams.data
  const subjects = offered && bookSubjects(offered, year === ALL_YEARS || !year ? years : [Number(year)])
  const settled = useSettled({ filters, change }, ({ subject, q, page }) => {
    if (province === undefined || year === undefined) return undefined
    // Without the list of subjects nothing can be checked: then the asked one counts.
    const known = subjects ? subjects.find((name) => name === subject) : subject
    return { question: { province, year, subject: known, q, page } satisfies BookListQuestion }
  })
  const answer = useAnswer(settled?.question, bookCalls.list)
  return {
    answer,
    province,
    year,
    years,
    subject: settled?.question.subject,
    subjects: subjects ?? [],
    /** The way to ask for the subjects again. */
    ofSubjects: offered ? {} : ofExams,
  }
}

/**
 * The asked year, or `all`; otherwise the newest year with a book of the province. Undefined while that is being
 * found out.
 */
function useBookYear(
  asked: string | undefined,
  province: string | undefined,
  years: readonly number[],
): string | undefined {
  const known = asked === ALL_YEARS || years.some((year) => String(year) === asked)
  const newest = useQuery({
    ...bookCalls.newestYear(province ?? '', years),
    enabled: province !== undefined && !known,
  })
  if (known) return asked
  // A year that cannot be found out narrows nothing: the list says itself what failed.
  if (newest.isError) return ALL_YEARS
  return newest.data ? String(newest.data) : undefined
}
