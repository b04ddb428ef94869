import { choicesOf, type JsonSchema, jsonType, resolve, type SchemaBook } from '../../json-schema'

const LONGEST = 80

/** A schema in a few words: `integer 0–900`, `"high" | "medium"`, `array of object`. */
export function describeSchema(schema: JsonSchema, named: SchemaBook['named']): string {
  const plain = resolve(schema, named)
  const choices = choicesOf(plain, named)
  if (choices.length > 0) return clip(choices.map((choice) => JSON.stringify(choice)).join(' | '))
  const branches = plain.anyOf ?? plain.oneOf
  if (branches) return clip([...new Set(branches.map((branch) => describeSchema(branch, named)))].join(' | '))
  const types = plain.type === undefined ? ['anything'] : [plain.type].flat()
  return clip(types.map((type) => describeType(type, plain, named)).join(' | '))
}

function describeType(type: string, schema: JsonSchema, named: SchemaBook['named']): string {
  if (type === 'array') {
    const items = typeof schema.items === 'object' ? ` of ${describeSchema(schema.items, named)}` : ''
    return `array${items}${bounds(schema.minItems, schema.maxItems)}`
  }
  if (type === 'string') {
    if (schema.format !== undefined) return `string (${schema.format})`
    if (schema.pattern !== undefined) return `string /${schema.pattern}/`
    return `string${schema.minLength === 1 && schema.maxLength === undefined ? ', not empty' : bounds(schema.minLength, schema.maxLength)}`
  }
  if (type === 'integer' || type === 'number') return `${type}${bounds(schema.minimum, schema.maximum)}`
  if (type === 'object' && typeof schema.additionalProperties === 'object' && !schema.properties) {
    return `map of ${describeSchema(schema.additionalProperties, named)}`
  }
  return type
}

function bounds(low: number | undefined, high: number | undefined): string {
  if (low === undefined && high === undefined) return ''
  if (high === undefined) return ` ≥ ${low}`
  if (low === undefined) return ` ≤ ${high}`
  return ` ${low}–${high}`
}

/** A value in a few words: its type, and as much of it as helps. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return `array (${value.length})`
  if (typeof value === 'object') return clip(`object {${Object.keys(value).join(', ')}}`)
  if (typeof value === 'number') return `${Number.isInteger(value) ? 'integer' : 'number'} ${value}`
  return clip(`${jsonType(value)} ${JSON.stringify(value)}`)
}

export function clip(text: string, longest: number = LONGEST): string {
  const characters = [...text]
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : text
}
