import { useMemo } from 'react'
import type { SchoolListItem } from '~/contracts/school.schemas'
import { SchoolCard } from './school-card'
import { useLineQuestion } from './use-line-question'
import { useSchoolFigures } from './use-school-figures'

/** Schools as cards, each with its last line in the reader's province. */
export function SchoolCards({ schools }: { schools: readonly SchoolListItem[] }) {
  const { question } = useLineQuestion({})
  const ids = useMemo(() => schools.map(({ id }) => id), [schools])
  const figures = useSchoolFigures(ids, question)
  return (
    <div
      aria-busy={figures.some(({ isPending }) => isPending)}
      className="mt-2 grid gap-3 md:grid-cols-2 lg:grid-cols-3"
    >
      {schools.map((school, index) => (
        <SchoolCard key={school.id} school={school} figures={figures[index]} question={question} />
      ))}
    </div>
  )
}
