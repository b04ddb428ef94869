import { examMode } from '~/shared/domain/exam-mode'
import type { ProvinceFacts } from '~/shared/domain/provinces'
import { controlLines } from '../exam/control-lines'

/** Electives beside the first choice under 3+1+2, and under 3+3; 浙江 counts 技术 among them. */
const SECOND_CHOICES = ['化学', '生物', '政治', '地理'] as const
const FREE_CHOICES = ['物理', '化学', '生物', '历史', '地理', '政治'] as const

/** How a province lets its students choose subjects in a year (S2 §3). */
export function subjectRule(facts: ProvinceFacts, year: number) {
  const mode = examMode(facts.name, year)
  const remaining =
    mode?.mode === '3+1+2'
      ? { choose: 2, subjects: [...SECOND_CHOICES] }
      : mode?.mode === '3+3'
        ? { choose: 3, subjects: facts.name === '浙江' ? [...FREE_CHOICES, '技术'] : [...FREE_CHOICES] }
        : { choose: 0, subjects: [] }
  const prioritySubjects = mode?.mode === '3+3' ? [] : [...(mode?.subjects ?? [])]
  return { provinceName: facts.name, year, prioritySubjects, remainingSubjectRule: remaining }
}

/** The regular batches of a province and year with the early one before them, in the order of admission. */
export function batchesOf(facts: ProvinceFacts, year: number) {
  const regular = new Set(controlLines(facts.name, year).map((line) => line.batch))
  regular.delete('特殊类型')
  return [{ batch: '本科提前批', early: true }, ...[...regular].map((batch) => ({ batch, early: false }))]
}

/** A junior-college batch by any of its names. */
export function isJunior(batch: string): boolean {
  return /专科|二段/.test(batch)
}

/** Early batches are read by place in the list, with few choices. */
const EARLY_CHOICES = 4

/** The rules by which a batch is filled in (2025; the years before are taken to be the same). */
export function batchRule(facts: ProvinceFacts, year: number, batch: string, early: boolean) {
  const oldExam = examMode(facts.name, year)?.mode === '文理'
  const unit = oldExam ? ('院校' as const) : facts.unit
  return {
    province: facts.name,
    year,
    batch,
    unit,
    choiceCount: early ? EARLY_CHOICES : facts.choices,
    majorsPerChoice: unit === '专业+院校' ? 1 : facts.majorsPerUnit,
    adjustment: unit !== '专业+院校' && facts.adjustment,
    parallel: !early,
    supplementaryRounds: facts.supplementaryRounds,
  }
}

/** Shares of an automatic list: more to reach for at the front, a safe tail. */
const REACH_SHARE = 0.3
const SAFETY_SHARE = 0.3

/** How many choices of each tier an automatic list of so many choices gets. */
export function tierCounts(choiceCount: number) {
  const reachCount = Math.round(choiceCount * REACH_SHARE)
  const safetyCount = Math.round(choiceCount * SAFETY_SHARE)
  return { choiceCount, reachCount, matchCount: choiceCount - reachCount - safetyCount, safetyCount }
}

/** Days after the results by which a batch is filled in and decided, as most provinces do it. */
const CALENDAR = {
  early: { fill: [2, 6], result: 13 },
  undergraduate: { fill: [2, 6], result: 26 },
  junior: { fill: [28, 30], result: 42 },
} as const

/** Results are out on this day of June. */
const RESULTS_DAY = 24

/** When a batch is filled in and decided, by the habit of the provinces; the notice of the year counts. */
export function batchCalendar(year: number, batch: string, early: boolean) {
  const days = CALENDAR[early ? 'early' : isJunior(batch) ? 'junior' : 'undergraduate']
  const at = (offset: number, time: string) => {
    const date = new Date(Date.UTC(year, 5, RESULTS_DAY + offset))
    return `${date.toISOString().slice(0, 10)} ${time}`
  }
  return {
    batch,
    fillStart: at(days.fill[0], '08:00:00'),
    fillEnd: at(days.fill[1], '17:00:00'),
    resultTime: at(days.result, '18:00:00'),
    note: '按往年安排推算，以当年公告为准',
  }
}
