import { RetryButton } from '~/shared/answer/retry-button'
import { isForbidden, isMissing } from '~/shared/api/is-missing'
import { cn } from '~/shared/ui/cn'
import { Skeleton } from '~/shared/ui/skeleton'
import { ABSENT, differs, type Fact } from './fact'

/** The names of the rows: they stay in view while the columns scroll by. */
export const rowHeadClass =
  'sticky left-0 z-10 w-24 bg-surface px-3 py-2.5 text-left align-top text-sm font-normal text-muted-foreground md:w-32'

export interface Read<T> {
  readonly data: T | undefined
  readonly isPending: boolean
  readonly error: unknown
  readonly refetch: () => unknown
}

interface FactRowProps<C, T> {
  readonly fact: Fact<T>
  readonly columns: readonly C[]
  readonly read: (column: C) => Read<T>
  /** Leaves the row out where the columns are known not to differ. */
  readonly onlyDifferent?: boolean
  /** Whether a cell that failed asks again; elsewhere on the page is another way. */
  readonly offersRetry?: boolean
}

/** One fact of each column; where they differ it stands out. */
export function FactRow<C extends { readonly id: string }, T>(props: FactRowProps<C, T>) {
  const { fact, columns, read, onlyDifferent = false, offersRetry = false } = props
  const cells = columns.map((column) => {
    const answer = read(column)
    return { id: column.id, answer, text: answer.data === undefined ? undefined : fact.of(answer.data) }
  })
  const different = differs(cells.map(({ text }) => text))
  if (onlyDifferent && !different && cells.every(({ text }) => text !== undefined)) return null
  // Sentences nearly always differ: they stand out by nothing.
  const differing = different && !fact.long
  return (
    <tr>
      <th scope="row" className={cn(rowHeadClass, 'border-b')}>
        {fact.label}
        {differing && <span className="sr-only">（不同）</span>}
      </th>
      {cells.map(({ id, text, answer }) => (
        <td
          key={id}
          className={cn(
            'border-b border-l px-3 py-2.5 align-top',
            differing ? 'font-medium' : !fact.long && 'text-muted-foreground',
          )}
        >
          {text ?? <UnknownFact answer={answer} fact={fact} offersRetry={offersRetry} />}
        </td>
      ))}
    </tr>
  )
}

interface UnknownFactProps {
  readonly answer: Read<unknown>
  readonly fact: Pick<Fact<never>, 'long' | 'wraps'>
  readonly offersRetry: boolean
}

/** Stands for a fact that has not come. A failure is no fact: it must not read as one that nobody has published. */
function UnknownFact({ answer, fact: { long, wraps }, offersRetry }: UnknownFactProps) {
  if (answer.isPending)
    // Sentences in a narrow column are many lines.
    return long ? (
      <Skeleton of="text" className="h-40 md:h-6" />
    ) : (
      <Skeleton className={cn('h-5 w-16', wraps && 'max-md:h-[2lh]')} />
    )
  if (isMissing(answer.error)) return ABSENT
  if (offersRetry) return <RetryButton onRetry={answer.refetch} error={answer.error} />
  return isForbidden(answer.error) ? '没有权限' : '加载失败'
}
