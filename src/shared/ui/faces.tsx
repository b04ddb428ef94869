import type { UseQueryResult } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { errorMessage } from '~/shared/api/error-message'
import { Button } from './button'
import { cn } from './cn'

interface FacesProps<T> {
  readonly query: UseQueryResult<T>
  /** What failed or is missing, as a noun: 批次线. */
  readonly name: string
  /** A skeleton of the final size. */
  readonly pending: ReactNode
  /** Whether an answer has nothing in it. */
  readonly isEmpty?: (data: T) => boolean
  /** Says what was asked and offers the nearest thing that exists. */
  readonly empty?: ReactNode
  readonly className?: string
  readonly children: (data: T) => ReactNode
}

/** The four faces of a view of one answer: pending, empty, error, full. A failure takes down only this region. */
export function Faces<T>({ query, name, pending, isEmpty, empty, className, children }: FacesProps<T>) {
  if (query.isPending) {
    return (
      <div className={className} aria-busy="true">
        <span className="sr-only">{name}加载中</span>
        {pending}
      </div>
    )
  }
  if (query.isError && query.data === undefined) {
    return (
      <FailedRegion className={className} name={name} error={query.error} onRetry={() => query.refetch()} />
    )
  }
  if (query.data === undefined) return null
  if (isEmpty?.(query.data))
    return <div className={className}>{empty ?? <EmptyRegion>暂无{name}</EmptyRegion>}</div>
  return <div className={className}>{children(query.data)}</div>
}

interface FailedRegionProps {
  readonly name: string
  readonly error: unknown
  readonly onRetry: () => unknown
  readonly className?: string | undefined
}

export function FailedRegion({ name, error, onRetry, className }: FailedRegionProps) {
  return (
    <div role="alert" className={cn('rounded border px-4 py-6', className)}>
      <p className="flex items-center gap-2 font-medium">
        <CircleAlert aria-hidden className="size-5 text-destructive" />
        {name}加载失败
      </p>
      <p className="mt-1 text-sm text-muted-foreground">{errorMessage(error)}。已填写的条件没有丢失。</p>
      <Button variant="outline" size="sm" className="mt-3" onClick={onRetry}>
        重试
      </Button>
    </div>
  )
}

export function EmptyRegion({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={cn('rounded border border-dashed px-4 py-10 text-center text-muted-foreground', className)}
    >
      {children}
    </div>
  )
}
