import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { PlaceLink } from '~/entities/place/place-link'
import { Crest } from '~/entities/school/crest'
import { isMissing } from '~/shared/api/is-missing'
import { Button } from '~/shared/ui/button'
import { cn } from '~/shared/ui/cn'
import { Skeleton } from '~/shared/ui/skeleton'
import { differs, FACTS, type Fact, RANKS } from './compared-facts'
import type { LineYear } from './compared-lines'
import { LineRow, PendingLineRow } from './line-row'
import type { Compared } from './use-compared'

interface CompareTableProps {
  readonly schools: readonly Compared[]
  /** Whose lines: 安徽 物理. */
  readonly lineTitle: string
  /** Undefined while it is not known which they are. */
  readonly years: readonly LineYear[] | undefined
  readonly rank: number | undefined
  readonly onRemove: (id: string) => void
}

/** The least that a column needs so that names and figures are read at ease. */
const FIRST_REM = 6
const COLUMN_REM = 8

const PENDING_YEARS = ['a', 'b', 'c']

/** The names of the rows: they stay in sight while the schools scroll by. */
const rowHeadClass =
  'sticky left-0 z-10 w-24 bg-surface px-3 py-2.5 text-left align-top text-sm font-normal text-muted-foreground md:w-32'

/** Schools side by side, in a box that scrolls by itself: head and first column stay in sight. */
export function CompareTable({ schools, lineTitle, years, rank, onRemove }: CompareTableProps) {
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
          {RANKS.map((fact) => (
            <FactRow key={fact.label} fact={fact} schools={schools} read={({ detail }) => detail} />
          ))}
          {(years ?? PENDING_YEARS).length > 0 && (
            <TitleRow columns={schools.length}>{lineTitle}最低录取位次</TitleRow>
          )}
          {years
            ? years.map((year) => (
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
              ))
            : PENDING_YEARS.map((key) => <PendingLineRow key={key} columns={schools.length + 1} />)}
          <TitleRow columns={schools.length}>基本情况</TitleRow>
          {FACTS.map((fact) => (
            <FactRow key={fact.label} fact={fact} schools={schools} read={({ base }) => base} />
          ))}
        </tbody>
      </table>
    </section>
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
          <Button variant="outline" size="sm" onClick={() => base.refetch()}>
            加载失败，重试
          </Button>
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

interface FactRowProps<T> {
  readonly fact: Fact<T>
  readonly schools: readonly Compared[]
  readonly read: (school: Compared) => { readonly data: T | undefined; readonly isPending: boolean }
}

function FactRow<T>({ fact, schools, read }: FactRowProps<T>) {
  const cells = schools.map((school) => {
    const { data, isPending } = read(school)
    return { id: school.id, isPending, text: data === undefined ? undefined : fact.of(data) }
  })
  const differing = differs(cells.map(({ text }) => text))
  return (
    <tr>
      <th scope="row" className={cn(rowHeadClass, 'border-b')}>
        {fact.label}
        {differing && <span className="sr-only">（不同）</span>}
      </th>
      {cells.map(({ id, text, isPending }) => (
        <td
          key={id}
          className={cn(
            'border-b border-l px-3 py-2.5 align-top',
            differing ? 'font-medium' : 'text-muted-foreground',
          )}
        >
          {text ?? (isPending ? <Skeleton className="h-5 w-16" /> : '—')}
        </td>
      ))}
    </tr>
  )
}
