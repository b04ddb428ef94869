import { isObject, stepsOf, valueAt } from '../check/deviation'

/** What can happen to one value of an answer, whatever the contract says about it. */
export type StructuralKind =
  | 'field removed'
  | 'renamed'
  | 'null'
  | 'type'
  | 'enum'
  | 'empty text'
  | 'below range'
  | 'above range'
  | 'integer to float'
  | 'array to object'
  | 'object to array'

export interface StructuralMutant {
  readonly kind: StructuralKind
  /** The value that was changed, in the healthy answer. */
  readonly pointer: string
  readonly json: unknown
}

/** Elements of a list, and entries of a large object, that are changed: the first, one inside, the last. */
const SAMPLED = 3
const MANY_ENTRIES = 40

/** Every change of one value below a pointer, one at a time, knowing nothing of the contract. */
export function* structuralMutants(json: unknown, from: string): Generator<StructuralMutant> {
  for (const pointer of pointersBelow(valueAt(json, from), from)) {
    const value = valueAt(json, pointer)
    const name = stepsOf(pointer).at(-1) ?? ''
    const parent = valueAt(json, parentOf(pointer))
    if (isObject(parent) && pointer !== from) {
      yield {
        kind: 'field removed',
        pointer,
        json: changed(json, parentOf(pointer), (object) => without(object, name)),
      }
      const renamed = (object: unknown) => ({ ...without(object, name), [`${name}Info`]: value })
      yield { kind: 'renamed', pointer, json: changed(json, parentOf(pointer), renamed) }
    }
    for (const [kind, wrong] of wrongValues(value))
      yield { kind, pointer, json: changed(json, pointer, () => wrong) }
  }
}

function* wrongValues(value: unknown): Generator<readonly [StructuralKind, unknown]> {
  if (value !== null) yield ['null', null]
  if (typeof value === 'string') {
    yield ['type', value.length]
    yield ['enum', `${value}〇`]
    yield ['empty text', '']
  } else if (typeof value === 'number') {
    yield ['type', String(value)]
    yield ['below range', -1]
    yield ['above range', 1e9 + 7]
    yield ['integer to float', value + 0.5]
  } else if (typeof value === 'boolean') {
    yield ['type', String(value)]
  } else if (Array.isArray(value)) {
    yield ['type', 'list']
    yield ['array to object', { ...value }]
  } else if (isObject(value)) {
    yield ['type', 'object']
    yield ['object to array', [value]]
  }
}

/** Pointers to a value and to what is in it; of lists and large maps a few positions. */
function* pointersBelow(value: unknown, pointer: string): Generator<string> {
  yield pointer
  const entries: (readonly [string, unknown])[] = Array.isArray(value)
    ? value.map((item: unknown, index) => [String(index), item] as const)
    : isObject(value)
      ? Object.entries(value)
      : []
  const few = Array.isArray(value) || entries.length > MANY_ENTRIES
  for (const [key, part] of few ? spread(entries) : entries) {
    yield* pointersBelow(part, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`)
  }
}

function spread<T>(items: readonly T[]): T[] {
  const positions = new Set([0, Math.floor(items.length / 2), items.length - 1])
  return items.filter((_, index) => positions.has(index)).slice(0, SAMPLED)
}

const parentOf = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'))

function without(object: unknown, name: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(isObject(object) ? object : {}).filter(([key]) => key !== name))
}

/** A copy with another value at a pointer; everything beside the way to it is shared. */
export function changed(root: unknown, pointer: string, change: (value: unknown) => unknown): unknown {
  const [step, ...rest] = stepsOf(pointer)
  if (step === undefined) return change(root)
  const below = rest.map((each) => `/${each.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
  if (Array.isArray(root)) {
    return root.map((item: unknown, index) => (String(index) === step ? changed(item, below, change) : item))
  }
  const object = isObject(root) ? root : {}
  return { ...object, [step]: changed(object[step], below, change) }
}
