import { RetryButton } from '~/shared/ui/retry-button'
import { retryOf } from './retry-of'
import { SlowNotice } from './slow-notice'
import type { AnswerState } from './use-answer'

interface MissingLineProps {
  /** Answers that only add to what stands here. */
  readonly of: readonly Pick<AnswerState<unknown>, 'isPending' | 'isError' | 'refetch'>[]
  /** What is missing without them, as a noun. */
  readonly name: string
}

/** One line where a part of a region could not be loaded, or takes long: the rest must not read as all there is. */
export function MissingLine({ of: answers, name }: MissingLineProps) {
  const { onRetry } = retryOf(...answers)
  if (onRetry) return <RetryButton name={name} onRetry={onRetry} />
  return answers.some(({ isPending }) => isPending) ? <SlowNotice name={name} /> : null
}
