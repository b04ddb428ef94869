import { type Component, FRAGMENT, type Node, nextId } from '../markup'

/*
 * Stands for `react` in the script of a first view, which draws once: a state is what it begins with, and nothing happens
 * after the drawing.
 */

const nothing = () => undefined

export const Fragment = FRAGMENT
export const createElement = (type: Node['type'], props: object | null, ...children: unknown[]): Node => ({
  type,
  props: { ...props, ...(children.length > 0 && { children }) },
})
export const forwardRef = (draw: (props: object, ref: unknown) => ReturnType<Component>) => (props: object) =>
  draw(props, undefined)
export const memo = <T>(component: T): T => component

// Whoever is asked for a context is at home on a page.
export const createContext = <T>(value: T) =>
  Object.assign(({ children }: { children: T }) => children, { value })
export const useContext = <T>({ value }: { value: T }): T => value

export const useState = <T>(first: T | (() => T)) => [begun(first), nothing]
export const useReducer = (_: unknown, first: unknown) => [first, nothing]
export const useRef = <T>(current: T) => ({ current })
export const useId = nextId
export const useMemo = <T>(make: () => T): T => make()
export const useCallback = <T>(callback: T): T => callback
export const useEffectEvent = useCallback
export const useDeferredValue = <T>(value: T, initial = value): T => initial
export const useSyncExternalStore = <T>(_: unknown, now: () => T): T => now()
export const useEffect = nothing
export const useLayoutEffect = nothing
export const startTransition = nothing

function begun<T>(value: T | (() => T)): T {
  // The one function among first values is the one that makes them.
  return typeof value === 'function' ? (value as () => T)() : value
}
