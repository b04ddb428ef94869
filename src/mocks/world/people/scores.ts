import { GAOKAO_ID, MOCK_EXAM_ID, ROLES } from '~/contracts/reference'
import type { PreferenceScore } from '~/contracts/score-records'
import { defaultSubject } from '~/rules/exam/default-subject'
import { examMode } from '~/rules/exam/exam-mode'
import { comparableSubject } from '~/rules/exam/subject-counterpart'
import { rowOfRank, type ScoreTable, type ScoreTableKey, scoreTable } from '../exam/score-table'
import { integer, uniform } from '../kit/seed'
import { type Calendar, momentBefore } from './calendar'
import { type Person, scoreId, signUpMonths } from './people'

/** Students of the world stand between these shares of the candidates. */
const BEST = 0.01
const WORST = 0.6

/** Names of mock exams, the first record's first. */
const MOCK_NAMES = ['第一次模拟考试', '第二次模拟考试']

/**
 * The table that ranks a score until the table of its own year is out: that of the newest of the given years that is not
 * later and in which the same candidates were ranked. Undefined where there is none.
 */
export function rankingTable(key: ScoreTableKey, years: readonly number[]): ScoreTable | undefined {
  for (const year of years.filter((known) => known <= key.year)) {
    const subject = comparableSubject(key.subject, examMode(key.province, year)?.subjects ?? [])
    const table = subject && scoreTable({ province: key.province, year, subject })
    if (table) return table
  }
  return undefined
}

/** The score records that a person of the world begins with, by number from 1: mock exams, or the exam itself of those who are through. */
export function scoresOf(
  person: Pick<Person, 'id' | 'province' | 'year' | 'subjects'>,
  calendar: Calendar,
  years: readonly number[],
): PreferenceScore[] {
  const { id, province, year } = person
  if (province === null || year === null) return []
  const subject = defaultSubject(examMode(province, year)?.subjects ?? [], person.subjects)
  const table = subject && rankingTable({ province, year, subject }, years)
  if (!subject || !table) return []
  const through = year < calendar.graduatingYear
  const count = through ? 1 : integer(1, MOCK_NAMES.length, 'score-count', id)
  return Array.from({ length: count }, (_, index): PreferenceScore => {
    const { score, lowestRank } = standing(id, index, table)
    return {
      id: scoreId(id, index + 1),
      studentId: id,
      examType: through ? GAOKAO_ID : MOCK_EXAM_ID,
      examName: through ? `${year} 年高考` : (MOCK_NAMES[index] ?? null),
      province,
      year,
      subject,
      score,
      rank: lowestRank,
      ...subjectScores(score, table.totalScore, person.subjects),
      createRoleType: ROLES.student,
      createTime: momentBefore(calendar, Math.max(1, signUpMonths(id) - index), 21 + index, 1200),
    }
  })
}

function standing(id: string, index: number, table: ScoreTable) {
  const share =
    BEST + (WORST - BEST) * uniform('standing', id) + 0.02 * uniform('standing-of-exam', id, index)
  const row = rowOfRank(table, Math.max(1, Math.round(share * table.candidates)))
  if (!row) throw new Error(`${table.province} ${table.year} 的一分一段表没有第 ${share} 位`)
  return row
}

const CORE_MAX = 150
const ELECTIVE_MAX = 100
const ELECTIVE_FIELDS: Readonly<Record<number, keyof PreferenceScore>> = {
  4: 'physics',
  5: 'chemistry',
  6: 'biology',
  7: 'history',
  8: 'geography',
  9: 'politics',
  10: 'technology',
}

/** The score by subject, in proportion to what each counts: the parts sum to the score. Only for the new exam's 750 points. */
function subjectScores(score: number, total: number, electives: readonly number[]): Partial<PreferenceScore> {
  const fields = electives.flatMap((id) => ELECTIVE_FIELDS[id] ?? [])
  if (total !== 3 * CORE_MAX + fields.length * ELECTIVE_MAX) return {}
  const papers = [
    ...(['chinese', 'math', 'english'] as const).map((field) => ({ field, max: CORE_MAX })),
    ...fields.map((field) => ({ field, max: ELECTIVE_MAX })),
  ]
  let max = 0
  let before = 0
  return Object.fromEntries(
    papers.map((paper) => {
      max += paper.max
      const upTo = Math.round((score * max) / total)
      const part = upTo - before
      before = upTo
      return [paper.field, part]
    }),
  )
}
