import { meaningOf } from '~/contracts/meaning'
import type { Echo } from '~/contracts/meaning/meaning'
import { isObject, member, type Place, ROOT } from './deviation'
import type { MeaningRule } from './meaning-rule'
import { foundAt } from './places'

export const echoRules: readonly MeaningRule[] = [
  {
    name: 'not-echoed',
    says: '写入之后回来的就是发送的（echoes）',
    *check({ operation, input, payload, at }) {
      yield* lostIn(payload, at, input.body, meaningOf(operation.name).keeps?.echoes ?? [])
    },
  },
  {
    name: 'begins-otherwise',
    says: '新建的记录从契约写明的状态开始',
    *check({ operation, payload, at }) {
      for (const [pointer, value] of Object.entries(meaningOf(operation.name).keeps?.begins ?? {})) {
        const [found] = foundAt(payload, pointer, at)
        if (!found || found.value === value) continue
        yield { ...found.at, expected: JSON.stringify(value), got: JSON.stringify(found.value) }
      }
    },
  },
  {
    name: 'made-at-another-time',
    says: '刚建的记录的时间就是服务器现在的时间（没有写时区的是北京时间）',
    *check({ operation, payload, at, answer }) {
      const now = answer && 'now' in answer ? answer.now : undefined
      if (!operation.endpoint.creates || now === undefined) return
      for (const { value, at: place } of foundAt(payload, '/createTime', at)) {
        const time = typeof value === 'string' && value.length > 10 ? momentOf(value) : Number.NaN
        if (Number.isNaN(time) || Math.abs(time - now) < CLOCKS_APART_MS) continue
        yield {
          ...place,
          expected: `about ${new Date(now).toISOString()}, the Date of the answer`,
          got: String(value),
        }
      }
    },
  },
  {
    name: 'version-stays',
    says: '每次修改之后版本变大',
    *check({ operation, input, payload, at }) {
      const pointer = meaningOf(operation.name).keeps?.version
      if (pointer === undefined || !isObject(input.body)) return
      const sent = foundAt(input.body, pointer, ROOT)[0]?.value
      for (const { value, at: place } of foundAt(payload, pointer, at)) {
        if (typeof sent !== 'number' || typeof value !== 'number' || value > sent) continue
        yield { ...place, expected: `> ${sent}, the version that was changed`, got: String(value) }
      }
    },
  },
]

/** Two servers of one backend may differ so much, or the answer may have waited. */
const CLOCKS_APART_MS = 10 * 60_000

/** A time without a zone is of China. */
const momentOf = (text: string) =>
  Date.parse(/Z$|[+-]\d\d:?\d\d$/.test(text) ? text : `${text.replace(' ', 'T')}+08:00`)

/** What was sent and does not come back. A member that was not sent, or sent as null, says nothing. */
export function* lostIn(payload: unknown, at: Place, body: unknown, echoes: readonly Echo[]) {
  for (const { sent, shown } of echoes) {
    const [top = ''] = sent.split('/').slice(1)
    const wanted = foundAt(body, sent, ROOT).map(({ value }) => value)
    const isSent = isObject(body) && top in body && body[top] !== null
    if (!isSent || (wanted.length === 0 && !sent.includes('*'))) continue
    const got = foundAt(payload, shown, at).map(({ value }) => value)
    if (JSON.stringify(got) === JSON.stringify(wanted)) continue
    yield {
      ...member(at, shown.split('/')[1] ?? ''),
      expected: `${JSON.stringify(wanted)}, as sent in ${sent}`,
      got: JSON.stringify(got),
    }
  }
}
