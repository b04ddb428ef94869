import { useMemo } from 'react'
import type { SchoolListItem } from '~/contracts/school.schemas'
import type { ShownRank } from '~/entities/rank/use-shown-rank'
import { PENDING_FIGURES } from '~/entities/school/school-figures'
import type { AskedLines } from '~/entities/school/use-line-question'
import { useSchoolFigures } from '~/entities/school/use-school-figures'
import type { useWhoseLines } from '~/entities/school/use-whose-lines'
import { newestPlanYear } from '~/rules/exam/years'
import { MissingLine } from '~/shared/answer/missing-line'
import { now } from '~/shared/lib/time/clock'
import { tableColumns } from '~/shared/table/columns'
import { DataTable } from '~/shared/table/data-table'
import type { Order } from '~/shared/table/order'
import { Skeleton } from '~/shared/ui/skeleton'
import { TrustLine } from '~/shared/ui/trust-line'
import type { LibraryPageFilters, SchoolsSort } from './library-page.address'
import type { SchoolRow } from './school-row'
import { changeColumn, FACTS, lineColumns, nameColumn, planColumn } from './school-row-columns'

interface SchoolTableProps extends AskedLines {
  readonly schools: readonly SchoolListItem[]
  readonly rank: ShownRank
  /** What the address says of the reader. */
  readonly whose: Pick<LibraryPageFilters, 'province' | 'subject' | 'rank' | 'category'>
  readonly unreachedIn: ReturnType<typeof useWhoseLines>['unreachedIn']
  readonly order: Order<SchoolsSort>
  readonly onOrder: (order: Order<SchoolsSort>) => void
}

/** Schools with what one chooses by. Lines and plans come by and by; they sort what is on the page. */
export function SchoolTable({ schools, question, rules, rank, whose, ...asked }: SchoolTableProps) {
  const { unreachedIn, order, onOrder } = asked
  const ids = useMemo(() => schools.map(({ id }) => id), [schools])
  const { figures, answers } = useSchoolFigures(ids, { question, rules }, 'lines and plans')
  const rows = schools.map((school, index) => ({ school, figures: figures[index] ?? PENDING_FIGURES }))
  const { province, subject, rank: named, category } = whose
  const name = useMemo(
    () => nameColumn({ province, subject, rank: named, category }, question),
    [province, subject, named, category, question],
  )
  const columns = useMemo(() => {
    const lines = lineColumns(question, rank, unreachedIn)
    return tableColumns<SchoolRow, SchoolsSort>()(
      { ...name, lead: ['place', 'features', 'plan'] },
      ...FACTS,
      ...lines.slice(0, -1),
      planColumn(),
      changeColumn(),
      ...lines.slice(-1),
    )
  }, [name, question, rank, unreachedIn])
  return (
    <div aria-busy={rows.some(({ figures: { isPending, isPlanPending } }) => isPending || isPlanPending)}>
      <MissingLine of={answers} name="最低位次和计划" />
      <DataTable
        label="院校"
        columns={columns}
        rows={rows}
        order={order}
        onOrder={onOrder}
        className="mt-1"
      />
      <p className="mt-3 text-xs text-muted-foreground">
        最低位次取该校最高一个普通批次里普通专业最低的线，中外合作另列。按表头排序只排这一页。
      </p>
      <TrustLine
        addressOnPaper
        source={`${question?.province ?? ''}教育考试院 ${question?.year ?? ''} 年录取数据和 ${newestPlanYear(now())} 年招生计划`}
      />
    </div>
  )
}

/** Rows of the final height, below the total and the heads. */
export function PendingTable() {
  return (
    <div className="pt-14">
      <Skeleton of="rows" className="h-[36rem]" />
    </div>
  )
}
