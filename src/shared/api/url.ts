import type { Endpoint } from '~/contracts/endpoint'

export type QueryValue = string | number | boolean | null | undefined
export type QueryValues = Readonly<Record<string, QueryValue | readonly QueryValue[]>>

/** The path and query of a call. Path parameters are encoded; an array becomes a repeated key; empty values are left out. */
export function callUrl(
  path: Endpoint['path'],
  params: Readonly<Record<string, string>>,
  query: QueryValues,
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || value === '') throw new Error(`${path} 缺少参数 ${name}`)
    // A browser takes a dot for a step in the path, and would ask for something else: nothing has such an id.
    return encodeURIComponent(value).replace(/^\.\.?$/, '%252E')
  })
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null && item !== '') search.append(key, String(item))
    }
  }
  const text = search.toString()
  return text === '' ? filled : `${filled}?${text}`
}
