import { isObject, item, member, type Place } from '../../exchange/deviation'
import { inputValue } from '../../exchange/exchange'
import { type InputTable, keyOf } from '../../exchange/input-table'
import type { Answered, Json, MeaningRule } from './rule'

const NAMES_OF_ONE = /^(?:name|title)$|Name$|Title$/

export const identityRules: readonly MeaningRule[] = [
  {
    name: 'duplicate-id',
    says: '同一个列表里没有两条相同的记录或相同的 id',
    *check({ operation, at, table }, { lists }) {
      for (const list of lists) {
        const key = identityKey(operation.name, list.value, list.at, at, table)
        if (key !== undefined) yield* duplicates(list.value, list.at, key)
        else if (isMainList(list.at, at)) yield* wholeDuplicates(list.value, list.at)
      }
    },
  },
  {
    name: 'not-one-current',
    says: '登录的设备里正好一台是现在这一台',
    *check(_, { lists }) {
      for (const { value, at } of lists) {
        const marks = value.flatMap((each) =>
          isObject(each) && typeof each.current === 'boolean' ? each.current : [],
        )
        const count = marks.filter(Boolean).length
        if (marks.length === 0 || count === 1) continue
        yield { ...at, expected: 'one record with current', got: String(count) }
      }
    },
  },
  {
    name: 'other-id',
    says: '答的就是所问的那一个（id、编码、手机号、省份、年份……）',
    *check(answer) {
      for (const [fact, { value }] of Object.entries(answer.facts)) {
        if (typeof value !== 'string' && typeof value !== 'number') continue
        const fields = echoes(answer, fact)
        for (const { record, place, isWhole } of recordsOf(answer)) {
          const own = isWhole && isAskedById(answer, value) && !(fact in record) ? ['id'] : []
          for (const field of [...fields, ...own]) {
            const got = record[field]
            if (!isScalar(got) || String(got) === String(value) || isMasked(got)) continue
            const expected = `${JSON.stringify(value)}, as asked`
            yield { ...member(place, field), expected, got: JSON.stringify(got) }
          }
        }
      }
    },
  },
  {
    name: 'other-name',
    says: '详情与列表说的是同一个（名称一致）',
    *check(answer) {
      for (const [name, { witness }] of Object.entries(answer.facts)) {
        if (!witness || !/(?:Id|Code)$/.test(name)) continue
        const entity = name.replace(/(?:Id|Code)$/, '')
        for (const { record, place, isWhole } of recordsOf(answer)) {
          for (const [field, got] of Object.entries(record)) {
            const before = witness[field]
            if (typeof got !== 'string' || typeof before !== 'string' || got === before) continue
            const same = field === `${entity}Name` || (isWhole && NAMES_OF_ONE.test(field))
            if (same)
              yield {
                ...member(place, field),
                expected: `${JSON.stringify(before)}, as listed`,
                got: JSON.stringify(got),
              }
          }
        }
      }
    },
  },
]

/** The members under which a fact comes back in the records that it was asked with. */
function echoes({ operation, table }: Answered, fact: string): readonly string[] {
  if (table.notEchoed[operation.name]?.includes(fact)) return []
  return table.shownAs[fact] ?? (/(?:Id|Code)$/.test(fact) ? [fact] : [])
}

/** `{id}` names the entity itself, not the records that belong to it. */
const isAskedById = ({ input }: Answered, value: string | number) =>
  String(inputValue(input, 'id')) === String(value)

/** A number with a hidden middle. */
const isMasked = (value: unknown) => typeof value === 'string' && value.includes('*')

interface Recorded {
  readonly record: Json
  readonly place: Place
  /** The payload itself, not one of its records. */
  readonly isWhole: boolean
}

/** The entity that answers, or the records of a list or page. */
function recordsOf({ payload, at }: Answered): Recorded[] {
  if (isObject(payload)) {
    const { records } = payload
    if (Array.isArray(records)) return listed(records, member(at, 'records'))
    return [{ record: payload, place: at, isWhole: true }]
  }
  return Array.isArray(payload) ? listed(payload, at) : []
}

function listed(list: readonly unknown[], at: Place): Recorded[] {
  return list.flatMap((each, index) =>
    isObject(each) ? [{ record: each, place: item(at, index), isWhole: false }] : [],
  )
}

/** The payload itself, or the records of its page. */
const isMainList = (list: Place, at: Place) =>
  list.pattern === at.pattern || /^(?:\/\w+)?\/records$/.test(list.pattern.slice(at.pattern.length))

/** The member by which the elements of a list are told apart, if they have one. */
export function identityKey(
  call: string,
  list: readonly unknown[],
  at: Place,
  payloadAt: Place,
  table: InputTable,
): string | undefined {
  const declared = keyOf(call, at.pattern.slice(payloadAt.pattern.length), table)
  const key = declared ?? 'id'
  return list.length > 0 && list.every((each) => isObject(each) && isScalar(each[key])) ? key : undefined
}

const isScalar = (value: unknown) => typeof value === 'string' || typeof value === 'number'

function* duplicates(list: readonly unknown[], at: Place, key: string) {
  const first = new Map<unknown, number>()
  for (const [index, each] of list.entries()) {
    if (!isObject(each)) continue
    const before = first.get(each[key])
    if (before === undefined) first.set(each[key], index)
    else {
      const got = `${JSON.stringify(each[key])}, as in position ${before}`
      yield { ...member(item(at, index), key), expected: `a ${key} of its own`, got }
    }
  }
}

function* wholeDuplicates(list: readonly unknown[], at: Place) {
  const first = new Map<string, number>()
  for (const [index, each] of list.entries()) {
    const text = JSON.stringify(each)
    const before = first.get(text)
    if (before === undefined) first.set(text, index)
    else
      yield { ...item(at, index), expected: 'a record of its own', got: `the same as in position ${before}` }
  }
}
