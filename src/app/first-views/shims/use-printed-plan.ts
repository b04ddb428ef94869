import type { usePrintedPlan as asked } from '~/entities/original-book/use-printed-plan'
import { useUser } from '~/shared/session/session'

/** Stands for `entities/original-book/use-printed-plan` in the script of a first view: the pages of a book come with the application. */
export const usePrintedPlan: typeof asked = (school, question) => ({
  printed: undefined,
  isPending: useUser() !== undefined && school !== undefined && question !== undefined,
  onRetry: undefined,
  isSlow: false,
  error: null,
})
