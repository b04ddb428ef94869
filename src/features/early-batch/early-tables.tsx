import { type ComponentProps, useMemo } from 'react'
import type { EarlyPlanRow } from '~/contracts/admission-plan'
import type { EarlyScoreRow } from '~/contracts/school-lines'
import type { OwnRank } from '~/rules/chance/beside-line'
import { foldColumns, sameWords } from '~/shared/table/fold'
import { SaidOnce } from '~/shared/table/said-once'
import { TreeTable } from '~/shared/table/tree-table'
import type { EarlyQuestion } from './early-filters'
import { lineColumns, majorsOfLine } from './line-columns'
import { majorsOfPlan, noteOf, planColumns } from './plan-columns'

interface PlanTableProps {
  /** What is asked of the past of a school. */
  readonly question: Pick<EarlyQuestion, 'province' | 'year' | 'subject' | 'electives'>
  /** All rows so far; their common words stand above the table. */
  readonly rows: readonly EarlyPlanRow[]
  readonly shown: number
}

/** Early-batch plans (S1 §2): a row of several majors opens into them. */
export function PlanTable({ question, rows, shown }: PlanTableProps) {
  const { columns, said } = useMemo(() => {
    const note = sameWords(rows.map(noteOf))
    const folded = foldColumns(planColumns(question, { notes: note === undefined }), rows, majorsOfPlan)
    return { ...folded, said: [...folded.said, ...(note === undefined ? [] : [note])] }
  }, [question, rows])
  const table = { label: '提前批招生计划', said, columns, childrenOf: majorsOfPlan }
  return <FoldedTable {...table} rows={rows.slice(0, shown)} />
}

interface LineTableProps {
  readonly rows: readonly EarlyScoreRow[]
  readonly shown: number
  /** Rows lead to their schools. */
  readonly linked: boolean
  readonly rank: OwnRank | undefined
}

/** Early-batch lines (S1 §2): a row of several majors opens into them. */
export function LineTable({ rows, shown, linked, rank }: LineTableProps) {
  const { columns, said } = useMemo(
    () => foldColumns(lineColumns({ linked, rank }), rows, majorsOfLine),
    [rows, linked, rank],
  )
  const table = { label: '提前批分数线', said, columns, childrenOf: majorsOfLine }
  return <FoldedTable {...table} rows={rows.slice(0, shown)} />
}

interface FoldedTableProps<Row> extends ComponentProps<typeof TreeTable<Row>> {
  /** What all rows have in common. */
  readonly said: readonly string[]
}

function FoldedTable<Row>({ said, ...table }: FoldedTableProps<Row>) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <SaidOnce said={said} />
      <TreeTable {...table} />
    </div>
  )
}
