import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query'
import type { SchoolScoreLine } from '~/contracts/school-lines'
import { majorLineCalls } from '~/entities/school/major-lines.calls'
import { schoolCalls } from '~/entities/school/school.calls'
import type { ApplicationForm } from '~/rules/filing/application-form'
import type { SharedList, SharedRow } from '~/rules/list/share/shared-list'
import { NOTHING_ASKED } from '~/shared/answer/use-answer'
import { lineOfMajor, linesOfUnit, type PublicLine, yearsBefore } from './public-lines'

interface PublicLines {
  readonly lines: readonly PublicLine[] | undefined
  readonly isError: boolean
  readonly error: unknown
  readonly refetch: () => unknown
}

/** The public lines of a row; nothing is asked before it is `near` the screen. */
export function usePublicLines(
  row: SharedRow,
  list: SharedList,
  unit: ApplicationForm['unit'],
  near: boolean,
): PublicLines {
  const { province, subject, batch, year } = list
  const isMajor = unit === '专业+院校'
  const lastYear = year - 1
  const ofSchool = useQueries({
    queries:
      near && !isMajor
        ? yearsBefore(year).map((asked) =>
            schoolCalls.linesOfYear(row.schoolId, { province, subject, year: asked }),
          )
        : [],
    combine: joined,
  })
  const ofMajors = useQuery(
    near && isMajor
      ? majorLineCalls.ofSchool(row.schoolId, { province, year: lastYear, subject, batch, electives: [] })
      : NOTHING_ASKED,
  )
  const { isError, error, refetch } = isMajor ? ofMajors : ofSchool
  const lines = isMajor
    ? ofMajors.data && lineOfMajor(ofMajors.data.records, row, lastYear)
    : ofSchool.data && linesOfUnit(ofSchool.data, row, list)
  return { lines, isError, error, refetch }
}

/** The lines of all years, once each of them is there. */
function joined(answers: readonly UseQueryResult<readonly SchoolScoreLine[]>[]) {
  const known = answers.flatMap(({ data }) => (data ? [data] : []))
  const failed = answers.filter(({ isError }) => isError)
  return {
    data: known.length > 0 && known.length === answers.length ? known.flat() : undefined,
    isError: failed.length > 0,
    error: failed[0]?.error,
    refetch: () => {
      for (const answer of failed) void answer.refetch()
    },
  }
}
