import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { provinceExams } from '~/entities/province/province-exams.calls'
import { provinceList } from '~/entities/province/province-list.calls'
import { defaultSubject } from '~/rules/exam/default-subject'
import { newestTableYear } from '~/rules/exam/years'
import type { Changes, Filtered } from '~/shared/address/address'
import { range } from '~/shared/address/fields'
import { useTypedNumber } from '~/shared/form/use-typed-number'
import { currentYear } from '~/shared/lib/time/clock'
import { useStable } from '~/shared/react/use-stable'
import { siteProvince, useHydrated, useUser } from '~/shared/session/session'
import { NOTHING_SAID, type WelcomeFilters } from './welcome.address'

/** Less is a score that is still being typed. */
const LOWEST_ASKED = 100

/** A student's own score, and the year of the table that its rank is read on: of a mock exam's, last year's. */
export interface OwnScore {
  readonly score: number
  readonly year: number
}

export type Start = ReturnType<typeof useScoreQuestion>

/**
 * Province, subject and score of the first page, and what they ask. The year is the newest that has data; who has a mock
 * exam's score reads every score on the table of that.
 */
export function useScoreQuestion({ filters, change }: Filtered<WelcomeFilters>) {
  const user = useUser()
  // The HTML that was rendered at build time knows no address.
  const said = useHydrated() ? filters : NOTHING_SAID
  const [own, setOwn] = useState<OwnScore>()
  const score = useTypedNumber(range.score, said.score ?? own?.score)

  const province = said.province ?? user?.province ?? siteProvince()
  const provinces = useQuery(provinceList())
  const exams = useQuery(provinceExams(province))
  const years = Object.keys(exams.data?.yearSubjectBatchMap ?? {}).map(Number)
  const newest = newestTableYear(years, currentYear())
  const asked = said.year ?? (said.score === undefined ? own?.year : undefined)
  const year = (asked && newestTableYear(years, asked)) ?? newest
  const subjects = Object.keys(exams.data?.yearSubjectBatchMap[String(year)]?.subjectBatchMap ?? {})
  const subject = subjects.find((name) => name === said.subject) ?? defaultSubject(subjects, user?.subjects)
  const typed = score.read().number
  const table = useStable(
    year === undefined || subject === undefined ? undefined : { province, year, subject },
  )
  const question = useStable(
    typed !== undefined && typed >= LOWEST_ASKED && table ? { ...table, score: typed } : undefined,
  )
  // The whole form is said: a link to it is answered to everybody alike.
  const say = (next: Changes<WelcomeFilters>) =>
    change({ province, subject, score: typed, year: year === newest ? undefined : year, ...next }, 'settle')
  return {
    said,
    score,
    typed,
    ownScore: own?.score,
    setOwn,
    province,
    provinces,
    exams,
    subjects,
    subject,
    year,
    /** The score table, as soon as it is known which. */
    table,
    question,
    say,
  }
}
