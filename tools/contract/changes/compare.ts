import { isObject } from '../check/exchange/deviation'
import type { Change, ChangeKind, Json } from './change'
import { compareSchemas, type Schemas } from './schemas'

/** Everything in which one OpenAPI document differs from an earlier one, by place; a place that many calls show once. */
export function compareDocuments(before: Json, after: Json): Change[] {
  const [old, now] = [callsOf(before), callsOf(after)]
  const schemas: Schemas = { before: namedOf(before), after: namedOf(after) }
  const found: Change[] = []
  for (const [call, operation] of old) {
    const successor = now.get(call)
    if (successor) found.push(...compareCalls(call, operation, successor, schemas))
    else if (operation.deprecated === true)
      found.push(ofCall(call, 'removed', '接口去掉了，此前已说明不再使用', false))
    else found.push(ofCall(call, 'removed', '接口去掉了', true))
  }
  for (const call of now.keys()) if (!old.has(call)) found.push(ofCall(call, 'added', '新接口', false))
  return joined(found)
}

const ofCall = (call: string, kind: ChangeKind, words: string, isBreaking: boolean): Change => ({
  kind,
  calls: [call],
  place: '',
  words,
  isBreaking,
})

const METHODS = ['get', 'post', 'put', 'delete']

function callsOf({ paths }: Json): Map<string, Json> {
  const calls = Object.entries(isObject(paths) ? paths : {}).flatMap(([path, item]) =>
    METHODS.flatMap((method): [string, Json][] => {
      const operation = isObject(item) ? item[method] : undefined
      return isObject(operation) ? [[`${method.toUpperCase()} ${path}`, operation]] : []
    }),
  )
  return new Map(calls)
}

function namedOf({ components }: Json): Json {
  const schemas = isObject(components) ? components.schemas : undefined
  return isObject(schemas) ? schemas : {}
}

/** What a call says beyond its schemas: to say more of it is no change, to say otherwise is one. */
const MEANING = ['x-sorted-by', 'x-filters', 'x-refusals', 'x-echoes', 'x-shown-by', 'x-version', 'x-begins']

function compareCalls(call: string, before: Json, after: Json, schemas: Schemas): Change[] {
  const found: Change[] = []
  const differs = (name: string) => JSON.stringify(before[name]) !== JSON.stringify(after[name])
  if (differs('x-access')) {
    const words = `谁可以调用：${String(before['x-access'])} → ${String(after['x-access'])}`
    found.push({ ...ofCall(call, 'altered', words, true), place: 'x-access' })
  }
  if (after.deprecated === true && before.deprecated !== true) {
    found.push(ofCall(call, 'altered', '不再建议使用', false))
  }
  for (const name of MEANING.filter(differs)) {
    const isMore = isContained(before[name], after[name])
    const words = isMore ? '写明得更多' : after[name] === undefined ? '不再写明' : '与以前不同'
    found.push({ ...ofCall(call, isMore ? 'added' : 'altered', words, !isMore), place: name })
  }
  const pair = (part: (operation: Json) => unknown) => [part(before), part(after)] as const
  const place = (name: string) => ({ calls: [call], place: name, schemas })
  return [
    ...found,
    ...compareSchemas(...pair(parametersOf), { ...place('参数'), direction: 'sent' }),
    ...compareSchemas(...pair(bodyOf), { ...place('请求体'), direction: 'sent' }),
    ...compareSchemas(...pair(answerOf), { ...place('回答'), direction: 'answered' }),
  ]
}

/** Whether all that was said is still said. */
function isContained(before: unknown, after: unknown): boolean {
  if (before === undefined) return true
  const entries = (value: unknown) =>
    Array.isArray(value) ? value.map((each: unknown) => [each]) : Object.entries(isObject(value) ? value : {})
  const now = new Set(entries(after).map((entry) => JSON.stringify(entry)))
  const old = entries(before)
  return old.length > 0 && old.every((entry) => now.has(JSON.stringify(entry)))
}

/** The parameters as the members of one object. */
function parametersOf({ parameters }: Json): Json {
  const all = (Array.isArray(parameters) ? parameters : []).filter(isObject)
  return {
    type: 'object',
    properties: Object.fromEntries(all.map(({ name, schema }) => [String(name), schema])),
    required: all.filter(({ required }) => required === true).map(({ name }) => name),
  }
}

const bodyOf = ({ requestBody }: Json) => schemaIn(requestBody)

/** The envelope of success; the refusal beside it is the same for every call. */
function answerOf({ responses }: Json): unknown {
  const schema = schemaIn(isObject(responses) ? responses['200'] : undefined)
  const branches: unknown = isObject(schema) ? schema.anyOf : undefined
  return Array.isArray(branches)
    ? branches.find((each) => isObject(each) && isObject(each.properties))
    : schema
}

function schemaIn(part: unknown): unknown {
  const content = isObject(part) ? part.content : undefined
  const json = isObject(content) ? content['application/json'] : undefined
  return isObject(json) ? json.schema : undefined
}

/** The same change at the same place of a named schema is one, of several calls. */
function joined(changes: readonly Change[]): Change[] {
  const known = new Map<string, Change>()
  for (const change of changes) {
    const { kind, place, words, isBreaking, calls } = change
    // What is a part of one call only is not the same for another one.
    const isOfCall = place === '' || /^(?:x-|参数|请求体|回答)/.test(place)
    const key = JSON.stringify([kind, place, words, isBreaking, isOfCall ? calls : []])
    const before = known.get(key)
    known.set(key, before ? { ...before, calls: [...new Set([...before.calls, ...calls])] } : change)
  }
  return [...known.values()]
}
