import type { ReactNode } from 'react'

let page: () => ReactNode = () => undefined

/** Says what the layout that is being drawn has inside. */
export function putIntoOutlet(inside: () => ReactNode): void {
  page = inside
}

/** What the router's outlet draws. */
export const inOutlet = (): ReactNode => page()
