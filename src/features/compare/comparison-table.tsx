import X from 'lucide-react/icons/x'
import { type ReactNode, type Ref, type RefObject, useEffect, useRef, useState } from 'react'
import { PlaceLink } from '~/entities/place/place-link'
import type { Place } from '~/entities/place/places'
import { RetryButton } from '~/shared/answer/retry-button'
import { isMissing } from '~/shared/api/is-missing'
import { cn } from '~/shared/ui/cn'
import { Skeleton } from '~/shared/ui/skeleton'
import { type Read, rowHeadClass } from './fact-row'

/** The least that a column needs so that names and figures are read at ease. */
const FIRST_REM = 6
const COLUMN_REM = 8

interface ColumnName {
  readonly id: string
  readonly name: string | undefined
}

interface ComparisonTableProps {
  readonly label: string
  readonly names: readonly ColumnName[]
  /** A `ColumnHead` for each name. */
  readonly heads: readonly ReactNode[]
  /** The rows. */
  readonly children: ReactNode
}

/**
 * Things side by side. The page scrolls, and only sideways the table by itself: its heads stay in view on a desktop,
 * and on anything narrower a line with the names does.
 */
export function ComparisonTable({ label, names, heads, children }: ComparisonTableProps) {
  const strip = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLTableRowElement>(null)
  const headSeen = useIsSeen(head)
  const minWidth = `${FIRST_REM + COLUMN_REM * heads.length}rem`
  return (
    <div className="relative">
      <NameStrip ref={strip} names={names} minWidth={minWidth} shown={!headSeen} />
      <section
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached with the keyboard
        tabIndex={0}
        onScroll={({ currentTarget }) => strip.current?.scrollTo({ left: currentTarget.scrollLeft })}
        className="relative overflow-x-auto rounded border bg-surface lg:overflow-visible print:overflow-visible"
      >
        <table className="w-full table-fixed border-separate text-sm" style={{ minWidth, borderSpacing: 0 }}>
          <thead>
            <tr ref={head}>
              <th scope="col" className={cn(rowHeadClass, 'border-b lg:top-0 lg:z-20! print:static!')}>
                <span className="sr-only">项目</span>
              </th>
              {heads}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </section>
    </div>
  )
}

interface NameStripProps {
  readonly names: readonly ColumnName[]
  readonly minWidth: string
  readonly ref: Ref<HTMLDivElement>
  readonly shown: boolean
}

/** Whether something is in view, even in part. */
function useIsSeen(ref: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(true)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    // A busy page hears of several changes at once: the last one is how it is.
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting ?? true))
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return seen
}

/** The names once more for a narrow screen: a head inside of a box that scrolls sideways cannot stay in view by itself. */
function NameStrip({ names, minWidth, ref, shown }: NameStripProps) {
  return (
    // Lies over the rows: nothing moves when it comes.
    <div className="print-hidden sticky top-0 z-20 h-0 lg:hidden">
      <div
        ref={ref}
        aria-hidden
        className={cn('overflow-hidden border-x border-b bg-surface', !shown && 'invisible')}
      >
        <div className="flex text-sm font-medium" style={{ minWidth }}>
          <span className="w-24 shrink-0 md:w-32" />
          {names.map(({ id, name }) => (
            <span key={id} className="min-w-0 flex-1 basis-0 truncate border-l px-3 py-2">
              {name}
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}

interface ColumnHeadProps {
  readonly name: string | undefined
  readonly to: Place
  /** The answer that the name comes with. */
  readonly answer: Pick<Read<unknown>, 'isPending' | 'error' | 'refetch'>
  readonly onRemove: () => void
  /** Stands above the name. */
  readonly mark?: ReactNode
  /** Stands below the name. */
  readonly action?: ReactNode
  /** Said where there is no such thing. */
  readonly missing: string
}

/** The head of a column: its name leads to the thing, a cross takes it away. */
export function ColumnHead({ name, to, answer, onRemove, mark, action, missing }: ColumnHeadProps) {
  return (
    <th
      scope="col"
      className="border-b border-l bg-surface lg:sticky lg:top-0 lg:z-10 print:static! px-3 py-3 text-left align-top font-normal"
    >
      <div className="flex items-start justify-between gap-1">
        {mark ?? <span className="size-9" />}
        <button
          type="button"
          aria-label={`去掉${name ?? '这一列'}`}
          onClick={onRemove}
          className="print-hidden -mt-2 -mr-2 grid size-11 place-items-center rounded text-muted-foreground hover:bg-muted hover:text-foreground md:size-9"
        >
          <X aria-hidden className="size-4" />
        </button>
      </div>
      <div className="mt-1.5 min-h-12 md:min-h-6">
        {name !== undefined ? (
          <PlaceLink
            to={to}
            className="inline-flex min-h-11 min-w-11 font-medium md:min-h-6 hover:text-primary hover:underline"
          >
            {name}
          </PlaceLink>
        ) : answer.isPending ? (
          <Skeleton className="h-5 w-24" />
        ) : isMissing(answer.error) ? (
          <span className="text-muted-foreground">{missing}</span>
        ) : (
          <RetryButton onRetry={answer.refetch} error={answer.error} />
        )}
      </div>
      {action}
    </th>
  )
}

/** Begins a part of the table. */
export function TitleRow({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tr>
      <th
        scope="colgroup"
        colSpan={columns + 1}
        className="border-b bg-muted px-3 py-1.5 text-left text-xs font-medium"
      >
        <span className="sticky left-3">{children}</span>
      </th>
    </tr>
  )
}
