import { cacheControlOf, sharedSeconds } from '~/contracts/caching'
import type { Endpoint } from '~/contracts/endpoint'
import { SUCCESS_CODE } from '~/contracts/envelope'
import { RULES } from '~/contracts/meaning/rules'
import type { Contract, Operation } from '../contract'
import type { SchemaBook } from '../json-schema'
import type { Comments } from './comments'
import {
  EXPIRED,
  EXPIRED_RESPONSE,
  NOT_FOUND_RESPONSE,
  REFUSAL,
  REFUSAL_EXAMPLE,
  TOO_MANY_RESPONSE,
} from './errors'
import type { Example } from './examples'
import { meaningLines, meaningMembers, ownWords, refusalExamples, withWords } from './meaning'
import { parametersOf } from './parameters'
import { COMPONENTS, described, type Json, rewritten, sorted } from './schemas'

export interface PublishOptions {
  readonly contract: Contract
  readonly comments: Comments
  /** By call name. */
  readonly examples: ReadonlyMap<string, Example>
  readonly version: string
  /** What the groups of calls are about, by group. */
  readonly tags: Readonly<Record<string, string>>
}

/** What is said of schemas: the comments of the source, and the named schemas with them. */
interface Said {
  readonly comments: Comments
  readonly named: SchemaBook['named']
}

const CREDENTIAL = 'credential'

/** The contract as an OpenAPI 3.1 document, with its keys sorted. */
export function openApiDocument({ contract, comments, examples, version, tags }: PublishOptions): Json {
  const named = Object.fromEntries(
    Object.entries(contract.book.named).map(([name, schema]) => [name, described(schema, name, comments)]),
  )
  const said: Said = { comments, named }
  const paths: Record<string, Record<string, unknown>> = {}
  for (const operation of contract.operations) {
    const { endpoint, name } = operation
    const path = paths[endpoint.path] ?? {}
    paths[endpoint.path] = path
    path[endpoint.method.toLowerCase()] = {
      ...operationObject(operation, said, examples.get(name)),
      tags: [tags[operation.group] ?? operation.group],
    }
  }
  const schemas = Object.fromEntries(
    Object.entries(named).map(([name, schema]) => [name, { ...withWords(schema, named), ...RULES[name] }]),
  )
  const groups = [...new Set(contract.operations.map(({ group }) => group))]
  return sorted({
    openapi: '3.1.0',
    info: {
      title: '择途 API',
      version,
      description: INTRODUCTION,
      license: { name: '保留所有权利', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/', description: '与站点同源；基址为根' }],
    // Readers are Chinese: the title is the name.
    tags: groups.map((name) => ({ name: tags[name] ?? name, description: `契约的 ${name} 组` })),
    paths,
    components: {
      securitySchemes: {
        [CREDENTIAL]: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: '登录回答里的 Authorization，原样发送',
        },
      },
      responses: {
        ExpiredCredential: EXPIRED_RESPONSE,
        NotFound: NOT_FOUND_RESPONSE,
        TooMany: TOO_MANY_RESPONSE,
      },
      schemas: { ...rewritten(schemas), Refusal: REFUSAL, ExpiredCredential: EXPIRED },
    },
  })
}

const INTRODUCTION = [
  '每个回答都是信封 `{code, message, data}`（文件除外）。`code` 为 200 表示成功，载荷在 `data`（少数接口在 `message`，见各接口）。',
  '业务错误是 HTTP 200 与非 200 的 `code`，没有载荷，`message` 是给人看的原因。凭证失效是 HTTP 500 与固定的几句话之一；网关的 401 也结束登录，403 从不结束。',
  '人太多时用 HTTP 429 或 503，最好带 `Retry-After`（跨域时要在 `Access-Control-Expose-Headers` 里）：查询等过这段时间（没有就 4 秒、12 秒，各加不超过一半的随机时间）再问，一共三次；要等 1 分钟以上的不自动再试。写入不自动再试。',
  '生成的客户端：多数语言的类型写不出“除 200 以外的整数”，判断了 `code` 仍要看 `data` 是否为空；`data` 不为空就是成功，类型随之收窄。',
  '除了各接口写明的以外，拒绝的 code：400 输入有误，403 没有权限（学生调用规划师的接口），404 没有这一条，409 与现在的状态不符。没有登录的人得到凭证失效的回答。学生只能读写自己的记录，规划师只能读写自己学生的（最新的服务单是她的），管理员可以读写全部学生的；`x-about` 说明哪个输入是谁的记录。学生列表里规划师看得到全部学生的名字，号码遮住。退出登录之后，这个凭证什么也做不了。',
  '验证码只在模拟后端的回答里返回；正式环境绝不能返回，否则谁都能用任何号码登录。',
  '`x-sorted-by`、`x-filters`、`x-refusals`、`x-echoes`、`x-version`、`x-unit` 把排序、筛选、拒绝、写入、版本和单位写成数据；`npm run contract:check` 按它们检查。',
  '未列出的字段可以出现，客户端不理会；必有的字段缺失或类型不对就是错误。',
  '版本：新的接口、可选的字段和可选的输入随时可以增加；别的变化都可能让原来对的客户端或服务器不对，那时 `info.version` 的第二段变大。要去掉的接口先标 `deprecated`，至少留一版。',
].join('\n\n')

function operationObject(operation: Operation, said: Said, example: Example | undefined): Json {
  const { endpoint, name, body } = operation
  const access = endpoint.access ?? 'public'
  const { comments, named } = said
  const doc = comments.get(name.replace('.', '/'))
  const at = name.replace('.', '/')
  return {
    operationId: operationId(operation),
    summary: endpoint.summary,
    description: [
      doc,
      endpoint.deprecated && `不再建议使用：${endpoint.deprecated}。`,
      endpoint.limit && `限制：${endpoint.limit}。`,
      ...meaningLines(name),
      `来源：${endpoint.source}`,
      ACCESS[access],
      endpoint.about && ABOUT[access],
    ]
      .filter((part) => part !== undefined)
      .join('\n\n'),
    security: access === 'public' ? [] : [{ [CREDENTIAL]: [] }],
    'x-access': access,
    ...(endpoint.about && { 'x-about': endpoint.about }),
    ...(endpoint.deprecated !== undefined && { deprecated: true }),
    ...(operation.writes && { 'x-effect': 'write' }),
    ...(endpoint.changes && { 'x-changes': endpoint.changes }),
    ...(endpoint.fresh && { 'x-fresh': endpoint.fresh }),
    ...(endpoint.byCaller && { 'x-by-caller': true }),
    ...(endpoint.extension && { 'x-extension': true }),
    ...meaningMembers(name),
    parameters: parametersOf(operation, comments, example),
    ...(body && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: rewritten(withWords(described(body, `${at}/body`, comments), named)),
            ...(example?.body !== undefined && { example: example.body }),
          },
        },
      },
    }),
    responses: {
      200: success(operation, said, example),
      404: { $ref: '#/components/responses/NotFound' },
      ...(endpoint.limit && { 429: { $ref: '#/components/responses/TooMany' } }),
      ...(access !== 'public' && { 500: { $ref: '#/components/responses/ExpiredCredential' } }),
    },
  }
}

