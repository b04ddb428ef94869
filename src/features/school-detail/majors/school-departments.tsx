import { useQuery } from '@tanstack/react-query'
import { schoolDetailCalls } from '~/features/school-detail/school-detail.calls'
import { Nothing, Section } from '~/features/school-detail/section'
import { States } from '~/shared/answer/states'
import { Skeleton } from '~/shared/ui/skeleton'

/** Departments with what is studied in each (S2 §2). */
export function SchoolDepartments({ schoolId }: { schoolId: string }) {
  const answer = useQuery(schoolDetailCalls.departments(schoolId))
  const count = answer.data?.length ?? 0
  return (
    <Section title="院系设置" note={count > 0 && `${count} 个院系`}>
      <States
        of={answer}
        name="院系设置"
        className="mt-2"
        pending={<Skeleton of="rows" className="h-80" />}
        isEmpty={(departments) => departments.length === 0}
        empty={<Nothing>没有收录这所院校的院系。</Nothing>}
      >
        {(departments) => (
          <dl className="grid gap-x-12 md:grid-cols-2">
            {departments.map(({ departmentName, majors }) => (
              <div key={departmentName} className="border-t py-3">
                <dt className="font-medium">{departmentName}</dt>
                <dd className="mt-0.5 text-sm text-muted-foreground">{majors.join('、') || '未公布专业'}</dd>
              </div>
            ))}
          </dl>
        )}
      </States>
    </Section>
  )
}
