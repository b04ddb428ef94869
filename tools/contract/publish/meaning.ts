import { type CallMeaning, meaningOf, TIME_ZONE, UNITS } from '~/contracts/meaning'
import type { Cut, Filter, Order, RefusalCause } from '~/contracts/meaning/meaning'
import { WORDS } from '~/contracts/meaning/words'
import { type JsonSchema, resolve, type SchemaBook } from '../json-schema'
import type { Json } from './schemas'

const WHEN: Readonly<Record<RefusalCause, { readonly words: string; readonly client: string }>> = {
  unknown: { words: '没有这一条', client: '页面说没有找到' },
  'of-another': { words: '是别人的（也可以答 404）', client: '页面说没有权限' },
  'changed-meanwhile': { words: 'version 不是最新的', client: '提示已在别处修改，请刷新后再改' },
  'too-long': { words: '超过最长长度', client: '在输入框旁边显示 message' },
  'out-of-order': { words: '与现在的状态不符', client: '显示 message，重新查询' },
  'not-looked-at': { words: '有志愿没有看过', client: '显示 message' },
  'wrong-code': { words: '验证码错误或已过期', client: '在输入框旁边显示 message' },
}

/** What the contract says of a call beyond its schemas, for machines. Empty where it says nothing. */
export function meaningMembers(call: string): Json {
  const { orders, filters, refusals, keeps, cut } = meaningOf(call)
  return {
    ...(cut && { 'x-cut': cut }),
    // Where a list begins stands in the words: that it does was said before, of the member.
    ...(orders.length > 0 && { 'x-sorted-by': orders.map(({ begins: _, ...order }) => order) }),
    ...(Object.keys(filters).length > 0 && { 'x-filters': filters }),
    ...(refusals.length > 0 && {
      'x-refusals': refusals.map((refusal) => ({ ...refusal, client: WHEN[refusal.when].client })),
    }),
    ...(keeps && {
      'x-echoes': keeps.echoes,
      ...(keeps.shownBy !== undefined && { 'x-shown-by': keeps.shownBy }),
      ...(keeps.version !== undefined && { 'x-version': keeps.version }),
      ...(keeps.begins && { 'x-begins': keeps.begins }),
    }),
  }
}

/** The same for readers, one paragraph for each kind. */
export function meaningLines(call: string): string[] {
  const { orders, filters, refusals, keeps, cut } = meaningOf(call)
  return [
    cut && cutWords(cut),
    orders.length > 0 && `排序：${orders.map(orderWords).join('；')}。`,
    Object.keys(filters).length > 0 && `筛选：${filterWords(filters)}。`,
    refusals.length > 0 && `拒绝：${refusalWords(refusals)}。`,
    keeps && `写入：回答里就是所发的 ${keeps.echoes.map(({ sent }) => sent).join('、')}。`,
    keeps?.version !== undefined && '版本：每次修改之后不同（数字变大）；用旧的修改得到 409，什么也没有改。',
  ].flatMap((line) => line || [])
}

function cutWords({ list, total, wholeWithoutTotal }: Cut): string {
  const without = wholeWithoutTotal ? `没有 ${total} 的回答，${list} 就是全部；` : ''
  return `截断：${list} 可能只是一部分，${total} 是符合的总数，用 page、pageSize 能取到最后一条；${without}不能少给而不说。`
}

function orderWords({ list, by, direction, asked, begins }: Order): string {
  const where = list === '' ? '列表' : list
  const order = direction === 'rising' ? '从小到大' : '从大到小'
  const condition = asked ? `${asked.input} 为 ${asked.value} 时` : ''
  const first =
    begins === undefined ? '' : `，${begins.input} 为 ${begins.value}、全部列出时从 ${begins.at} 起`
  return `${condition}${where} 按 ${by} ${order}${first}`
}

const KEEPS: Readonly<Record<Filter['keeps'], string>> = {
  among: '是所要的之一',
  without: '不是所列的',
  atMost: '不超过所给的',
  named: '就叫这个名字的一定在内',
  apart: '换一个值，列表就不同',
}

function filterWords(filters: CallMeaning['filters']): string {
  return Object.entries(filters)
    .map(([name, { at, keeps }]) => `${name}——${at} ${KEEPS[keeps]}`)
    .join('；')
}

function refusalWords(refusals: CallMeaning['refusals']): string {
  return refusals
    .map(({ code, when, input }) => `${code} ${input === undefined ? '' : `${input} `}${WHEN[when].words}`)
    .join('；')
}

/** An example of each code with which a call is refused. */
export function refusalExamples(call: string): Json {
  const examples = meaningOf(call).refusals.map(({ code, when }) => [
    `refusal${code}${when.replaceAll('-', '')}`,
    { summary: `${code} ${WHEN[when].words}`, value: { code, message: WHEN[when].words, data: null } },
  ])
  return Object.fromEntries(examples)
}

/**
 * What is said of members by their names: what they are, where they say nothing of their own. Then the unit of a number
 * and the zone of a time.
 */
export function withWords(schema: JsonSchema, named: SchemaBook['named']): JsonSchema {
  const { properties, items, additionalProperties, anyOf } = schema
  const inner = (part: JsonSchema) => withWords(part, named)
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, part]) => [name, inner(withWord(name, part, named))]),
      ),
    }),
    ...(typeof items === 'object' && { items: inner(items) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: inner(additionalProperties) }),
    ...(anyOf && { anyOf: anyOf.map(inner) }),
  }
}

/** What a schema says of itself: its own description, or that of what it refers to. */
export function ownWords(schema: JsonSchema, named: SchemaBook['named']): string | undefined {
  return [schema, ...(schema.anyOf ?? [])]
    .map(
      (part) => part.description ?? (part.$ref === undefined ? undefined : resolve(part, named).description),
    )
    .find((words) => words !== undefined)
}

function withWord(name: string, schema: JsonSchema, named: SchemaBook['named']): JsonSchema {
  const unit = UNITS[name] && `单位：${UNITS[name].unit}`
  const zone = /Time$/.test(name) ? `没有写时区的时间是 ${TIME_ZONE} 的` : undefined
  const own = ownWords(schema, named) === undefined ? WORDS[name] : schema.description
  const says = [own, unit ?? zone].filter((part) => part !== undefined).join(' ')
  return {
    ...schema,
    ...(says !== '' && { description: says }),
    ...(UNITS[name] && { 'x-unit': UNITS[name].unit }),
  }
}
