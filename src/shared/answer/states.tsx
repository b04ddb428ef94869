import type { ReactNode } from 'react'
import { useOnline } from '~/shared/react/use-online'
import { Earlier } from '~/shared/ui/earlier'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { FailedRegion } from './failed-region'
import { PendingState } from './pending-state'
import { EarlierNotice, NotRenewed } from './slow-notice'
import type { Answer, AnswerState } from './use-answer'

interface StatesProps<Q, T> {
  /** An answer with its question (`useAnswer`), or the plain result of a query that asks one thing only. */
  readonly of: AnswerState<T> & Partial<Pick<Answer<Q, T>, 'question' | 'isEarlier'>>
  /** What fails or is missing, as a noun: 批次线. */
  readonly name: string
  /** A skeleton of the final size. */
  readonly pending: ReactNode
  /** Whether an answer has nothing in it. */
  readonly isEmpty?: (data: T) => boolean
  /** Says what was asked and offers the nearest thing that exists. */
  readonly empty?: ReactNode | ((question: Q) => ReactNode)
  readonly className?: string
  /** Draws the answer to `question`; it is dimmed while the next answer is on its way. */
  readonly children: (data: T, question: Q) => ReactNode
}

/** The four states of a view of one answer: pending, empty, error, full. A failure takes down only this region. */
export function States<Q, T>({
  of: answer,
  name,
  pending,
  isEmpty,
  empty,
  className,
  children,
}: StatesProps<Q, T>) {
  const online = useOnline()
  if (answer.isPending) {
    return (
      <PendingState name={name} onRetry={answer.refetch} failure={answer.failureReason} className={className}>
        {pending}
      </PendingState>
    )
  }
  if (answer.isError && answer.data === undefined) {
    return <FailedRegion className={className} name={name} error={answer.error} onRetry={answer.refetch} />
  }
  if (answer.data === undefined) return null
  // Data without a question come from a query that asks one thing only; its states do not look at the question.
  const question = answer.question as Q
  return (
    <Earlier when={answer.isEarlier && online} className={className}>
      {answer.isEarlier && (
        <EarlierNotice name={name} onRetry={answer.refetch} failure={answer.failureReason} />
      )}
      {answer.isRefetchError && (
        <NotRenewed name={name} since={answer.dataUpdatedAt} onRetry={answer.refetch} />
      )}
      {isEmpty?.(answer.data) ? emptyState(name, empty, question) : children(answer.data, question)}
    </Earlier>
  )
}

function emptyState<Q>(name: string, empty: StatesProps<Q, never>['empty'], question: Q): ReactNode {
  if (empty === undefined) return <EmptyRegion>暂无{name}</EmptyRegion>
  return typeof empty === 'function' ? empty(question) : empty
}
