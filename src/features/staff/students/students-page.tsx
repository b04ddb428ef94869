import { useEffect, useMemo } from 'react'
import type { StudentForm } from '~/contracts/service-orders'
import type { Filtered } from '~/shared/address/address'
import { Faces } from '~/shared/answer/faces'
import { useAnswer } from '~/shared/answer/use-answer'
import { formatCount } from '~/shared/lib/format'
import { DataTable } from '~/shared/table/data-table'
import { Button } from '~/shared/ui/button'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { PageHeading } from '~/shared/ui/page-heading'
import { Pager } from '~/shared/ui/pager'
import { ExportButtons } from '../export/export-buttons'
import { PendingRows } from '../parts/pending-rows'
import { staffCalls } from '../staff.calls'
import { rememberWalk } from '../student/walk'
import { hiddenColumns, useColumnChoice } from '../table/column-choice'
import { RowKeys } from '../table/row-keys'
import { SelectionProvider, useSelection } from '../table/selection'
import { SavedFilters } from './saved-filters'
import { STUDENT_COLUMNS } from './student-columns'
import { StudentFilters } from './student-filters'
import { allStudents, studentSheet } from './student-sheet'
import type { StudentsFilters } from './students.address'
import { studentsQuestion } from './students-question'

const hidden = hiddenColumns('students')

/** All students, as planners and administrators look for them. */
export function StudentsPage({ filters, change }: Filtered<StudentsFilters>) {
  const question = useMemo(() => studentsQuestion(filters), [filters])
  const answer = useAnswer(question, staffCalls.students)
  const { columns, choice } = useColumnChoice(STUDENT_COLUMNS, hidden)
  return (
    <>
      <PageHeading>学生{answer.data && ` ${formatCount(answer.data.total)} 名`}</PageHeading>
      <StudentFilters filters={filters} change={change} />
      <SavedFilters filters={filters} />
      <Faces
        of={answer}
        name="学生列表"
        className="mt-2"
        pending={<PendingRows />}
        isEmpty={({ records }) => records.length === 0}
        empty={<NoStudents onAll={() => change(EVERYBODY)} />}
      >
        {({ records, total, current, size }) => (
          <>
            <StudentTable students={records} columns={columns}>
              {choice}
              <ExportButtons collect={async () => studentSheet(await allStudents(question))} />
            </StudentTable>
            <div className="mt-4">
              <Pager
                name="学生"
                current={current}
                size={size}
                total={total}
                onPage={(page) => change({ page })}
              />
            </div>
          </>
        )}
      </Faces>
    </>
  )
}

/** What takes every filter away. */
const EVERYBODY = {
  q: undefined,
  province: undefined,
  year: undefined,
  vip: undefined,
  planner: undefined,
  status: undefined,
  page: 1,
} as const

function NoStudents({ onAll }: { onAll: () => void }) {
  return (
    <EmptyRegion>
      <p>没有符合这些条件的学生。</p>
      <Button variant="outline" size="sm" className="mt-4" onClick={onAll}>
        看全部学生
      </Button>
    </EmptyRegion>
  )
}

interface StudentTableProps {
  readonly students: readonly StudentForm[]
  readonly columns: typeof STUDENT_COLUMNS
  readonly children: React.ReactNode
}

function StudentTable({ students, columns, children }: StudentTableProps) {
  const ids = useMemo(() => students.map(({ studentId }) => studentId), [students])
  useEffect(() => rememberWalk(ids), [ids])
  const { selection, ids: selected, clear } = useSelection(ids)
  const chosen = students.filter(({ studentId }) => selected.includes(studentId))
  return (
    <SelectionProvider value={selection}>
      <div className="flex min-h-11 flex-wrap items-center justify-end gap-2 py-1">
        {chosen.length > 0 ? (
          <>
            <p role="status" className="mr-auto text-sm">
              已选 {chosen.length} 名
            </p>
            <ExportButtons collect={async () => studentSheet(chosen)} />
            <Button variant="ghost" size="sm" onClick={clear}>
              取消选择
            </Button>
          </>
        ) : (
          children
        )}
      </div>
      <RowKeys>
        <DataTable label="学生" columns={columns} rows={students} />
      </RowKeys>
    </SelectionProvider>
  )
}
