import type * as React from 'react'
import { vi } from 'vitest'

/** What only a browser has is as a server takes it to be. */
function readStore<T>(_: unknown, read: () => T, readAtServer: () => T): T {
  try {
    return read()
  } catch {
    return readAtServer()
  }
}

/**
 * React as in a page that has been taken over, for `vi.mock('react', …)` of a `*.hydrated.test.tsx`: what is drawn knows who
 * is signed in, the day and what the browser keeps.
 */
export async function hydrated() {
  return { ...(await vi.importActual<typeof React>('react')), useSyncExternalStore: readStore }
}

/** Stands for a part that is drawn over the page: a server draws none of those. */
export function OnPage({ children }: { readonly children?: React.ReactNode }) {
  return children
}

/** What a control of the page was given: its words, what is chosen, and what is done with another choice. */
export interface Control {
  readonly label?: string
  readonly name?: string
  readonly 'aria-label'?: string
  readonly placeholder?: string
  readonly value?: unknown
  readonly options?: readonly unknown[]
  readonly onChange?: (value: never) => void
  readonly onSearch?: (text: never) => void
  readonly onPage?: (page: number) => void
  readonly onClick?: () => void
  readonly onKeyDown?: (event: never) => void
  readonly disabled?: boolean
  /** The words of a button. */
  readonly children?: React.ReactNode
}

/** The controls that were drawn, the last of each name last. */
const drawnControls: Control[] = []

/** Stands for a control: what it is given is recorded for `controlNamed`. */
export function RecordedControl(props: Control) {
  drawnControls.push(props)
  return null
}

const wordsOf = ({ children }: Control) =>
  [children]
    .flat()
    .filter((part) => typeof part === 'string')
    .join('')

export function controlNamed(name: string): Control {
  const found = drawnControls.findLast((control) =>
    [control.label, control.name, control['aria-label'], control.placeholder, wordsOf(control)].includes(
      name,
    ),
  )
  if (!found) throw new Error(`no control is called ${name}`)
  return found
}

/** The maker of elements of React, as far as it is told apart here. */
type Make = (type: unknown, props: { readonly children?: React.ReactNode }, ...rest: unknown[]) => unknown

/**
 * What makes the elements of a part, for `vi.mock('react/jsx-dev-runtime', …)`: buttons that a part draws by itself are
 * recorded too, and `controlNamed` finds them by all their words.
 */
export async function recordedButtons() {
  const made = await vi.importActual<{ readonly jsxDEV: Make }>('react/jsx-dev-runtime')
  const jsxDEV: Make = (type, props, ...rest) => {
    if (type === 'button') drawnControls.push({ ...props, children: wordsIn(props.children) })
    return made.jsxDEV(type, props, ...rest)
  }
  return { ...made, jsxDEV }
}

function wordsIn(node: React.ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map(wordsIn).filter(Boolean).join(' ')
  if (typeof node !== 'object' || node === null || !('props' in node)) return ''
  return wordsIn((node.props as { readonly children?: React.ReactNode }).children)
}
