import type { ReactNode } from 'react'
import { SlowNotice } from './slow-notice'

interface PendingStateProps {
  /** What is awaited, as a noun: 批次线. */
  readonly name: string
  readonly onRetry?: () => unknown
  /** Why the last try failed, where the next one is awaited. */
  readonly failure?: unknown
  readonly className?: string | undefined
  /** A skeleton of the final size. */
  readonly children?: ReactNode
}

/** Stands for an answer on its way; says so where it takes long, with a way to ask again. */
export function PendingState({ name, onRetry, failure, className, children }: PendingStateProps) {
  return (
    <div className={className} aria-busy="true">
      <span className="sr-only">{name}加载中</span>
      <SlowNotice name={name} onRetry={onRetry} failure={failure} />
      {children}
      {children && <p className="mt-8 hidden print:block">{name}：还没有到，屏幕上看到以后再打印</p>}
    </div>
  )
}
