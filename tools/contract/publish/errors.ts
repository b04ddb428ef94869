import { EXPIRED_CREDENTIAL_MESSAGES, SUCCESS_CODE } from '~/contracts/envelope'
import { COMPONENTS, type Json } from './schemas'

/**
 * Any code but that of success: the specification names no others (S1 §7), so that a list of them would refuse right
 * answers. Some client generators read two ranges where they do not read `not`.
 */
const ERROR_CODE: Json = {
  description: '错误码，不是 200',
  not: { const: SUCCESS_CODE },
  anyOf: [
    { type: 'integer', maximum: SUCCESS_CODE - 1 },
    { type: 'integer', minimum: SUCCESS_CODE + 1 },
  ],
}

export const REFUSAL: Json = {
  type: 'object',
  description: '业务错误：HTTP 200，code 不是 200',
  required: ['code'],
  properties: {
    code: ERROR_CODE,
    message: { type: 'string', description: '给人看的原因' },
    data: { type: 'null', description: '没有载荷' },
  },
}

export const EXPIRED: Json = {
  type: 'object',
  description: '凭证失效：HTTP 500 与这几句话之一，客户端随即退出登录',
  required: ['code', 'message'],
  properties: {
    code: ERROR_CODE,
    message: {
      type: 'string',
      enum: EXPIRED_CREDENTIAL_MESSAGES,
      description: '这几句话之一，客户端照它认出',
    },
    data: { type: 'null', description: '没有载荷' },
  },
}

export const REFUSAL_EXAMPLE = { code: 400, message: '参数有误', data: null }

export const EXPIRED_RESPONSE: Json = {
  description: '没有凭证，或凭证已失效',
  content: {
    'application/json': {
      schema: { $ref: `${COMPONENTS}ExpiredCredential` },
      example: { code: 500, message: EXPIRED_CREDENTIAL_MESSAGES[0], data: null },
    },
  },
}

/** Of a call with a limit; gateways answer any call so. */
export const TOO_MANY_RESPONSE: Json = {
  description: '这个调用者请求太多，什么也没有做；客户端等过这段时间再试',
  headers: { 'Retry-After': { description: '要等的秒数', schema: { type: 'integer', minimum: 1 } } },
  content: {
    'application/json': {
      schema: { $ref: `${COMPONENTS}Refusal` },
      example: { code: 429, message: '验证码发送太频繁，请 42 秒后再试', data: null },
    },
  },
}

/** The API's own errors are never another 4xx: this one means that the call did not get there. */
export const NOT_FOUND_RESPONSE: Json = {
  description:
    '这里没有这个接口（地址有误，或请求没有到达）；除了限流（429），接口自己的错误都是 HTTP 200 与非 200 的 code',
  content: {
    'application/json': {
      schema: { $ref: `${COMPONENTS}Refusal` },
      example: { code: 404, message: '契约里没有这个接口', data: null },
    },
  },
}
