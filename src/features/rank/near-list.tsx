import { useMemo } from 'react'
import type { RankQuery } from '~/contracts/score-tables'
import { unreachedLine } from '~/entities/province/line-gaps'
import { useLinesOfYear } from '~/entities/province/use-lines-of-year'
import { type NearRow, sortedRows } from '~/entities/rank/near/near-rows'
import { NearSort } from '~/entities/rank/near/near-sort'
import { nearColumns, SWING_COLUMN } from '~/entities/school/near-columns'
import type { OwnRank } from '~/rules/chance/beside-line'
import type { Category } from '~/rules/exam/candidate-categories'
import type { Filtered } from '~/shared/address/address'
import { isStaff } from '~/shared/domain/access'
import { useHydrated, useUser } from '~/shared/session/session'
import { columnsWithValues } from '~/shared/table/columns-with-values'
import { DataTable } from '~/shared/table/data-table'
import { Button } from '~/shared/ui/button'
import { ADD_COLUMN } from './add-column'
import type { RankFilters } from './rank.address'

/** Rows before more are asked for. */
const STEP = 20

interface NearListProps {
  /** Those that the filters leave. */
  readonly rows: readonly NearRow[]
  /** How many there are, in words. */
  readonly said: string
  readonly query: RankQuery & { readonly score: number }
  readonly own: OwnRank
  readonly category: Category | undefined
  readonly hasSwings: boolean
  readonly sort: RankFilters['sort']
  /** How many times more rows were asked for. */
  readonly more: number
  readonly change: Filtered<RankFilters>['change']
}

/** Where a rank was enough, in an order; the nearest stand by rising rank. */
export function NearList(props: NearListProps) {
  const { rows, said, query, own, category, hasSwings, sort, more, change } = props
  const user = useUser()
  const hydrated = useHydrated()
  const hasLists = hydrated && user !== undefined && !isStaff(user)
  const { lines: ofYear } = useLinesOfYear(query)
  const columns = useMemo(() => {
    const asked = { ...query, category }
    const near = nearColumns(query, own, (batch) => unreachedLine(ofYear, asked, batch), category)
    return columnsWithValues(
      [...near, ...(hasSwings ? [SWING_COLUMN] : []), ...(hasLists ? [ADD_COLUMN] : [])],
      rows,
    )
  }, [query, own, category, ofYear, hasSwings, hasLists, rows])
  const most = (1 + more) * STEP
  const shown = useMemo(() => {
    const first = sortedRows(rows, sort, own.rank).slice(0, most)
    return sort === 'near' ? sortedRows(first, 'rank', own.rank) : first
  }, [rows, sort, own.rank, most])
  const left = rows.length - shown.length
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p className="text-sm" aria-live="polite">
          {said}
          {left > 0 && `，先列${sort === 'near' ? '最近的' : '前面'} ${shown.length} 个`}
        </p>
        <NearSort value={sort} onChange={(next) => change({ sort: next, more: undefined })} />
      </div>
      <DataTable label="这个位次前后录到的院校" columns={columns} rows={shown} className="mt-1" />
      {left > 0 && (
        <Button
          variant="outline"
          size="sm"
          className="print-hidden mt-3"
          onClick={() => change({ more: more + 1 }, 'settle')}
        >
          再看 {Math.min(STEP, left)} 条
        </Button>
      )}
    </>
  )
}
