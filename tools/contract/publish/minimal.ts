import { type JsonSchema, resolve, type SchemaBook } from '../json-schema'

type Named = SchemaBook['named']

/** How much a least answer has: lists of no elements, or of one. */
export type Elements = 0 | 1

/** The least value that a schema lets pass: no optional member, null where it may be, lists as short as they may be. */
export function leastOf(schema: JsonSchema, named: Named, elements: Elements): unknown {
  const { anyOf, oneOf, ...own } = resolve(schema, named)
  const branches = anyOf ?? oneOf
  if (branches) {
    const least = branches.find((branch) => resolve(branch, named).type === 'null') ?? branches[0] ?? {}
    const value = leastOf(own.properties ? { ...least, type: 'object' } : least, named, elements)
    return own.properties ? { ...objectOf(own, named, elements), ...(value as object) } : value
  }
  if (own.const !== undefined) return own.const
  if (own.enum) return own.enum.includes(null) ? null : own.enum[0]
  const types = own.type === undefined ? [] : [own.type].flat()
  if (types.includes('null')) return null
  switch (types[0]) {
    case 'object':
      return objectOf(own, named, elements)
    case 'array':
      return Array.from({ length: Math.max(own.minItems ?? 0, elements) }, () =>
        typeof own.items === 'object' ? leastOf(own.items, named, elements) : null,
      )
    case 'integer':
    case 'number':
      return own.minimum ?? (own.exclusiveMinimum === undefined ? 0 : own.exclusiveMinimum + 1)
    case 'boolean':
      return false
    default:
      return textOf(own)
  }
}

function objectOf(plain: JsonSchema, named: Named, elements: Elements): object {
  const { properties = {}, required = [] } = plain
  return Object.fromEntries(required.map((name) => [name, leastOf(properties[name] ?? {}, named, elements)]))
}

/** Texts for the patterns and formats of the contract. */
const TEXTS = [
  '34',
  '2026-06',
  '',
  '无',
  '安徽',
  '13800008000',
  '2026-06-25',
  '2026-06-25 10:00:00',
  '2026-06-25T10:00:00+08:00',
  '/',
]

function textOf({ pattern, minLength = 0 }: JsonSchema): string {
  const fits = (text: string) =>
    text.length >= minLength && (pattern === undefined || new RegExp(pattern, 'u').test(text))
  return TEXTS.find(fits) ?? '无'.repeat(minLength)
}
