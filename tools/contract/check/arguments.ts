import { parseArgs } from 'node:util'

export interface CheckArguments {
  readonly base: string
  readonly tokens: readonly string[]
  readonly tels: readonly string[]
  /** A number whose account may be made and deleted. */
  readonly throwaway: string | undefined
  readonly given: Readonly<Record<string, string>>
  readonly write: boolean
  readonly json: boolean
  readonly strict: boolean
  readonly only: readonly string[]
  readonly timeoutMs: number
  readonly parallel: number
  /** Files to write the report to as well. */
  readonly junit: string | undefined
  readonly html: string | undefined
}

export const USAGE = `用法：npm run contract:check -- --base <origin> [选项]

  --base <origin>       被检查的 API，例如 http://localhost:8080
  --token <token>       登录凭证，原样放进 Authorization；可重复
  --tel <手机号>        用验证码登录这个号码（要求验证码在回答里返回）；可重复
  --throwaway <手机号>  用这个号码登录，再把它的账号注销；没有它就不检查注销
  --given <名称=值>     接口问不出来的输入，例如 --given studentId=s-1；可重复
  --write               也调用会改动数据的接口；请用专门的测试账号，凭证最后会被退出登录
  --only <名称>         只检查这些接口，* 匹配任意文字，例如 'scoreTables.*'；可重复
  --strict              契约之外的字段也算偏差
  --timeout <毫秒>      一次调用最多等多久，默认 30000
  --parallel <个数>     同时问几个只读的接口，默认 16；1 是一个一个问
  --json                输出 JSON
  --junit <文件>        另写一份 JUnit XML，给持续集成看
  --html <文件>         另写一份网页，按领域列出进度

退出码：0 没有偏差 · 1 有偏差 · 2 无法检查（契约有误、凭证无效、参数有误） ·
3 连不上（没有服务、证书无效、不应答） · 4 是别的服务器（网页、登录页、别的 API） · 130 被中断（改过的已放回去）`

/** The arguments cannot be understood. */
export class BadArguments extends Error {}

const DEFAULT_TIMEOUT_MS = 30_000
const DEFAULT_PARALLEL = 16

/** Reads the command line; throws `BadArguments` with what is wrong. Undefined when help is asked for. */
export function readArguments(args: readonly string[]): CheckArguments | undefined {
  const { values } = parse(args)
  if (values.help) return undefined
  const { base = '', token = [], tel = [], given = [], only = [], timeout, parallel } = values
  if (!URL.canParse(base) || !/^https?:/.test(base))
    throw new BadArguments('需要 --base <origin>，例如 --base http://localhost:8080')
  const timeoutMs = timeout === undefined ? DEFAULT_TIMEOUT_MS : Number(timeout)
  if (!(timeoutMs > 0)) throw new BadArguments('--timeout 要是正的毫秒数')
  const width = parallel === undefined ? DEFAULT_PARALLEL : Number(parallel)
  if (!Number.isInteger(width) || width < 1) throw new BadArguments('--parallel 要是正整数')
  return {
    base,
    tokens: token,
    tels: tel,
    throwaway: values.throwaway,
    given: Object.fromEntries(given.map(readPair)),
    write: values.write ?? false,
    json: values.json ?? false,
    strict: values.strict ?? false,
    only,
    timeoutMs,
    parallel: width,
    junit: values.junit,
    html: values.html,
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        base: { type: 'string' },
        token: { type: 'string', multiple: true },
        tel: { type: 'string', multiple: true },
        throwaway: { type: 'string' },
        given: { type: 'string', multiple: true },
        only: { type: 'string', multiple: true },
        timeout: { type: 'string' },
        parallel: { type: 'string' },
        junit: { type: 'string' },
        html: { type: 'string' },
        write: { type: 'boolean' },
        json: { type: 'boolean' },
        strict: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    throw new BadArguments(error instanceof Error ? error.message : String(error))
  }
}

function readPair(text: string): [string, string] {
  const at = text.indexOf('=')
  if (at < 1) throw new BadArguments(`--given 要写成 名称=值，而不是 ${text}`)
  return [text.slice(0, at), text.slice(at + 1)]
}

/** Whether a call is among those asked for by `--only`. */
export function isSelected(name: string, only: readonly string[]): boolean {
  const patterns = only.map(
    (text) => new RegExp(`^${text.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`),
  )
  return patterns.length === 0 || patterns.some((pattern) => pattern.test(name))
}
