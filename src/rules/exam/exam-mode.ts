import { type ProvinceExam, provinceExam } from './province-exams'

/** The candidates of a score table: a first choice of the new exam, a side of the old one, or everybody. */
export type Subject = '物理' | '历史' | '理科' | '文科' | '综合'

export interface ExamMode {
  readonly mode: '文理' | '3+3' | '3+1+2'
  /** In the order in which a province offers them. */
  readonly subjects: readonly Subject[]
  /** The highest score that can be reached. */
  readonly totalScore: number
  /** Electives beside Chinese, mathematics, the foreign language and the first choice; none under the old exam. */
  readonly electives: readonly string[]
  /** How many of the electives are sat. */
  readonly electiveCount: number
}

const SUBJECTS: Readonly<Record<ExamMode['mode'], readonly Subject[]>> = {
  '3+1+2': ['物理', '历史'],
  '3+3': ['综合'],
  文理: ['理科', '文科'],
}

const SECOND_CHOICES = ['化学', '生物', '政治', '地理']
const THREE_OF_SIX = ['物理', '化学', '生物', '政治', '历史', '地理']
const ELECTIVES: Readonly<
  Record<ExamMode['mode'], { readonly of: readonly string[]; readonly count: number }>
> = {
  '3+1+2': { of: SECOND_CHOICES, count: 2 },
  '3+3': { of: THREE_OF_SIX, count: 3 },
  文理: { of: [], count: 0 },
}

/** 江苏 counted three subjects only under its last old exam. */
const JIANGSU_OLD_TOTAL = 480

/** How the exam was sat in a province and year; undefined for an unknown province. */
export function examMode(province: string, year: number): ExamMode | undefined {
  const exam = provinceExam(province)
  if (!exam) return undefined
  const mode = year < exam.firstNewExamYear ? '文理' : exam.newMode
  const { of, count } = ELECTIVES[mode]
  return {
    mode,
    subjects: SUBJECTS[mode],
    totalScore: totalScore(exam, mode),
    // 浙江 alone adds 技术.
    electives: exam.name === '浙江' && mode === '3+3' ? [...of, '技术'] : of,
    electiveCount: count,
  }
}

function totalScore(exam: ProvinceExam, mode: ExamMode['mode']): number {
  return exam.name === '江苏' && mode === '文理' ? JIANGSU_OLD_TOTAL : exam.totalScore
}
