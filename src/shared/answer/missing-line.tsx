import { isGone } from '~/shared/api/is-missing'
import { RetryButton } from './retry-button'
import { SlowNotice } from './slow-notice'
import { type AnswerState, isAwaited } from './use-answer'
import { retryOf } from './use-retry'

interface MissingLineProps {
  /** Answers that only add to what stands here. */
  readonly of: readonly Pick<
    AnswerState<unknown>,
    'isPending' | 'isError' | 'error' | 'isEnabled' | 'refetch'
  >[]
  /** What is missing without them, as a noun. */
  readonly name: string
}

/** One line where a part of a region could not be loaded, or takes long: the rest must not read as all there is. */
export function MissingLine({ of: answers, name }: MissingLineProps) {
  // Of a record that is not there nothing is missing.
  const failed = answers.filter(({ isError, error }) => isError && !isGone(error))
  if (failed.length > 0) return <RetryButton name={name} {...retryOf(failed)} />
  return answers.some(isAwaited) ? <SlowNotice name={name} /> : null
}
