import { useCallback, useMemo } from 'react'
import type { NearNarrowing, SameScoreDestination } from '~/contracts/score-lookups'
import { SchoolTotal } from '~/entities/school/library-results'
import type { LineOfYearQuestion } from '~/entities/school/use-line-question'
import type { useWhoseLines } from '~/entities/school/use-whose-lines'
import type { OwnRank } from '~/rules/chance/beside-line'
import type { Reach } from '~/rules/chance/tier-name'
import type { Filtered } from '~/shared/address/address'
import { Faces } from '~/shared/answer/faces'
import { formatCount } from '~/shared/lib/format'
import { DataTable } from '~/shared/table/data-table'
import { Button } from '~/shared/ui/button'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { TrustLine } from '~/shared/ui/trust-line'
import { type LibraryPageFilters, ROWS_ON_PAGE } from './library-page.address'
import { reachRows } from './reach-rows'
import { FACTS, lineColumns, nameColumn, planColumn } from './school-row-columns'
import { PendingTable } from './school-table'
import { useReach } from './use-reach'

/** What the lines of a server may not tell. */
const NOT_USED: Readonly<Partial<Record<keyof NearNarrowing, string>>> = {
  provinces: '省份',
  types: '院校类型',
  features: '院校特色',
  schoolInstitutions: '办学性质',
}

interface ReachableSchoolsProps extends Filtered<LibraryPageFilters> {
  readonly question: LineOfYearQuestion | undefined
  readonly own: OwnRank
  readonly unreachedIn: ReturnType<typeof useWhoseLines>['unreachedIn']
  readonly reach: Reach
  readonly onClear: (() => void) | undefined
}

/** The schools that had a group in one tier of the rank last year. */
export function ReachableSchools({ filters, change, question, own, reach, ...asked }: ReachableSchoolsProps) {
  const { unreachedIn, onClear } = asked
  const { answer, window } = useReach(question, own, reach, filters)
  const { more = 0 } = filters
  const shown = (1 + more) * ROWS_ON_PAGE
  const { lines, total, unused = [] } = answer.data ?? {}
  const isOut = useCallback(
    ({ batch }: SameScoreDestination) => unreachedIn(batch)?.isOut === true,
    [unreachedIn],
  )
  const all = useMemo(() => reachRows(lines ?? [], own, reach, filters), [lines, own, reach, filters])
  const rows = useMemo(
    () => reachRows(lines ?? [], own, reach, filters, isOut),
    [lines, own, reach, filters, isOut],
  )
  const left = leftOutText(all, rows, (batch) => unreachedIn(batch)?.text)
  const notUsed = unused.flatMap((name) => NOT_USED[name] ?? [])
  const { province, subject, rank: named, category } = filters
  const columns = useMemo(() => {
    const name = nameColumn({ province, subject, rank: named, category }, question)
    const lines = lineColumns(question, own, unreachedIn)
    const place = FACTS.filter(({ id }) => id === 'place' || id === 'features')
    // The plan of a group is that of the year of its line.
    return [name, ...place, ...lines.slice(0, -1), planColumn(question?.year), ...lines.slice(-1)]
  }, [province, subject, named, category, question, own, unreachedIn])
  return (
    <Faces
      of={answer}
      name="能报的院校"
      pending={<PendingTable />}
      isEmpty={() => rows.length === 0}
      empty={
        <EmptyRegion>{left || '这一档里没有符合条件的院校。可以看另一档，或少选一个条件。'}</EmptyRegion>
      }
    >
      {() => (
        <>
          <SchoolTotal
            total={rows.length}
            isCut={answer.data !== undefined && total === undefined}
            onClear={onClear}
          />
          <p className="text-sm text-muted-foreground">
            {question?.year} 年对位次 {formatCount(own.rank)} 有“{reach}”的院校
            {reach === '保' && window && `（最低位次到 ${formatCount(window.last)} 为止）`}
            ，每校只列最接近的一个，不是预测。
            {notUsed.length > 0 && `${notUsed.join('、')}没有用上：数据里没有这一项。`}
            {left}
          </p>
          <DataTable
            label="能报的院校"
            columns={columns}
            rows={rows.slice(0, shown)}
            order={filters.sort}
            onOrder={(sort) => change({ sort })}
            className="mt-1"
          />
          {rows.length > shown && (
            <Button
              variant="outline"
              className="print-hidden mt-4"
              onClick={() => change({ more: more + 1 }, 'settle')}
            >
              再看 {Math.min(ROWS_ON_PAGE, rows.length - shown)} 所
            </Button>
          )}
          <TrustLine
            addressOnPaper
            className="mt-3"
            source={`${question?.province ?? ''}教育考试院 ${question?.year ?? ''} 年录取数据`}
          />
        </>
      )}
    </Faces>
  )
}

type Rows = ReturnType<typeof reachRows>

/** 另有 22 所未达本一线（B 类），没有列出。 Empty where the reader reaches the line of every batch. */
function leftOutText(
  all: Rows,
  shown: Rows,
  textOf: (batch: string | null | undefined) => string | undefined,
): string {
  const ids = new Set(shown.map(({ school }) => school.id))
  const left = all.filter(({ school }) => !ids.has(school.id))
  const why = new Set(left.flatMap(({ figures }) => textOf(figures.line?.batch) ?? []))
  if (left.length === 0) return ''
  return `${shown.length > 0 ? '另有' : '这一档里有'} ${left.length} 所${[...why].join('、')}，没有列出。`
}
