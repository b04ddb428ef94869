import type { ComponentType, ReactNode } from 'react'
import { useLazyPart } from '~/shared/lazy/use-lazy-part'
import { FailedPart } from './failed-part'

export interface LazyPartProps<P> {
  /** What is missing when its code does not come, as a noun: 图表. */
  readonly name: string
  /** Keeps its identity between renders. */
  readonly load: () => Promise<ComponentType<P>>
  /** Stands there until the code has come; of the final size. */
  readonly pending: ReactNode
  /** Of what stands there when the code has failed. */
  readonly className?: string
  /** What the part itself gets. */
  readonly props?: P
}

/** A part of a page whose code comes after the page. A failure is its own: the page around it stays and can ask again. */
export function LazyPart<P extends object>({ name, load, pending, className, props }: LazyPartProps<P>) {
  const { Part, failed, retry } = useLazyPart(true, load)
  // A part without props of its own needs none.
  if (Part) return <Part {...(props as P)} />
  return failed ? <FailedPart name={name} onRetry={retry} {...(className && { className })} /> : pending
}
