/** Stands for `jotai` in the script of a first view, in which nothing changes. */

interface Atom<T> {
  readonly read: (get: <V>(atom: Atom<V>) => V) => T
}

const get = <T>({ read }: Atom<T>): T => read(get)

export function atom<T>(first: T | Atom<T>['read']): Atom<T> {
  // The one function among first values is the one that reads.
  return { read: typeof first === 'function' ? (first as Atom<T>['read']) : () => first }
}

export const useAtomValue = get
export const useAtom = <T>(of: Atom<T>) => [get(of), () => undefined]
export const useSetAtom = () => () => undefined
export const getDefaultStore = () => ({ get, set: () => undefined, sub: () => undefined })
