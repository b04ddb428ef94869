import type * as z from 'zod/mini'
import type { CallName, Endpoint, EndpointGroup } from '~/contracts/endpoint'
import { type JsonSchema, type SchemaBook, schemaBook, typesOf } from './json-schema'

/** One call of the contract with its parts as JSON Schema. */
export interface Operation {
  /** Group and name: `scoreTables.select`. */
  readonly name: string
  readonly group: string
  readonly endpoint: Endpoint
  /** Names of the path parameters, in the order of the path. */
  readonly pathParams: readonly string[]
  readonly params: Readonly<Record<string, JsonSchema>>
  readonly query: Readonly<Record<string, JsonSchema>>
  readonly requiredQuery: readonly string[]
  readonly body: JsonSchema | undefined
  readonly payload: JsonSchema | undefined
  /** Changes something on the server. */
  readonly writes: boolean
}

export interface Contract {
  readonly operations: readonly Operation[]
  readonly book: SchemaBook
}

/** The contract cannot be used. `problems` has every reason, not only the first. */
export class BrokenContract extends Error {
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(`契约有 ${problems.length} 处不能用：\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.problems = problems
  }
}

const PARAMETER = /\{(\w+)\}/g
const PLAIN_TEXT: JsonSchema = { type: 'string', minLength: 1 }

/** Reads the groups of the contract; throws `BrokenContract` when anything in them cannot be published or checked. */
export function readContract(
  groups: Readonly<Record<string, EndpointGroup>>,
  names: ReadonlyMap<z.ZodMiniType, string> = new Map(),
): Contract {
  const book = schemaBook(names)
  const problems: string[] = []
  const operations: Operation[] = []
  const seen = new Map<string, string>()
  for (const [group, endpoints] of Object.entries(groups)) {
    for (const [key, endpoint] of Object.entries(endpoints)) {
      const name = `${group}.${key}`
      const operation = readOperation(name, group, endpoint, book, (problem) =>
        problems.push(`${name}：${problem}`),
      )
      const address = `${endpoint.method} ${endpoint.path.replaceAll(PARAMETER, '{}')}`
      const before = seen.get(address)
      if (before !== undefined) problems.push(`${name}：与 ${before} 是同一个地址 ${address}`)
      seen.set(address, name)
      operations.push(operation)
    }
  }
  problems.push(...unknownChanges(operations))
  if (operations.length === 0) problems.push('契约里一个接口也没有')
  for (const [name, schema] of Object.entries(book.named)) {
    for (const problem of contradictions(schema, '')) problems.push(`${name}：${problem}`)
  }
  if (problems.length > 0) throw new BrokenContract(problems)
  return { operations, book }
}

function readOperation(
  name: string,
  group: string,
  endpoint: Endpoint,
  book: SchemaBook,
  complain: (problem: string) => void,
): Operation {
  const { path } = endpoint
  const toJson = (part: string, schema: z.ZodMiniType | undefined): JsonSchema | undefined => {
    if (!schema) return undefined
    try {
      const json = book.of(schema)
      for (const problem of contradictions(json, part)) complain(problem)
      return json
    } catch (error) {
      complain(`${part} 写不成 JSON Schema（${error instanceof Error ? error.message : String(error)}）`)
      return undefined
    }
  }
  const pathParams = [...path.matchAll(PARAMETER)].flatMap(([, param]) => param ?? [])
  const params = fields(toJson('params', endpoint.params))
  const query = toJson('query', endpoint.query)
  const body = toJson('body', endpoint.body)
  const payload = toJson('payload', endpoint.payload)

  for (const problem of problemsOf(endpoint, pathParams, Object.keys(params))) complain(problem)
  if (payload && saysNothing(payload, book)) complain('载荷什么都允许，无从检查')
  return {
    name,
    group,
    endpoint,
    pathParams,
    params: Object.fromEntries(pathParams.map((param) => [param, params[param] ?? PLAIN_TEXT])),
    query: fields(query),
    requiredQuery: query?.required ?? [],
    body,
    payload,
    writes: isWrite(endpoint),
  }
}

/** What an endpoint says that cannot be meant, apart from its schemas. */
function* problemsOf(
  endpoint: Endpoint,
  pathParams: readonly string[],
  params: readonly string[],
): Generator<string> {
  const { method, path, summary, source, access = 'public' } = endpoint
  if (!/^\/[\w\-/{}]+$/.test(path) || path.replaceAll(PARAMETER, '').match(/[{}]/))
    yield `地址 ${path} 写得不对`
  if (summary.trim() === '' || source.trim() === '') yield '缺少用途或出处'
  if (new Set(pathParams).size < pathParams.length) yield '地址里有重名的参数'
  for (const param of params) {
    if (!pathParams.includes(param)) yield `参数 ${param} 不在地址里`
  }
  for (const param of endpoint.params ? pathParams : []) {
    if (!params.includes(param)) yield `地址里的参数 ${param} 没有模式`
  }
  if (method === 'GET' && endpoint.body) yield 'GET 不能带请求体'
  if (endpoint.payload && endpoint.file !== undefined) yield '既说是文件，又说有载荷'
  if (!endpoint.payload && endpoint.file === undefined) yield '既不是文件，也没有载荷'
  const writes = isWrite(endpoint)
  if (writes && !endpoint.changes) yield '会改动数据，却没有写明改动哪些接口的回答（effect 和 changes）'
  if (!writes && access !== 'public' && !endpoint.fresh) yield '登录后才能读，却没有写明回答多久有效（fresh）'
}

/** A method that writes is never called by a check that only reads, marked or not. */
function isWrite({ effect, method }: Endpoint): boolean {
  return effect === 'write' || method === 'PUT' || method === 'DELETE'
}

/** Names in `changes` that are no reading call of the contract. */
function unknownChanges(operations: readonly Operation[]): string[] {
  const reads = new Set(operations.filter(({ writes }) => !writes).map(({ endpoint }) => callName(endpoint)))
  return operations.flatMap(({ name, endpoint: { changes = [] } }) => [
    ...changes.filter((call) => !reads.has(call)).map((call) => `${name}：契约里没有可读的 ${call}`),
    ...(new Set(changes).size < changes.length ? [`${name}：changes 里有重复`] : []),
  ])
}

/** Method and path, as `changes` names a call. */
export const callName = ({ method, path }: Endpoint): CallName => `${method} ${path}`

/** The call that a request is for. Static paths win over parameters: `/lists/all` is not `/lists/{id}`. */
export function operationOf(
  { operations }: Contract,
  request: { readonly method: string; readonly path: string },
): Operation | undefined {
  const pathname = request.path.split('?')[0] ?? ''
  return operations
    .filter(({ endpoint }) => endpoint.method === request.method && pathPattern(endpoint.path).test(pathname))
    .toSorted((a, b) => a.pathParams.length - b.pathParams.length)[0]
}

const pathPattern = (path: string) => new RegExp(`^${path.replaceAll(PARAMETER, '[^/]+')}$`)

const fields = (schema: JsonSchema | undefined): Readonly<Record<string, JsonSchema>> =>
  schema?.properties ?? {}

function saysNothing(schema: JsonSchema, { named }: SchemaBook): boolean {
  return typesOf(schema, named).length === 0 && !schema.allOf
}

/** What can never hold, and so would pass or refuse every answer without a word. */
function contradictions(schema: JsonSchema, at: string): string[] {
  const found: string[] = []
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, pattern } = schema
  const crossed = (low: number | undefined, high: number | undefined) =>
    low !== undefined && high !== undefined && low > high
  if (crossed(minimum, maximum)) found.push(`${at} 的下限 ${minimum} 高于上限 ${maximum}`)
  if (crossed(minLength, maxLength)) found.push(`${at} 的最短长度高于最长`)
  if (crossed(minItems, maxItems)) found.push(`${at} 的最少项数高于最多`)
  if (schema.enum?.length === 0) found.push(`${at} 的枚举是空的`)
  if (pattern !== undefined && !isPattern(pattern)) found.push(`${at} 的格式 ${pattern} 不是正则表达式`)
  for (const [key, part] of Object.entries(schema.properties ?? {}))
    found.push(...contradictions(part, `${at}/${key}`))
  for (const part of [schema.items, schema.additionalProperties]) {
    if (typeof part === 'object') found.push(...contradictions(part, `${at}/*`))
  }
  for (const part of [
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    ...(schema.allOf ?? []),
    ...(schema.prefixItems ?? []),
  ]) {
    found.push(...contradictions(part, at))
  }
  return found
}

function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp
  } catch {
    return false
  }
}
