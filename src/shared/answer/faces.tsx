import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { MAYBE_GONE, refusedText, regionErrorMessage } from '~/shared/api/error-message'
import { helpAgainst } from '~/shared/api/is-missing'
import { useLazyPart } from '~/shared/lib/use-lazy-part'
import { useOnline } from '~/shared/lib/use-online'
import { Button } from '~/shared/ui/button'
import { cn } from '~/shared/ui/cn'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { PendingFace } from './pending-face'
import { EarlierNotice, NotRenewed } from './slow-notice'
import type { Answer, AnswerState } from './use-answer'

interface FacesProps<Q, T> {
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

/** The four faces of a view of one answer: pending, empty, error, full. A failure takes down only this region. */
export function Faces<Q, T>({
  of: answer,
  name,
  pending,
  isEmpty,
  empty,
  className,
  children,
}: FacesProps<Q, T>) {
  const online = useOnline()
  if (answer.isPending) {
    return (
      <PendingFace name={name} onRetry={answer.refetch} failure={answer.failureReason} className={className}>
        {pending}
      </PendingFace>
    )
  }
  if (answer.isError && answer.data === undefined) {
    return <FailedRegion className={className} name={name} error={answer.error} onRetry={answer.refetch} />
  }
  if (answer.data === undefined) return null
  // Data without a question come from a query that asks one thing only; its faces do not look at the question.
  const question = answer.question as Q
  return (
    <div className={cn(className, 'transition-opacity', answer.isEarlier && online && 'opacity-60')}>
      {answer.isEarlier && (
        <EarlierNotice name={name} onRetry={answer.refetch} failure={answer.failureReason} />
      )}
      {answer.isRefetchError && (
        <NotRenewed name={name} since={answer.dataUpdatedAt} onRetry={answer.refetch} />
      )}
      {isEmpty?.(answer.data) ? emptyFace(name, empty, question) : children(answer.data, question)}
    </div>
  )
}

function emptyFace<Q>(name: string, empty: FacesProps<Q, never>['empty'], question: Q): ReactNode {
  if (empty === undefined) return <EmptyRegion>暂无{name}</EmptyRegion>
  return typeof empty === 'function' ? empty(question) : empty
}

const loadRefusal = async () => (await import('./refusal')).Refusal

interface FailedRegionProps {
  readonly name: string
  readonly error: unknown
  readonly onRetry: () => unknown
  readonly className?: string | undefined
}

export function FailedRegion({ name, error, onRetry, className }: FailedRegionProps) {
  const help = helpAgainst(error)
  const isRefused = help === 'rights'
  const isNowhere = help === 'nothing'
  const { Part: Refusal } = useLazyPart(isRefused, loadRefusal)
  const message = regionErrorMessage(error)
  return (
    // The class lays out what should have come: the box stands inside of it as it is.
    <div className={className}>
      <div role="alert" className="rounded border px-4 py-6">
        <p className="flex items-center gap-2 font-medium">
          <CircleAlert aria-hidden className="size-5 text-destructive" />
          {isRefused ? refusedText(name) : isNowhere ? message : `${name}加载失败`}
        </p>
        {isRefused ? (
          Refusal && <Refusal />
        ) : (
          <>
            <p className="mt-1 text-sm text-muted-foreground">
              {isNowhere ? MAYBE_GONE : `${message}。已填写的内容没有丢失。`}
            </p>
            {!isNowhere && (
              <Button variant="outline" size="sm" className="mt-3" onClick={() => onRetry()}>
                重试
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  )
}
