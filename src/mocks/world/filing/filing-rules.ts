import type { BatchRule } from '~/contracts/province-rules'
import { examMode } from '~/rules/exam/exam-mode'
import { findProvince, type ProvinceFacts } from '~/rules/exam/provinces'
import { applicationForm } from '~/rules/filing/application-form'
import { batchLevel, isEarlyBatch } from '~/rules/filing/batches'
import { controlLines } from '../exam/control-lines'
import { givenProvince, isGiven } from '../given/given-world'
import { optional, rows, text } from '../kit/table'
import { BATCH_CALENDAR, CALENDAR_YEAR } from './facts/batch-calendar'

/** How a province lets its students choose subjects in a year (S2 §3). */
export function subjectRule(facts: ProvinceFacts, year: number) {
  const exam = examMode(facts.name, year)
  return {
    provinceName: facts.name,
    year,
    prioritySubjects: exam?.mode === '3+3' ? [] : [...(exam?.subjects ?? [])],
    remainingSubjectRule: { choose: exam?.electiveCount ?? 0, subjects: [...(exam?.electives ?? [])] },
  }
}

/** The regular batches of a province and year with the early one before them, in the order of admission. */
export function batchesOf(facts: ProvinceFacts, year: number) {
  const given = givenProvince(facts.name)
  const regular = new Set([
    ...controlLines(facts.name, year).map((line) => line.batch),
    ...(given?.batches(year) ?? []),
  ])
  regular.delete('特殊类型')
  if (isGiven()) return inOrder(regular).map((batch) => ({ batch, early: isEarlyBatch(batch) }))
  return [{ batch: '本科提前批', early: true }, ...[...regular].map((batch) => ({ batch, early: false }))]
}

/** In the order of admission: undergraduate before junior ones; of one level as the tables have them. */
function inOrder(batches: ReadonlySet<string>): string[] {
  const level = (batch: string) => Number(batchLevel(batch) === '专科')
  return [...batches].filter((batch) => !isEarlyBatch(batch)).toSorted((a, b) => level(a) - level(b))
}

/** The regular batch after one of them; undefined after the last. */
export function batchAfter(plan: {
  readonly province: string
  readonly year: number
  readonly batch: string
}): string | undefined {
  const facts = findProvince(plan.province)
  const regular = facts ? batchesOf(facts, plan.year).filter(({ early }) => !early) : []
  const index = regular.findIndex(({ batch }) => batch === plan.batch)
  return index < 0 ? undefined : regular[index + 1]?.batch
}

/** The rules by which a batch is filled in for the admission of a year: its form, as a server tells it. */
export function batchRule(facts: ProvinceFacts, year: number, batch: string): BatchRule {
  const form = applicationForm(facts.name, year, batch)
  if (!form) throw new Error(`No form of application for ${facts.name}`)
  const { early: _, ...rule } = form
  return { province: facts.name, year, batch, ...rule }
}

/**
 * Ways to spread the choices of a list over the tiers; shares in percent, dreams a part of the reaches. The first is the
 * usual one. A row that fails costs nothing, so that reaches are most of a list (docs/lists.md).
 */
export const FILLING_STYLES = [
  { id: 'balanced', label: '均衡', dreamPercent: 20, reachPercent: 65, matchPercent: 20, safetyPercent: 15 },
  { id: 'bold', label: '冲刺', dreamPercent: 20, reachPercent: 75, matchPercent: 15, safetyPercent: 10 },
  { id: 'steady', label: '稳妥', dreamPercent: 10, reachPercent: 45, matchPercent: 30, safetyPercent: 25 },
] as const

/** The number of choices of each tier in an automatic list of `choiceCount`, by the usual style. */
export function choicesByTier(choiceCount: number) {
  const [{ reachPercent, safetyPercent }] = FILLING_STYLES
  const reachCount = Math.round((choiceCount * reachPercent) / 100)
  const safetyCount = Math.round((choiceCount * safetyPercent) / 100)
  return { choiceCount, reachCount, matchCount: choiceCount - reachCount - safetyCount, safetyCount }
}

/** Days after the results by which a batch is filled in and decided. For provinces whose calendar has no window. */
const HABIT = {
  提前: { fill: [2, 6], result: 13 },
  本科: { fill: [2, 6], result: 26 },
  本二: { fill: [2, 6], result: 36 },
  专科: { fill: [28, 30], result: 42 },
} as const

/** Results are out on this day of June. */
const RESULTS_DAY = 24

interface Window {
  readonly fillStart: string
  readonly fillEnd: string
  readonly resultTime: string
  readonly announced: boolean
}

let windows: ReadonlyMap<string, Window> | undefined

const CALENDAR = {
  province: text,
  batch: text,
  fillStart: text,
  fillEnd: text,
  resultTime: text,
  notice: optional(text),
}

function windowOf(province: string, kind: string): Window | undefined {
  windows ??= new Map(
    rows({ BATCH_CALENDAR }, CALENDAR).map(({ province, batch, notice, ...window }) => [
      `${province}|${batch}`,
      { ...window, announced: notice === '告' },
    ]),
  )
  return windows.get(`${province}|${kind}`)
}

function kindOf(batch: string, early: boolean): keyof typeof HABIT {
  if (early) return '提前'
  if (batchLevel(batch) === '专科') return '专科'
  return batch === '本二' ? '本二' : '本科'
}

/** When a batch is filled in and decided in a province; the note says whether the notice of the year has it so. */
export function batchCalendar({ name }: ProvinceFacts, year: number, batch: string, early: boolean) {
  if (isGiven()) return givenCalendar(name, year, batch)
  const kind = kindOf(batch, early)
  const known = windowOf(name, kind)
  if (!known) return { batch, ...habit(year, kind), announced: false, note: '按各省惯例推算，以当年公告为准' }
  const at = (day: string) => `${year}-${day}:00`
  const announced = known.announced && year === CALENDAR_YEAR
  return {
    batch,
    announced,
    fillStart: at(known.fillStart),
    fillEnd: at(known.fillEnd),
    resultTime: at(`${known.resultTime} 18:00`),
    note: announced ? `按 ${year} 年公布的日程，以本省教育考试院为准` : '按往年安排推算，以当年公告为准',
  }
}

/** The days that a folder tells; a model of past years stands in for none. */
function givenCalendar(province: string, year: number, batch: string) {
  const events = givenProvince(province)?.calendar.filter((one) => one.year === year && one.batch === batch)
  const filling = events?.find(({ name }) => /填报/.test(name))
  const result = events?.find(({ name }) => /录取|结果|投档/.test(name))
  return {
    batch,
    announced: filling !== undefined,
    ...(filling && { fillStart: filling.from, fillEnd: filling.to ?? filling.from }),
    ...(result && { resultTime: result.to ?? result.from }),
    note: filling
      ? `按 ${year} 年公布的日程，以本省教育考试院为准`
      : '还没有这一年的日程，以本省教育考试院公告为准',
  }
}

function habit(year: number, kind: keyof typeof HABIT) {
  const { fill, result } = HABIT[kind]
  const at = (offset: number, time: string) => {
    const date = new Date(Date.UTC(year, 5, RESULTS_DAY + offset))
    return `${date.toISOString().slice(0, 10)} ${time}`
  }
  return {
    fillStart: at(fill[0], '08:00:00'),
    fillEnd: at(fill[1], '17:00:00'),
    resultTime: at(result, '18:00:00'),
  }
}
