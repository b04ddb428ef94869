import { meaningOf } from '~/contracts/meaning'
import type { Echo } from '~/contracts/meaning/meaning'
import { isObject, member, type Place, ROOT } from '../../exchange/deviation'
import { restores } from '../../exchange/input-table'
import { foundAt } from '../../exchange/places'
import type { MeaningRule } from './rule'

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
    name: 'version-stays',
    says: '每次修改之后版本变大；是文字的版本，每次修改之后是另一个',
    *check({ operation, input, payload, at, table }) {
      const pointer = meaningOf(operation.name).keeps?.version
      if (pointer === undefined || !isObject(input.body)) return
      const sent = foundAt(input.body, pointer, ROOT)[0]?.value
      for (const { value, at: place } of foundAt(payload, pointer, at)) {
        // What is first sent as it was read changes nothing, and may keep its version.
        if (typeof sent === 'string' && sent === value && !restores(operation, table))
          yield { ...place, expected: `another version than ${sent}`, got: value }
        if (typeof sent !== 'number' || typeof value !== 'number' || value > sent) continue
        yield { ...place, expected: `> ${sent}, the version that was changed`, got: String(value) }
      }
    },
  },
]

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
