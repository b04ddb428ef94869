import { useQuery } from '@tanstack/react-query'
import { schoolLines } from '~/contracts/school-lines'
import { majorQuery } from '~/entities/admission/major-query'
import { schoolCalls } from '~/entities/school/school.calls'
import { NOTHING_ASKED } from '~/shared/answer/use-answer'
import { ask, call } from '~/shared/api/call'
import type { ApplicationForm } from '~/shared/domain/filing/application-form'
import type { SharedList, SharedRow } from '~/shared/domain/shared-list/shared-list'
import { lineOfMajor, linesOfUnit, type PublicLine } from './public-lines'

interface PublicLines {
  readonly lines: readonly PublicLine[] | undefined
  readonly isError: boolean
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
  const ofSchool = useQuery(
    near && !isMajor ? schoolCalls.lines(row.schoolId, province, subject) : NOTHING_ASKED,
  )
  const ofMajors = useQuery(
    near && isMajor
      ? ask(
          call(schoolLines.ofMajors, {
            body: majorQuery(row.schoolId, { province, year: lastYear, subject, batch, electives: [] }),
          }),
        )
      : NOTHING_ASKED,
  )
  const { isError, refetch } = isMajor ? ofMajors : ofSchool
  const lines = isMajor
    ? ofMajors.data && lineOfMajor(ofMajors.data.records, row, lastYear)
    : ofSchool.data && linesOfUnit(ofSchool.data, row, list)
  return { lines, isError, refetch }
}
