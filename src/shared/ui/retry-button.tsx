interface RetryButtonProps {
  /** What is missing, as a noun; nothing where its place says it, such as a cell of a table. */
  readonly name?: string
  readonly onRetry: () => unknown
  /** It has not failed: it is still awaited. */
  readonly isSlow?: boolean | undefined
}

/** Says in one line that something has failed, or takes long, and asks again. For places without room for a region. */
export function RetryButton({ name = '', onRetry, isSlow = false }: RetryButtonProps) {
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
