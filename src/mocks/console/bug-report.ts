import { strToU8, zipSync } from 'fflate'
import { masked } from '../replay/masked'
import type { Scenario } from '../scenario/scenario'
import { wordsOf } from '../scenario/words'
import type { LoggedCall } from './call-log'
import { findingsOf, refusals } from './findings'
import type { PageEvent } from './page-watch'

/** All that a bug report is made of. */
export interface Seen {
  /** Opens the page as it is. */
  readonly address: string
  readonly scenario: Scenario
  /** Words that were refused, each with why. */
  readonly refused: readonly string[]
  readonly calls: readonly LoggedCall[]
  readonly events: readonly PageEvent[]
  /** What the browser keeps for the product, by the kind of its storage. */
  readonly storage: Readonly<Record<string, readonly (readonly [string, string])[]>>
  /** Which build is open, and in which browser. */
  readonly build: unknown
  readonly at: Date
  /** The page as it is seen; undefined where the browser cannot draw it. */
  readonly picture: Uint8Array | undefined
}

/** The same in one file: what a developer needs to see what the tester saw. Phone numbers, codes and tokens are masked. */
export function bugReport(seen: Seen): Uint8Array<ArrayBuffer> {
  const json = (value: unknown) => strToU8(masked(`${JSON.stringify(value, null, 2)}\n`))
  const { address, scenario, calls, events, at, picture } = seen
  const text = ({ kind, page, text, amount }: PageEvent) =>
    [kind, page, amount, text].filter((part) => part !== undefined && part !== '').join('  ')
  return zipSync({
    'README.txt': strToU8(readmeOf(seen)),
    'scenario.json': json({ address, words: wordsOf(scenario).toString(), scenario }),
    'calls.har': json(harOf(calls, address)),
    'console.txt': strToU8(masked(`${events.map(text).join('\n')}\n`)),
    'checks.json': json(findingsOf(refusals(seen.refused), calls, events)),
    'storage.json': json(seen.storage),
    'build.json': json({ at: at.toISOString(), ...Object(seen.build) }),
    ...(picture && { 'page.png': picture }),
  })
}

function readmeOf({ address, at, picture }: Seen): string {
  return [
    `${at.toISOString()} 从测试台导出`,
    '',
    `打开同一个样子：${address}`,
    '（在那个浏览器里改过的演示数据不在链接里）',
    '',
    'calls.har 请求和回答，开发者工具能打开',
    'console.txt 控制台；checks.json 契约、长任务、跳动、重复的请求',
    'storage.json 浏览器里存的东西；手机号、凭证、验证码已经遮住',
    `scenario.json 场景；build.json 版本和浏览器${picture ? '；page.png 页面的样子' : '；没有页面的图片：浏览器画不出来'}`,
    '',
  ].join('\n')
}

/** Calls as an HTTP archive (version 1.2), without the headers that say who asked. */
export function harOf(calls: readonly LoggedCall[], address: string) {
  return {
    log: {
      version: '1.2',
      creator: { name: 'zetu', version: '1' },
      pages: [{ ...startOf(calls[0]), id: 'page', title: address, pageTimings: {} }],
      entries: calls.map(entryOf),
    },
  }
}

const startOf = (call: LoggedCall | undefined) => ({
  startedDateTime: new Date(call?.at ?? 0).toISOString(),
})

function entryOf({ endpoint, address, at, sent, end }: LoggedCall) {
  const size = { headersSize: -1, bodySize: -1, cookies: [], httpVersion: 'HTTP/1.1' }
  const url = new URL(address, 'http://localhost')
  const mimeType = endpoint.file ?? 'application/json'
  return {
    pageref: 'page',
    startedDateTime: new Date(at).toISOString(),
    time: end?.ms ?? 0,
    request: {
      ...size,
      method: endpoint.method,
      url: url.href,
      headers: [],
      queryString: [...url.searchParams].map(([name, value]) => ({ name, value })),
      ...(sent !== '' && { postData: { mimeType: 'application/json', text: sent } }),
    },
    response: {
      ...size,
      status: end?.status ?? 0,
      statusText: '',
      headers: [],
      redirectURL: '',
      content: { size: end?.text?.length ?? 0, mimeType, ...(end?.text !== undefined && { text: end.text }) },
    },
    cache: {},
    timings: { send: 0, wait: end?.ms ?? 0, receive: 0 },
  }
}
