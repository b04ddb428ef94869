import { useMemo } from 'react'
import type { Filtered } from '~/shared/address/address'
import { useAnswer } from '~/shared/answer/use-answer'
import { formatCount } from '~/shared/lib/text/format'
import { Button } from '~/shared/ui/button'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { PageHeading } from '~/shared/ui/page-heading'
import { ExportButtons } from '../export/export-buttons'
import { staffCalls } from '../staff.calls'
import { hiddenColumns, useColumnChoice } from '../table/column-choice'
import { StudentsFrame } from '../table/students-frame'
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
      <StudentsFrame
        answer={answer}
        name="学生"
        unit="名"
        columns={columns}
        empty={<NoStudents onAll={() => change(EVERYBODY)} />}
        onPage={(page) => change({ page })}
        onSelected={(chosen) => <ExportButtons collect={async () => studentSheet(chosen)} />}
        tools={
          <>
            {choice}
            <ExportButtons collect={async () => studentSheet(await allStudents(question))} />
          </>
        }
      />
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
