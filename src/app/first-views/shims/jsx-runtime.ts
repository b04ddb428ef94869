import { FRAGMENT, type Node } from '../markup'

/** Stands for `react/jsx-runtime` in the script of a first view. */
export const jsx = (type: Node['type'], props: Node['props']): Node => ({ type, props })
export const jsxs = jsx
export const Fragment = FRAGMENT