const ACCESS = {
  public: undefined,
  member: '需要登录。',
  student: '需要学生登录。',
  staff: '需要规划师或管理员登录。',
  administrator: '需要管理员登录。',
} as const

const OF_RECORD = '规划师只能用于自己的学生（最新的服务单是她的）；别人的记录答 403。'

/** Whose record it may be. */
const ABOUT = {
  public: undefined,
  member: `只限学生本人、负责这名学生的规划师和管理员。${OF_RECORD}`,
  student: '只限学生本人；别人的记录答 403。',
  staff: `只限负责这名学生的规划师和管理员。${OF_RECORD}`,
  administrator: undefined,
} as const

export function operationId({ group, name }: Operation): string {
  const own = name.slice(group.length + 1)
  return `${group}${own.charAt(0).toUpperCase()}${own.slice(1)}`.replaceAll(/[^A-Za-z0-9]/g, '')
}

/** Headers of an answer that is the same for everybody. Where a server does not send them, every call reaches it. */
function storedHeaders(endpoint: Endpoint): Json {
  const header = (description: string, example: string) => ({
    description,
    schema: { type: 'string' },
    example,
  })
  return {
    'Cache-Control': header(
      '对谁都一样的回答：CDN 可以替接口回答，浏览器每次用 ETag 再问。不发送时每次都到接口。',
      cacheControlOf(endpoint),
    ),
    ETag: header('回答的内容没有变时，带着它再问得到 304，没有正文。', 'W/"9vU2n0Vb3mQx6pR1tYk7Aw"'),
  }
}

function success(operation: Operation, { comments, named }: Said, example: Example | undefined): Json {
  const { endpoint, payload, name } = operation
  const refusal = { summary: '业务错误', value: REFUSAL_EXAMPLE }
  if (!payload) {
    return {
      description: '文件；被拒绝时是信封',
      content: {
        [endpoint.file ?? 'application/octet-stream']: { schema: { type: 'string', format: 'binary' } },
        'application/json': { schema: { $ref: `${COMPONENTS}Refusal` }, example: REFUSAL_EXAMPLE },
      },
    }
  }
  const carrier = endpoint.carrier ?? 'data'
  const inside = rewritten(
    withWords(described(payload, `${name.replace('.', '/')}/payload`, comments), named),
  )
  const envelope: Json = {
    type: 'object',
    required: ['code', carrier],
    properties: {
      code: { type: 'integer', const: SUCCESS_CODE, description: '200：成功' },
      ...(carrier === 'data' && { message: { description: '不必理会' } }),
      [carrier]:
        ownWords(payload, named) === undefined ? { description: endpoint.summary, ...inside } : inside,
    },
  }
  return {
    description: `成功时载荷在 ${carrier}；业务错误是非 200 的 code`,
    ...(sharedSeconds(endpoint) !== undefined && { headers: storedHeaders(endpoint) }),
    content: {
      'application/json': {
        schema: { anyOf: [envelope, { $ref: `${COMPONENTS}Refusal` }] },
        // Keys are sorted: what a healthy server answers stands first, for readers and for tools that answer by examples.
        examples: {
          ...(example?.answer !== undefined && { answer: { summary: '成功', value: example.answer } }),
          refusal,
          ...refusalExamples(name),
        },
      },
    },
  }
}
