import { GROUP_TITLES } from '~/contracts/groups'
import type { Deviation } from '../exchange/deviation'
import type { CallReport } from './report'

export interface Summary {
  readonly calls: number
  readonly conforms: number
  readonly deviates: number
  readonly notExercised: number
  readonly deviations: number
}

export function summarise(reports: readonly CallReport[]): Summary {
  const count = (verdict: CallReport['verdict']) =>
    reports.filter((report) => report.verdict === verdict).length
  return {
    calls: reports.length,
    conforms: count('conforms'),
    deviates: count('deviates'),
    notExercised: count('not-exercised'),
    deviations: reports.reduce((sum, { deviations }) => sum + deviations.length, 0),
  }
}

/** The calls of each group of the contract, in its order. */
export function byGroup(reports: readonly CallReport[]): (readonly [group: string, CallReport[]])[] {
  const groups = [...new Set(reports.map(({ group }) => group))]
  return groups.map((name) => [name, reports.filter(({ group }) => group === name)] as const)
}

/** How far a domain of the contract is built. */
export interface Progress {
  readonly title: string
  readonly built: number
  readonly absent: number
  readonly wrong: number
  readonly unchecked: number
}

/** One entry for each group of the contract, in its order. */
export function progressOf(reports: readonly CallReport[]): Progress[] {
  return byGroup(reports).map(([group, of]) => {
    const count = (is: (report: CallReport) => boolean) => of.filter(is).length
    return {
      title: GROUP_TITLES[group] ?? group,
      built: count(({ verdict }) => verdict === 'conforms'),
      absent: count(({ isAbsent }) => isAbsent === true),
      wrong: count(({ verdict, isAbsent }) => verdict === 'deviates' && !isAbsent),
      unchecked: count(({ verdict }) => verdict === 'not-exercised'),
    }
  })
}

const MARKS = { conforms: '✓ 符合', deviates: '✗ 偏差', 'not-exercised': '– 未检查' } as const

/** How long a check took, for people: 9.4 秒. */
export const secondsOf = (ms: number) => `${(ms / 1000).toFixed(1)} 秒`

/** The report for people: one line for each call, what is wrong below it, and the sum at the end. */
export function printTable(reports: readonly CallReport[], tookMs: number): string {
  const rows = reports.map((report) => ({
    mark: MARKS[report.verdict],
    call: `${report.method} ${report.path}`,
    status: report.status === undefined ? '' : String(report.status),
    time: report.ms === undefined ? '' : `${report.ms} ms`,
    report,
  }))
  const heading = { mark: '结果', call: '接口', status: '状态', time: '用时' }
  const width = (key: keyof typeof heading) => Math.max(...[heading, ...rows].map((row) => columns(row[key])))
  const line = (row: typeof heading) =>
    [
      pad(row.mark, width('mark')),
      pad(row.call, width('call')),
      padStart(row.status, width('status')),
      padStart(row.time, width('time')),
    ].join('  ')
  const { calls, conforms, deviates, notExercised, deviations } = summarise(reports)
  return [
    line(heading),
    ...rows.flatMap((row) => [line(row).trimEnd(), ...detail(row.report)]),
    '',
    `${calls} 个接口：${conforms} 个符合，${deviates} 个有偏差（共 ${deviations} 处），${notExercised} 个未检查，用时 ${secondsOf(tookMs)}`,
    ...progressLines(reports),
  ].join('\n')
}

/** While a server is being built: how far each domain is. */
function progressLines(reports: readonly CallReport[]): string[] {
  if (!reports.some(({ isAbsent }) => isAbsent)) return []
  const progress = progressOf(reports)
  const width = Math.max(...progress.map(({ title }) => columns(title)))
  return [
    '',
    '进度：',
    ...progress.map(({ title, built, absent, wrong, unchecked }) => {
      const counts = [
        `${built} 个符合`,
        ...(absent > 0 ? [`${absent} 个还没有`] : []),
        ...(wrong > 0 ? [`${wrong} 个有偏差`] : []),
        ...(unchecked > 0 ? [`${unchecked} 个未检查`] : []),
      ]
      return `  ${pad(title, width)}  ${counts.join('，')}`
    }),
  ]
}

function detail({ verdict, reason, deviations, unseenChanges }: CallReport): string[] {
  if (verdict === 'not-exercised') return [`    ${reason ?? ''}`]
  return [
    ...deviations.flatMap((deviation) => [`    ${deviationLine(deviation)}`, `      ${deviation.request}`]),
    ...unseenChanges.map(({ call, needs }) => `    未检查对 ${call} 的影响：${needs}`),
  ]
}

/** One cause in one line: where, what was expected, what came, and what probably happened. */
export function deviationLine({ kind, rule, pointer, expected, got, hint, count }: Deviation): string {
  const where = pointer === '' ? '' : `${pointer}  `
  const times = count > 1 ? `  (×${count})` : ''
  const guess = hint === undefined ? '' : `  — ${hint}`
  return `[${rule ?? kind}] ${where}expected ${expected}, got ${got}${guess}${times}`
}

/** The report for machines. */
export function printJson(base: string, reports: readonly CallReport[], tookMs: number): string {
  return JSON.stringify(
    { base, tookMs: Math.round(tookMs), summary: summarise(reports), calls: reports },
    null,
    2,
  )
}

/** Columns of a terminal: Chinese takes two for each character. */
function columns(text: string): number {
  let sum = 0
  for (const character of text) sum += /[\u1100-\u115f\u2e80-\uffdc]/.test(character) ? 2 : 1
  return sum
}

const pad = (text: string, width: number) => text + ' '.repeat(Math.max(0, width - columns(text)))
const padStart = (text: string, width: number) => ' '.repeat(Math.max(0, width - columns(text))) + text
