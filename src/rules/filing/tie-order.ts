import { provinceForm } from '../exam/province-forms'
import { isOldExamYear } from './application-form'

/** The rule between two candidates of one total. */
export interface Candidate {
  readonly total: number
  /** Scores by subject: 语文, 数学, 外语, and the electives as they count. */
  readonly scores: Readonly<Record<string, number>>
  /** 物理 or 历史 under 3+1+2; 文科 or 理科 under the old exam; 综合 under 3+3. */
  readonly subject: string
  /** The total without 照顾分. */
  readonly totalWithoutBonus?: number
}

interface TieKey {
  readonly name: string
  /** Undefined where a score is missing. */
  of(candidate: Candidate): number | undefined
}

const LANGUAGES = ['语文', '数学', '外语']

const single = (name: string): TieKey => ({ name, of: ({ scores }) => scores[name] })
const both = (name: string, join: (chinese: number, mathematics: number) => number): TieKey => ({
  name,
  of: ({ scores: { 语文: chinese, 数学: mathematics } }) =>
    chinese === undefined || mathematics === undefined ? undefined : join(chinese, mathematics),
})
const elective = (place: number, name: string): TieKey => ({
  name,
  of: ({ scores, subject }) =>
    Object.keys(scores)
      .filter((key) => !LANGUAGES.includes(key) && key !== subject)
      .map((key) => scores[key] ?? 0)
      .toSorted((a, b) => b - a)[place],
})

const COMMON = [both('语文数学之和', (a, b) => a + b), both('语文数学最高', Math.max), single('外语')]
const BEST = elective(0, '选科最高')
const SECOND = elective(1, '选科次高')
const WITHOUT_BONUS: TieKey = {
  name: '不含照顾分的总分',
  of: ({ totalWithoutBonus, total }) => totalWithoutBonus ?? total,
}

/** The rule's keys in their order. Source: 各省投档办法; the old exam's order is that of most provinces. */
function tieKeys(province: string, year: number, subject: string): readonly TieKey[] {
  if (isOldExamYear(province, year)) {
    const [first, second] = subject === '文科' ? ['语文', '数学'] : ['数学', '语文']
    return [single(first), single(second), single('外语')]
  }
  const keys =
    provinceForm(province)?.newMode === '3+3'
      ? [...COMMON, BEST, SECOND, elective(2, '选科第三')]
      : [...COMMON, single(subject), BEST, SECOND]
  return province === '甘肃' ? [WITHOUT_BONUS, ...keys] : keys
}

/** The candidate of two that is filed first, and the rule that decided. */
export interface TieOrder {
  /** Negative: the first candidate. Zero: nothing decides, or a score that would decide is missing. */
  readonly order: number
  /** The deciding key: 总分 or a key of the rule. Absent when nothing did. */
  readonly by?: string
}

/** The order of two candidates of one province, year and subject: by total, then by the rule for equal totals. */
export function tieOrder(province: string, year: number, a: Candidate, b: Candidate): TieOrder {
  if (a.total !== b.total) return { order: b.total - a.total, by: '总分' }
  for (const key of tieKeys(province, year, a.subject)) {
    const [first, second] = [key.of(a), key.of(b)]
    if (first === undefined || second === undefined) return { order: 0 }
    if (first !== second) return { order: second - first, by: key.name }
  }
  return { order: 0 }
}
