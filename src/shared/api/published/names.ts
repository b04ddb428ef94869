import type { Outgoing } from '../outgoing'

/** What a call asks: the input by name, without what is empty. */
export type Asked = Readonly<Record<string, unknown>>

/** A call as files know it. */
export interface KnownCall {
  /** Method and path of the contract: `GET /api/school/query/base/{id}`. */
  readonly call: string
  readonly asked: Asked
}

/** Null, an empty word and an empty list ask for nothing, as in an address. */
function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}

/** The value with its members in the order of their names, without empty ones. */
function ordered(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const members = Object.entries(value).filter(([, member]) => !isEmpty(member))
  return Object.fromEntries(members.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([k, v]) => [k, ordered(v)]))
}

/** What stands in the braces of a template. */
export const bracesOf = (template: string): string[] =>
  [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** Finds which of `calls` goes out, and what it asks; undefined where it is none of them. */
export function knownCall({ url, init }: Outgoing, calls: readonly string[]): KnownCall | undefined {
  const { pathname, searchParams } = new URL(url, 'http://site.invalid')
  for (const call of calls) {
    const [method, path = ''] = call.split(' ')
    if (method !== init.method) continue
    const match = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`).exec(pathname)
    if (!match) continue
    const params = bracesOf(path).map((name, at): [string, string] => [
      name,
      decodeURIComponent(match[at + 1] ?? ''),
    ])
    const query = [...new Set(searchParams.keys())].map((name): [string, unknown] => {
      const values = searchParams.getAll(name)
      return [name, values.length > 1 ? values : values[0]]
    })
    const body: object = init.body === undefined ? {} : JSON.parse(init.body)
    return {
      call,
      asked: ordered({ ...Object.fromEntries(query), ...body, ...Object.fromEntries(params) }) as Asked,
    }
  }
  return undefined
}

/** The name under which a file keeps an answer. */
export const answerName = ({ call, asked }: KnownCall): string => `${call} ${JSON.stringify(asked)}`

/** Letters and digits stay; everything else becomes bytes in hexadecimal, so that each host can keep the file. */
function plain(value: unknown): string {
  return encodeURIComponent(String(value)).replaceAll('.', '%2E').replaceAll('%', '_')
}

/** The file of a template, `schools/{id}`, for what is asked; undefined where a member is missing. */
export function fileFor(template: string, asked: Asked): string | undefined {
  if (bracesOf(template).some((name) => asked[name] === undefined || typeof asked[name] === 'object'))
    return undefined
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => plain(asked[name]))
}
