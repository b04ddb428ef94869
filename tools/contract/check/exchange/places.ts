import { isObject, item, member, type Place } from './deviation'

/** A value with its place. */
export interface Found {
  readonly value: unknown
  readonly at: Place
}

/** The values at a pointer in which `*` stands for every element of a list; what is absent or null is left out. */
export function foundAt(root: unknown, pointer: string, at: Place): Found[] {
  let found: Found[] = [{ value: root, at }]
  for (const step of pointer.split('/').slice(1)) {
    found = found.flatMap(({ value, at: place }): Found[] => {
      if (step === '*') {
        return Array.isArray(value)
          ? value.map((each: unknown, index) => ({ value: each, at: item(place, index) }))
          : []
      }
      return isObject(value) ? [{ value: value[step], at: member(place, step) }] : []
    })
  }
  return found.filter(({ value }) => value !== undefined && value !== null)
}
