import { GAOKAO_ID, HISTORY_ID, MOCK_EXAM_ID, PHYSICS_ID, ROLES, SELF_CREATED } from '~/contracts/reference'
import type { PreferenceScore } from '~/contracts/score-records'
import { defaultSubject } from '~/rules/exam/default-subject'
import { examMode } from '~/rules/exam/exam-mode'
import { scoreYears } from '~/rules/exam/years'
import { MAX_CHOICES, type Scenario, tellsOfPerson } from '../scenario/scenario'
import { rowOfRank, rowOfScore, type ScoreRow, type ScoreTable } from '../world/exam/score-table'
import { integer } from '../world/kit/seed'
import { type Calendar, momentBefore } from '../world/people/calendar'
import { scoreId } from '../world/people/people'
import { rankingTable } from '../world/people/scores'
import type { OrderRecord } from '../world/people/service'
import { DEMO_ACCOUNTS, type DemoAccount } from './demo-accounts'
import type { AccountRecord, ListRecord } from './records'

/** The student that a scenario tells of. Another description is another person: what one of them has changed is not met by another. */
export interface ScenarioPerson {
  readonly account: AccountRecord
  readonly scores: PreferenceScore[]
  readonly lists: ListRecord[]
  readonly order: OrderRecord | undefined
  /** How many choices each list has; a few when absent. */
  readonly choices: number | undefined
}

/** Where a student stands whose score nobody has said, as a share of the candidates. */
const USUAL_STANDING = 0.2
const USUAL_LISTS = 2
/** From this month on the score is that of the exam. */
const EXAM_MONTH = 6
const SCIENCES = [PHYSICS_ID, 5, 6]
const HUMANITIES = [HISTORY_ID, 8, 9]

/** The student of a scenario, and what of it cannot be, in Chinese for testers. Neither where it tells of none. */
export function scenarioPerson(
  scenario: Scenario,
  calendar: Calendar,
): { readonly person?: ScenarioPerson; readonly problems: readonly string[] } {
  if (!tellsOfPerson(scenario)) return { problems: [] }
  const base = DEMO_ACCOUNTS.find(({ persona }) => persona === (scenario.persona ?? 'student'))
  if (!base || base.roleId !== ROLES.student || base.province === null)
    return { problems: ['省份、成绩、志愿表和服务单只属于学生：qa.persona 是 student 或 vip'] }
  const problems: string[] = []
  const account = accountOf(scenario, base, calendar, problems)
  const scores = scoresOf(scenario, account, calendar, problems)
  const lists = listsOf(scenario, account, scores, calendar, problems)
  return {
    person: {
      account,
      scores,
      lists,
      order: orderOf(scenario, account, calendar),
      choices: choicesOf(scenario),
    },
    problems,
  }
}

function accountOf(
  scenario: Scenario,
  { id: _, persona, label, tel: __, subjects, ...base }: DemoAccount,
  calendar: Calendar,
  problems: string[],
): AccountRecord {
  const province = scenario.province ?? base.province ?? '安徽'
  const offered: readonly string[] = examMode(province, calendar.graduatingYear)?.subjects ?? []
  const { subject } = scenario
  if (subject !== undefined && !offered.includes(subject))
    problems.push(
      `qa.subject=${subject} 没有生效：${province} ${calendar.graduatingYear} 年的科类是 ${offered.join('、')}`,
    )
  const known =
    subject !== undefined && offered.includes(subject) ? subject : defaultSubject(offered, subjects)
  const { score, rank, lists, choices, locked, order } = scenario
  const key = JSON.stringify([persona, province, known, score, rank, lists, choices, locked, order])
  const number = integer(2001, 9999, 'scenario-person', key)
  return {
    ...base,
    id: `s-${number}`,
    tel: `1390000${number}`,
    province,
    year: calendar.graduatingYear,
    subjects: /历史|文科/.test(known ?? '') ? HUMANITIES : SCIENCES,
    createTime: momentBefore(calendar, 11, 15, 600),
  }
}

