import { isObject, stepsOf } from '../exchange/deviation'

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
