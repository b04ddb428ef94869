import { useQuery } from '@tanstack/react-query'
import { SELF_CREATED } from '~/contracts/reference'
import { listCalls } from '~/entities/application-list/list-summaries.calls'

/** How many application lists the student has made; a planner's do not count (S1 §2). Nothing while unknown or none. */
export function ListBadge({ studentId }: { studentId: string }) {
  const { data } = useQuery(listCalls.byStudent(studentId))
  const count = data?.filter((list) => list.createdType === SELF_CREATED).length ?? 0
  if (count === 0) return null
  return (
    <span
      title={`${count} 份自建志愿表`}
      className="min-w-5 rounded-full bg-primary px-1.5 text-center text-xs text-primary-foreground"
    >
      {count}
      <span className="sr-only">份自建志愿表</span>
    </span>
  )
}