function scoresOf(
  { score, rank, subject }: Scenario,
  { id, province, year, subjects }: AccountRecord,
  calendar: Calendar,
  problems: string[],
): PreferenceScore[] {
  if (score === 'none' || province === null || year === null) return []
  const offered = examMode(province, year)?.subjects ?? []
  const known = offered.find((each) => each === subject) ?? defaultSubject(offered, subjects)
  const table = known && rankingTable({ province, year, subject: known }, scoreYears(calendar.year))
  if (!known || !table) return []
  const wanted =
    rank === undefined ? (score === undefined ? undefined : rowOfScore(table, score)) : rowOfRank(table, rank)
  if (!wanted && (rank !== undefined || score !== undefined))
    problems.push(notInTable(table, { score, rank }))
  const row = wanted ?? rowOfRank(table, Math.round(USUAL_STANDING * table.candidates))
  if (!row) return []
  const isExam = calendar.month >= EXAM_MONTH && calendar.month < 9
  return [
    {
      id: scoreId(id, 1),
      studentId: id,
      examType: isExam ? GAOKAO_ID : MOCK_EXAM_ID,
      examName: isExam ? `${year} 年高考` : '第一次模拟考试',
      province,
      year,
      subject: known,
      score: wanted && score !== undefined && rank === undefined ? score : row.score,
      rank: wanted && rank !== undefined ? rank : row.lowestRank,
      createRoleType: ROLES.student,
      createTime: momentBefore(calendar, 1, 21, 1200),
    },
  ]
}

function notInTable(
  { province, subject, year, rows, candidates }: ScoreTable,
  { score, rank }: Pick<Scenario, 'score' | 'rank'>,
): string {
  const [first, last]: (ScoreRow | undefined)[] = [rows[0], rows.at(-1)]
  if (rank !== undefined)
    return `qa.rank=${rank} 没有生效：${province}${subject} ${year} 年有 ${candidates} 名考生`
  return `qa.score=${score} 没有生效：${province}${subject} ${year} 年的一分一段是 ${last?.score} 到 ${first?.highScore} 分`
}

function listsOf(
  { lists, choices, locked }: Scenario,
  { id, province, year }: AccountRecord,
  scores: readonly PreferenceScore[],
  calendar: Calendar,
  problems: string[],
): ListRecord[] {
  const score = scores[0]
  const count = lists ?? (score ? USUAL_LISTS : 0)
  if (!score && count > 0) problems.push(`qa.lists=${count} 没有生效：没有成绩就没有志愿表`)
  if (count === 0 && (choices !== undefined || locked))
    problems.push('qa.choices、qa.locked 没有生效：一张志愿表也没有')
  if (!score || province === null || year === null) return []
  return Array.from({ length: count }, (_, at) => ({
    id: `l-${id}-${at + 1}`,
    studentId: id,
    name: `我的方案${at === 0 ? '' : at + 1}`,
    createdType: SELF_CREATED,
    province,
    year,
    batch: null,
    preferenceScoreId: score.id,
    note: null,
    confirmed: locked ?? false,
    version: 1,
    updateTime: momentBefore(calendar, 1, 28, Math.min(600 + at, 1380)),
    items: [],
  }))
}

const choicesOf = ({ choices }: Scenario) => (choices === 'full' ? MAX_CHOICES : choices)

function orderOf({ order }: Scenario, { id }: AccountRecord, calendar: Calendar): OrderRecord | undefined {
  if (order === undefined || order === 0) return undefined
  const planner = DEMO_ACCOUNTS.find(({ persona }) => persona === 'planner')
  return {
    id: `o-${id}`,
    studentId: id,
    status: order as OrderRecord['status'],
    plannerId: order === 1 ? null : (planner?.id ?? null),
    note: '想学计算机，不确定冲哪些学校',
    createTime: momentBefore(calendar, 1, 20, 600),
    updateTime: momentBefore(calendar, 1, 21, 600),
  }
}
