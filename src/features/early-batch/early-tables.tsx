import { useMemo } from 'react'
import type { EarlyPlanRow } from '~/contracts/admission-plan'
import type { EarlyScoreRow } from '~/contracts/school-lines'
import { foldColumns, sameWords } from '~/shared/table/fold'
import { TreeTable } from '~/shared/table/tree-table'
import type { EarlyQuestion } from './early-filters'
import { lineColumns, majorsOfLine } from './line-columns'
import { majorsOfPlan, noteOf, planColumns } from './plan-columns'

interface PlanTableProps {
  /** What is asked of the past of a school. */
  readonly question: Pick<EarlyQuestion, 'province' | 'year' | 'subject' | 'electives'>
  /** All that have come; what they have in common is said above them. */
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
  return (
    <>
      <SaidOnce said={said} />
      <TreeTable
        label="提前批招生计划"
        columns={columns}
        rows={rows.slice(0, shown)}
        childrenOf={majorsOfPlan}
      />
    </>
  )
}

interface LineTableProps {
  readonly rows: readonly EarlyScoreRow[]
  readonly shown: number
  /** Rows lead to their schools. */
  readonly linked: boolean
  readonly rank: number | undefined
}

/** Early-batch lines (S1 §2): a row of several majors opens into them. */
export function LineTable({ rows, shown, linked, rank }: LineTableProps) {
  const { columns, said } = useMemo(
    () => foldColumns(lineColumns({ linked, rank }), rows, majorsOfLine),
    [rows, linked, rank],
  )
  return (
    <>
      <SaidOnce said={said} />
      <TreeTable
        label="提前批分数线"
        columns={columns}
        rows={rows.slice(0, shown)}
        childrenOf={majorsOfLine}
      />
    </>
  )
}

/** What every row of the table has in common. */
function SaidOnce({ said }: { said: readonly string[] }) {
  if (said.length === 0) return null
  return <p className="mb-2 text-sm text-pretty text-muted-foreground">各行相同：{said.join('；')}</p>
}
