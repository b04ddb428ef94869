import { refusedText, regionErrorMessage } from '~/shared/api/error-message'
import { helpAgainst } from '~/shared/api/is-missing'
import { useLazyPart } from '~/shared/lazy/use-lazy-part'
import { useDocumentMark } from '~/shared/react/use-document-mark'

const loadRefusal = async () => (await import('./refusal')).SmallRefusal

interface RetryButtonProps {
  /** What is missing, as a noun; nothing where its place says it, such as a cell of a table. */
  readonly name?: string
  readonly onRetry: () => unknown
  /** It has not failed: it is still awaited. */
  readonly isSlow?: boolean | undefined
  /** Why it has failed. */
  readonly error?: unknown
}

/**
 * Says in one line that something has failed, or takes long, and asks again where that helps. For places without room for
 * a region.
 */
export function RetryButton({ name = '', onRetry, isSlow = false, error }: RetryButtonProps) {
  const help = helpAgainst(error)
  useDocumentMark('slow-part', isSlow && help === 'retry')
  const { Part: Refusal } = useLazyPart(help === 'rights', loadRefusal)
  if (help !== 'retry') {
    return (
      // A cell is read where it stands.
      <p role={name ? 'alert' : undefined} data-refused className="text-sm text-muted-foreground">
        {help === 'rights' ? refusedText(name) : regionErrorMessage(error)} {Refusal && <Refusal />}
      </p>
    )
  }
  return (
    <button
      type="button"
      data-slow={isSlow || undefined}
      onClick={() => onRetry()}
      className="min-h-11 text-left text-sm text-primary underline"
    >
      {name}
      {isSlow ? '还在加载，重试' : '加载失败，重试'}
    </button>
  )
}
