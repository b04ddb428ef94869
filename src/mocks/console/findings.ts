import { readableAddress } from '~/shared/lib/text/readable-address'
import { type LoggedCall, timesAsked } from './call-log'
import type { PageEvent } from './page-watch'
import { problemsOfCall } from './problems-of-call'

/** Something that is wrong with a page, in Chinese for testers. */
export interface Finding {
  readonly title: string
  /** Lines below the title. */
  readonly details: readonly string[]
}

/** What was looked for, and what was found of it. */
export interface Findings {
  readonly name: string
  readonly found: readonly Finding[]
}

/** The sum of a page's shifts above which readers lose their place (web.dev, CLS "good"). */
const GOOD_SHIFT = 0.1

/** Words that were refused, each with why. */
export const refusals = (refused: readonly string[]): Finding[] =>
  refused.map((text) => {
    const [title = '', ...why] = text.split('：')
    return { title, details: why.length === 0 ? [] : [why.join('：')] }
  })

/** What is wrong with one page by what was heard of it. `words` are those of the address that mean nothing. */
export function findingsOf(
  words: readonly Finding[],
  calls: readonly LoggedCall[],
  events: readonly PageEvent[],
): Findings[] {
  const of = (kind: PageEvent['kind']) => events.filter((event) => event.kind === kind)
  const shifts = of('shift')
  const shift = sumOf(shifts)
  const tasks = of('longtask').sort((a, b) => (b.amount ?? 0) - (a.amount ?? 0))
  return [
    { name: '没有生效或写错的词', found: words },
    {
      name: '不符合契约的回答',
      found: calls.flatMap((call) => {
        const details = problemsOfCall(call)
        return details.length === 0 ? [] : [{ title: titleOf(call), details }]
      }),
    },
    { name: '控制台的错误', found: of('error').map(({ text }) => spoken(text)) },
    { name: '控制台的警告', found: of('warning').map(({ text }) => spoken(text)) },
    { name: '白问了一次的接口', found: askedTwice(calls) },
    {
      name: `超过 50 毫秒的长任务${tasks.length > 0 ? `（合计 ${sumOf(tasks)} 毫秒）` : ''}`,
      found: tasks.map(({ amount, at, text }) => ({
        title: `${amount} 毫秒，${new Date(at).toLocaleTimeString('zh-CN')}`,
        details: text === '' ? ['浏览器没有说是哪个脚本'] : text.split('\n'),
      })),
    },
    {
      name: `页面跳动（合计 ${shift.toFixed(3)}，${shift > GOOD_SHIFT ? '超过' : '没有超过'} ${GOOD_SHIFT}）`,
      found: shifts.map(({ amount = 0, text }) => ({
        title: amount.toFixed(4),
        details: text === '' ? [] : [text],
      })),
    },
  ]
}

const sumOf = (events: readonly PageEvent[]) => events.reduce((sum, { amount = 0 }) => sum + amount, 0)

function titleOf({ endpoint, address }: LoggedCall): string {
  return `${endpoint.method} ${readableAddress(address)}`
}

/** The first line, and what stands below it. */
function spoken(text: string): Finding {
  const [title = '', ...details] = text.split('\n')
  return { title, details }
}

function askedTwice(calls: readonly LoggedCall[]): Finding[] {
  const times = timesAsked(calls)
  return calls.flatMap((call) => {
    const count = times.get(call.id) ?? 1
    return count === 1
      ? []
      : [{ title: titleOf(call), details: [`第 ${count} 次，内容一样：${call.sent || '没有请求内容'}`] }]
  })
}
