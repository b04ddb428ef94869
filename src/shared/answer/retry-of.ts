import type { AnswerState } from './use-answer'

type Failing = Pick<AnswerState<unknown>, 'isError' | 'refetch'>

/** What a control gets whose options could not be loaded: the way to ask for those that failed again. */
export function retryOf(...answers: readonly Failing[]): { readonly onRetry?: () => unknown } {
  const failed = answers.filter(({ isError }) => isError)
  if (failed.length === 0) return {}
  return { onRetry: () => Promise.all(failed.map(({ refetch }) => refetch())) }
}
