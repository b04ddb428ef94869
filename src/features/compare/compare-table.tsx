import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { PlaceLink } from '~/entities/place/place-link'
import { Crest } from '~/entities/school/crest'
import { isMissing } from '~/shared/api/is-missing'
import { cn } from '~/shared/ui/cn'
import { RetryButton } from '~/shared/ui/retry-button'
import { Skeleton } from '~/shared/ui/skeleton'
import { FACTS, RANKS } from './compared-facts'
import type { LineChoices } from './compared-lines'
import { FactRow, rowHeadClass } from './fact-row'
import { LineRow, PendingLineRow } from './line-row'
import type { Compared } from './use-compared'

interface CompareTableProps {
  readonly schools: readonly Compared[]
  /** Undefined while it is not known whose lines they are. */
  readonly lines: LineChoices | undefined
  /** Given when that cannot be found out; asks again. */
  readonly onRetryLines?: () => unknown
  readonly rank: number | undefined
  readonly onRemove: (id: string) => void
}

/** The least that a column needs so that names and figures are read at ease. */
const FIRST_REM = 6
const COLUMN_REM = 8

const PENDING_YEARS = ['a', 'b', 'c']

/** Schools side by side, in a box that scrolls by itself: head and first column stay in sight. */
export function CompareTable({ schools, lines, onRetryLines, rank, onRemove }: CompareTableProps) {
  return (
    <section
      aria-label="院校对比表"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached with the keyboard
      tabIndex={0}
      className="relative max-h-[85dvh] overflow-auto rounded border bg-surface print:max-h-none print:overflow-visible"
    >
      <table
        className="w-full table-fixed border-separate border-spacing-0 text-sm"
        style={{ minWidth: `${FIRST_REM + COLUMN_REM * schools.length}rem` }}
      >
        <thead>
          <tr>
            <th scope="col" className={cn(rowHeadClass, 'top-0 z-20! border-b')}>
              <span className="sr-only">项目</span>
            </th>
            {schools.map((school) => (
              <SchoolHead key={school.id} school={school} onRemove={() => onRemove(school.id)} />
            ))}
          </tr>
        </thead>
        <tbody>
          <TitleRow columns={schools.length}>排名</TitleRow>
          {RANKS.map((fact, row) => (
            <FactRow
              key={fact.label}
              fact={fact}
              schools={schools}
              read={({ detail }) => detail}
              // One way to ask again is enough for a school.
              offersRetry={row === 0}
            />
          ))}
          <LineRows schools={schools} lines={lines} rank={rank} {...(onRetryLines && { onRetryLines })} />
          <TitleRow columns={schools.length}>基本情况</TitleRow>
          {FACTS.map((fact) => (
            <FactRow key={fact.label} fact={fact} schools={schools} read={({ base }) => base} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The lowest ranks of each school, year by year. */
function LineRows({ schools, lines, onRetryLines, rank }: Omit<CompareTableProps, 'onRemove'>) {
  const columns = schools.length
  if (lines?.years.length === 0) return null
  const { province = '', subject = '' } = lines?.question ?? {}
  return (
    <>
      <TitleRow columns={columns}>{`${province} ${subject} 最低录取位次`}</TitleRow>
      {lines?.years.map((year) => (
        <LineRow
          key={year.year}
          year={year}
          schools={schools}
          rank={rank}
          head={
            <th scope="row" className={cn(rowHeadClass, 'border-b')}>
              {year.year} 年
            </th>
          }
        />
      ))}
      {!lines && onRetryLines && (
        <tr>
          <td colSpan={columns + 1} className="border-b px-3 py-2.5">
            <RetryButton name="最低录取位次" onRetry={onRetryLines} />
          </td>
        </tr>
      )}
      {!lines &&
        !onRetryLines &&
        PENDING_YEARS.map((key) => <PendingLineRow key={key} columns={columns + 1} />)}
    </>
  )
}

function SchoolHead({ school: { id, base }, onRemove }: { school: Compared; onRemove: () => void }) {
  const name = base.data?.schoolName
  return (
    <th
      scope="col"
      className="sticky top-0 z-10 border-b border-l bg-surface px-3 py-3 text-left align-top font-normal"
    >
      <div className="flex items-start justify-between gap-1">
        {base.data ? (
          <Crest url={base.data.schoolCrestUrl} name={base.data.schoolName} className="size-9" />
        ) : (
          <span className="size-9" />
        )}
        <button
          type="button"
          aria-label={`去掉${name ?? '这一列'}`}
          onClick={onRemove}
          className="print-hidden -mt-2 -mr-2 grid size-11 place-items-center rounded text-muted-foreground hover:bg-muted hover:text-foreground md:size-9"
        >
          <X aria-hidden className="size-4" />
        </button>
      </div>
      <div className="mt-1.5 min-h-12 md:min-h-10">
        {name !== undefined ? (
          <PlaceLink
            to={{ kind: 'school', id }}
            className="inline-flex min-h-10 font-medium hover:text-primary hover:underline"
          >
            {name}
          </PlaceLink>
        ) : base.isPending ? (
          <Skeleton className="h-5 w-24" />
        ) : isMissing(base.error) ? (
          <span className="text-muted-foreground">没有这所院校</span>
        ) : (
          <RetryButton onRetry={base.refetch} />
        )}
      </div>
    </th>
  )
}

function TitleRow({ columns, children }: { columns: number; children: ReactNode }) {
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
