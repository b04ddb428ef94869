import { DEFS, type JsonSchema } from '../json-schema'
import type { Comments } from './comments'

export type Json = Readonly<Record<string, unknown>>

export const COMPONENTS = '#/components/schemas/'

/** A schema with the comments of the contract's source: its own, and those of its members. */
export function described(schema: JsonSchema, at: string, comments: Comments): JsonSchema {
  const own = comments.get(at)
  const inner = (part: JsonSchema, name: string) => described(part, `${at}/${name}`, comments)
  return {
    ...schema,
    ...(own !== undefined && { description: own }),
    ...(schema.properties && {
      properties: Object.fromEntries(
        Object.entries(schema.properties).map(([name, part]) => [name, inner(part, name)]),
      ),
    }),
    ...(typeof schema.items === 'object' && { items: described(schema.items, at, withoutOwn(comments, at)) }),
  }
}

/** What is said of a list is not said of its elements too. */
function withoutOwn(comments: Comments, at: string): Comments {
  return new Map([...comments].filter(([path]) => path !== at))
}

/** References as OpenAPI writes them. */
export function rewritten<T>(value: T): T {
  // Rebuilt member by member, so of the same type.
  return JSON.parse(JSON.stringify(value).replaceAll(`"${DEFS}`, `"${COMPONENTS}`)) as T
}

/** The same with its keys in alphabetical order, at every depth: the text does not depend on the order of the source. */
export function sorted<T>(value: T): T {
  if (Array.isArray(value)) return value.map(sorted) as T
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, part]) => part !== undefined)
  entries.sort(([a], [b]) => (a < b ? -1 : 1))
  // The same members in another order.
  return Object.fromEntries(entries.map(([key, part]) => [key, sorted(part)])) as T
}
