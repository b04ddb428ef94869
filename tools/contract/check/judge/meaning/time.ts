import { isObject, member } from '../../exchange/deviation'
import type { Answered, MeaningRule } from './rule'

/** Two members of one object; the first is not later than the second. */
const SPANS: readonly (readonly [start: string, end: string])[] = [
  ['startTime', 'lastTime'],
  ['since', 'until'],
  ['start', 'end'],
  ['createTime', 'updateTime'],
]

export const timeRules: readonly MeaningRule[] = [
  {
    name: 'made-at-another-time',
    says: '刚建的记录的时间就是服务器现在的时间（没有写时区的是北京时间）',
    *check({ operation, payload, answer, at }) {
      const now = nowOf(answer)
      if (!operation.endpoint.creates || now === undefined || !isObject(payload)) return
      const { createTime } = payload
      const time =
        typeof createTime === 'string' && createTime.length > 10 ? momentOf(createTime) : Number.NaN
      if (Number.isNaN(time) || Math.abs(time - now) < CLOCKS_APART_MS) return
      yield {
        ...member(at, 'createTime'),
        expected: `about ${textOf(now)}, the Date of the answer`,
        got: String(createTime),
      }
    },
  },
  {
    name: 'end-before-start',
    says: '结束不早于开始（时间段、登录的设备、出分的状态）',
    *check(_, { objects }) {
      for (const { value, at } of objects) {
        for (const [start, end] of SPANS) {
          const [from, to] = [momentOf(value[start]), momentOf(value[end])]
          if (!(to < from)) continue
          yield { ...member(at, end), expected: `≥ ${start} (${value[start]})`, got: String(value[end]) }
        }
      }
    },
  },
  {
    name: 'state-before-its-time',
    says: '已经开始的状态（since）不在服务器的时间之后',
    *check({ answer }, { objects }) {
      const now = nowOf(answer)
      if (now === undefined) return
      for (const { value, at } of objects) {
        if (!(momentOf(value.since) > now + CLOCKS_APART_MS)) continue
        yield {
          ...member(at, 'since'),
          expected: `≤ ${textOf(now)}, the Date of the answer`,
          got: String(value.since),
        }
      }
    },
  },
]

/** Two servers of one backend may differ so much, or the answer may have waited. */
const CLOCKS_APART_MS = 10 * 60_000

/** A time without a zone is of China; NaN for what is no time. */
function momentOf(value: unknown): number {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d/.test(value)) return Number.NaN
  if (value.length === 10) return Date.parse(`${value}T00:00:00+08:00`)
  return Date.parse(/Z$|[+-]\d\d:?\d\d$/.test(value) ? value : `${value.replace(' ', 'T')}+08:00`)
}

/** The moment of the server, where its answer says one. */
const nowOf = (answer: Answered['answer']) => (answer && 'now' in answer ? answer.now : undefined)

const textOf = (moment: number) => new Date(moment).toISOString()
