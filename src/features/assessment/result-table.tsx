import { useMemo } from 'react'
import type { AssessmentResult } from '~/contracts/student-profile'
import type { Columns } from '~/shared/table/columns'
import { DataTable } from '~/shared/table/data-table'
import type { Assessment } from './catalogue'

interface ResultTableProps {
  readonly assessment: Assessment
  /** The newest first. */
  readonly results: readonly AssessmentResult[]
  /** The one that is not kept yet. */
  readonly unsavedId?: string | undefined
}

/** More than this stand side by side on no screen. */
const MOST_RESULTS = 4

/** The results of one assessment side by side, a column for each day. */
export function ResultTable({ assessment, results, unsavedId }: ResultTableProps) {
  const shown = results.slice(0, MOST_RESULTS)
  const columns = useMemo(() => columnsOf(shown, unsavedId), [shown, unsavedId])
  return (
    <div className="max-w-3xl overflow-x-auto">
      <DataTable label={`${assessment.title}的结果`} columns={columns} rows={assessment.dimensions} />
      {results.length > MOST_RESULTS && (
        <p className="mt-2 text-sm text-muted-foreground">
          只列最近 {MOST_RESULTS} 次，共 {results.length} 次。
        </p>
      )}
    </div>
  )
}

function columnsOf(
  results: readonly AssessmentResult[],
  unsavedId: string | undefined,
): Columns<Assessment['dimensions'][number]> {
  return [
    { id: 'name', head: '方面', text: ({ name, opposite }) => (opposite ? `${name}—${opposite}` : name) },
    ...results.map(({ id, finishedTime, scores }) => ({
      id,
      head: id === unsavedId ? '这次' : finishedTime.slice(0, 10),
      figure: ({ key }: Assessment['dimensions'][number]) => scores[key],
      nowrap: true,
    })),
  ]
}
