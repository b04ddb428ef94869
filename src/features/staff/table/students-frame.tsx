import { type ReactNode, useEffect, useMemo } from 'react'
import type { StudentForm } from '~/contracts/service-orders'
import { States } from '~/shared/answer/states'
import type { Answer } from '~/shared/answer/use-answer'
import type { ListPage } from '~/shared/api/call'
import { mayHandle } from '~/shared/domain/access'
import { useUser } from '~/shared/session/session'
import type { Columns } from '~/shared/table/columns'
import { DataTable } from '~/shared/table/data-table'
import { Button } from '~/shared/ui/button'
import { Pager } from '~/shared/ui/pager'
import { PendingRows } from '../parts/pending-rows'
import { rememberWalk } from '../student/walk'
import { RowKeys } from './row-keys'
import { SelectionProvider, useSelection } from './selection'

/** What is done with the students that are selected; `clear` ends the selection. */
export type OfSelected = (chosen: readonly StudentForm[], clear: () => void) => ReactNode

interface TableParts {
  /** Names the table and its regions: 学生, 服务单. */
  readonly name: string
  /** Counts those that are selected: 名, 份. */
  readonly unit: string
  readonly columns: Columns<StudentForm>
  readonly onSelected: OfSelected
  /** Puts the students in another order than that of the server. */
  readonly arrange?: (students: readonly StudentForm[]) => readonly StudentForm[]
  /** Stands above the table while nothing is selected. */
  readonly tools?: ReactNode
}

interface StudentsFrameProps<Q> extends TableParts {
  readonly answer: Answer<Q, ListPage<StudentForm>>
  readonly empty: ReactNode
  readonly onPage: (page: number) => void
}

/** A page of students: its four states, the table with selection and keys, and the way to the other pages. */
export function StudentsFrame<Q>({ answer, empty, onPage, ...parts }: StudentsFrameProps<Q>) {
  return (
    <States
      of={answer}
      name={parts.name}
      className="mt-2"
      pending={<PendingRows />}
      isEmpty={({ records }) => records.length === 0}
      empty={empty}
    >
      {({ records, total, current, size }) => (
        <>
          <StudentsTable students={records} {...parts} />
          <div className="mt-4">
            <Pager name={parts.name} current={current} size={size} total={total} onPage={onPage} />
          </div>
        </>
      )}
    </States>
  )
}

/** A student may have several orders. */
const keyOf = ({ studentId, orderId }: StudentForm) => `${studentId} ${orderId}`

interface StudentsTableProps extends TableParts {
  readonly students: readonly StudentForm[]
}

function StudentsTable({
  students: reported,
  arrange,
  name,
  unit,
  columns,
  onSelected,
  tools,
}: StudentsTableProps) {
  const user = useUser()
  const students = useMemo(() => arrange?.(reported) ?? reported, [reported, arrange])
  const ids = useMemo(() => students.map(({ studentId }) => studentId), [students])
  useEffect(() => {
    const opened = students.filter((form) => user && mayHandle(form, user))
    rememberWalk(opened.map(({ studentId }) => studentId))
  }, [students, user])
  const { selection, ids: selected, clear } = useSelection(ids)
  const chosen = students.filter(({ studentId }) => selected.includes(studentId))
  return (
    <SelectionProvider value={selection}>
      {chosen.length > 0 ? (
        <div className="flex min-h-11 flex-wrap items-center justify-end gap-2 py-1">
          <p role="status" className="mr-auto text-sm">
            已选 {chosen.length} {unit}
          </p>
          {onSelected(chosen, clear)}
          <Button variant="ghost" size="sm" onClick={clear}>
            取消选择
          </Button>
        </div>
      ) : (
        tools && <div className="flex min-h-11 flex-wrap items-center justify-end gap-2 py-1">{tools}</div>
      )}
      <RowKeys>
        <DataTable label={name} columns={columns} rows={students} keyOf={keyOf} />
      </RowKeys>
    </SelectionProvider>
  )
}
