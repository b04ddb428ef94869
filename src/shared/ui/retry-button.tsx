interface RetryButtonProps {
  /** What has failed, as a noun; nothing where its place says it, such as a cell of a table. */
  readonly name?: string
  readonly onRetry: () => unknown
}

/** Says in one line that something has failed, and asks again. For places without room for a region. */
export function RetryButton({ name = '', onRetry }: RetryButtonProps) {
  return (
    <button
      type="button"
      onClick={() => onRetry()}
      className="min-h-11 text-left text-sm text-primary underline"
    >
      {name}加载失败，重试
    </button>
  )
}
