/** Ways of a call to fail, by the word that asks for it. An HTTP status is a failure too. */
const FAILURES = {
  rejected: '被拒绝：HTTP 200，code 400',
  expired: '凭证已过期',
  offline: '没有连接',
  reset: '回答到一半断开',
  hang: '一直不回答',
  slow: '12 秒后才回答',
  html: '网关的 HTML（502）',
  busy: '人太多（429，三秒后再来）',
  malformed: '半段 JSON',
  bare: '没有信封',
  null: '内容是 null',
  shape: '内容的类型不对',
  incomplete: '少一个必填项',
  least: '只有必填项',
  unranked: '没有最低位次',
  unscored: '没有最低分',
  unplanned: '没有计划数',
  empty: '列表是空的',
  one: '列表只有一条',
  many: '列表有一千条',
  long: '文字有五百个字',
  hostile: '文章换成攻击的 HTML',
  broken: '图片打不开',
} as const
export type FailureWord = keyof typeof FAILURES
export type Failure = number | FailureWord
export const FAILURE_WORDS = Object.keys(FAILURES).filter((word): word is FailureWord => word in FAILURES)

/** What a failure does, in Chinese for testers. */
export function failureText(failure: Failure): string {
  return typeof failure === 'number' ? `HTTP ${failure}` : FAILURES[failure]
}

/** A failure and when it happens; with every call unless said. Calls count from 1 after the start of the product. */
export interface PlannedFailure {
  readonly failure: Failure
  /** The first call that fails. Alone it is the only one. */
  readonly nth?: number | undefined
  /** How many calls fail. */
  readonly times?: number | undefined
  /** The share of calls that fail, 1–99 percent. */
  readonly percent?: number | undefined
}

/** Whether the `count`-th call fails. `chance` in [0, 1) decides where only a share does. */
export function happens({ nth, times, percent }: PlannedFailure, count: number, chance: number): boolean {
  const first = nth ?? 1
  const last = times === undefined && nth === undefined ? Number.POSITIVE_INFINITY : first + (times ?? 1) - 1
  return count >= first && count <= last && chance * 100 < (percent ?? 100)
}

/** A planned failure as an address writes it: `500@3*2~30`. */
export function failureWord({ failure, nth, times, percent }: PlannedFailure): string {
  const part = (sign: string, value: number | undefined) => (value === undefined ? '' : `${sign}${value}`)
  return `${failure}${part('@', nth)}${part('*', times)}${part('~', percent)}`
}

const PARTS = /^(\w+)((?:[@*~][^@*~]*)*)$/
const HIGHEST = { '@': 999, '*': 999, '~': 99 } as const
const NAMES = { '@': 'nth', '*': 'times', '~': 'percent' } as const

/** Reads what `failureWord` writes. Text, in Chinese for testers, where it cannot be read. */
export function readFailure(word: string): PlannedFailure | string {
  const [, kind = '', rest = ''] = PARTS.exec(word) ?? []
  const failure = kindOf(kind)
  if (failure === undefined) return `出错的方式是 400 到 599，或 ${FAILURE_WORDS.join('、')}`
  const planned: { failure: Failure; nth?: number; times?: number; percent?: number } = { failure }
  for (const [, sign, text = ''] of rest.matchAll(/([@*~])([^@*~]*)/g)) {
    if (sign !== '@' && sign !== '*' && sign !== '~') continue
    const value = /^\d{1,3}$/.test(text) ? Number(text) : 0
    const isSaid = planned[NAMES[sign]] !== undefined
    if (isSaid || value < 1 || value > HIGHEST[sign])
      return '@ 后面是第几次，* 后面是次数，~ 后面是百分之几（1 到 99），都是整数，各写一次'
    planned[NAMES[sign]] = value
  }
  return planned
}

function kindOf(word: string): Failure | undefined {
  if (!/^\d+$/.test(word)) return FAILURE_WORDS.find((known) => known === word)
  const status = Number(word)
  return status >= 400 && status <= 599 ? status : undefined
}
