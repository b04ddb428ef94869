import type { PlannedFailure } from '../scenario/faults'
import type { Scenario } from '../scenario/scenario'
import { DEMO_ACCOUNTS } from '../store/demo-accounts'

const GUEST = '未登录'

/** Personas by what a tester calls them. */
export function personaLabel(persona: string): string {
  if (persona === 'guest') return GUEST
  return DEMO_ACCOUNTS.find((account) => account.persona === persona)?.label.replace(/（.*/, '') ?? persona
}

/** How many words were refused; none where every word was heard. */
export function refusedText(refused: readonly string[]): string[] {
  return refused.length === 0 ? [] : [`${refused.length} 个词没有生效`]
}

/**
 * What a scenario makes other than usual, each in a few words for testers; none where nothing is. `hits` is how many
 * calls a planned failure has hit.
 */
export function alterations(scenario: Scenario, hits: (planned: PlannedFailure) => number): string[] {
  const { persona, province, subject, score, rank, lists, choices, locked, order, now, clock } = scenario
  const has = <T>(value: T | undefined, text: (value: T) => string) =>
    value === undefined ? [] : [text(value)]
  const count = (of: object, text: string) =>
    Object.keys(of).length === 0 ? [] : [`${Object.keys(of).length} ${text}`]
  const failures = Object.entries(scenario.failures)
  const hit = failures.filter(([, planned]) => hits(planned) > 0)
  return [
    ...has(scenario.replay, (name) => `回放 ${name}`),
    ...has(persona, personaLabel),
    ...has(province, (name) => name),
    ...has(subject, (name) => name),
    ...has(score, (value) => (value === 'none' ? '没有成绩' : `${value} 分`)),
    ...has(rank, (value) => `位次 ${value}`),
    ...has(lists, (value) => `${value} 张志愿表`),
    ...has(choices, (value) => (value === 'full' ? '填满' : `每张 ${value} 个志愿`)),
    ...(locked ? ['已锁定'] : []),
    ...has(order, (value) => (value === 0 ? '没有服务单' : `服务单 ${value}`)),
    ...has(now, (value) => value.slice(0, 16).replace('T', ' ')),
    ...has(clock, (value) => (value === 'stop' ? '时钟停住' : `时钟 ×${value}`)),
    ...has(scenario.device, (value) => `设备${value < 0 ? '慢' : '快'} ${Math.abs(value)} 分钟`),
    ...has(scenario.tables, (value) => (value === 'out' ? '今年的位次已公布' : '今年的位次没有公布')),
    ...has(scenario.seed, (value) => `种子 ${value}`),
    ...has(scenario.scale, (value) => `${value} 所院校`),
    ...(scenario.latency === 0 ? [] : [`等 ${[scenario.latency].flat().join('–')} 毫秒`]),
    ...count(scenario.latencies, '个接口变慢'),
    ...(hit.length === 0 ? [] : [`${hit.length} 处出错`]),
    ...(hit.length === failures.length ? [] : [`${failures.length - hit.length} 处出错还没碰到请求`]),
    ...count(scenario.patches, '个回答改过'),
  ]
}
