import { type ReactNode, useRef } from 'react'
import { currentYear } from '~/shared/lib/clock'
import { cn } from '~/shared/ui/cn'
import { RetryButton } from '~/shared/ui/retry-button'
import { FACTS, RANKS } from './compared-facts'
import type { LineChoices } from './compared-lines'
import { PLAN_FACTS } from './compared-plans'
import { FactRow, rowHeadClass } from './fact-row'
import { LineRow, PendingLineRow } from './line-row'
import { NameStrip, SchoolHead } from './school-heads'
import type { Compared } from './use-compared'

interface CompareTableProps {
  readonly schools: readonly Compared[]
  /** Undefined while it is not known whose lines they are. */
  readonly lines: LineChoices | undefined
  /** Given when that cannot be found out; asks again. */
  readonly onRetryLines?: () => unknown
  readonly rank: number | undefined
  /** Leaves out the rows in which all schools are alike. */
  readonly onlyDifferent: boolean
  readonly onRemove: (id: string) => void
}

/** The least that a column needs so that names and figures are read at ease. */
const FIRST_REM = 6
const COLUMN_REM = 8

const PENDING_YEARS = ['a', 'b', 'c']

/**
 * Schools side by side. The page scrolls, and only sideways the table by itself: its heads stay in sight on a desktop,
 * and on anything narrower a line with the names does.
 */
export function CompareTable({
  schools,
  lines,
  onRetryLines,
  rank,
  onlyDifferent,
  onRemove,
}: CompareTableProps) {
  const names = useRef<HTMLDivElement>(null)
  const minWidth = `${FIRST_REM + COLUMN_REM * schools.length}rem`
  return (
    <div className="relative">
      <NameStrip ref={names} schools={schools} minWidth={minWidth} />
      <section
        aria-label="院校对比表"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached with the keyboard
        tabIndex={0}
        onScroll={({ currentTarget }) => names.current?.scrollTo({ left: currentTarget.scrollLeft })}
        className="relative overflow-x-auto rounded border bg-surface lg:overflow-visible print:overflow-visible"
      >
        <table className="w-full table-fixed border-separate border-spacing-0 text-sm" style={{ minWidth }}>
          <thead>
            <tr>
              <th scope="col" className={cn(rowHeadClass, 'border-b lg:top-0 lg:z-20! print:static!')}>
                <span className="sr-only">项目</span>
              </th>
              {schools.map((school) => (
                <SchoolHead key={school.id} school={school} onRemove={() => onRemove(school.id)} />
              ))}
            </tr>
          </thead>
          <tbody>
            <LineRows schools={schools} lines={lines} rank={rank} {...(onRetryLines && { onRetryLines })} />
            <TitleRow columns={schools.length}>{`${currentYear()} 年招生计划`}</TitleRow>
            {PLAN_FACTS.map((fact, row) => (
              <FactRow
                key={fact.label}
                fact={fact}
                schools={schools}
                read={({ plan }) => plan}
                onlyDifferent={onlyDifferent}
                // One way to ask again is enough for a school.
                offersRetry={row === 0}
              />
            ))}
            <TitleRow columns={schools.length}>排名</TitleRow>
            {RANKS.map((fact, row) => (
              <FactRow
                key={fact.label}
                fact={fact}
                schools={schools}
                read={({ detail }) => detail}
                onlyDifferent={onlyDifferent}
                offersRetry={row === 0}
              />
            ))}
            <TitleRow columns={schools.length}>基本情况</TitleRow>
            {FACTS.map((fact) => (
              <FactRow
                key={fact.label}
                fact={fact}
                schools={schools}
                read={({ base }) => base}
                onlyDifferent={onlyDifferent}
              />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}

/** The lowest ranks of each school, year by year. */
function LineRows({
  schools,
  lines,
  onRetryLines,
  rank,
}: Omit<CompareTableProps, 'onRemove' | 'onlyDifferent'>) {
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
