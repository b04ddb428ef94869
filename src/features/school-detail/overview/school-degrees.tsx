import { useQuery } from '@tanstack/react-query'
import { schoolDetailCalls } from '~/features/school-detail/school-detail.calls'
import { Nothing, Section } from '~/features/school-detail/section'
import { Unfolding } from '~/features/school-detail/unfolding'
import { States } from '~/shared/answer/states'
import { Skeleton } from '~/shared/ui/skeleton'

export function SchoolDegrees({ schoolId }: { schoolId: string }) {
  const answer = useQuery(schoolDetailCalls.degreePoints(schoolId))
  return (
    <Section isTitled title="学位点">
      <States
        of={answer}
        name="学位点"
        className="mt-2"
        pending={<Skeleton of="rows" className="h-24" />}
        isEmpty={({ numDoctor, numMaster }) => numDoctor + numMaster === 0}
        empty={<Nothing>没有博士点和硕士点。</Nothing>}
      >
        {({ numDoctor, numMaster, doctorDisciplines, masterDisciplines }) => (
          <ul>
            <Points name="博士点" count={numDoctor} disciplines={doctorDisciplines} />
            <Points name="硕士点" count={numMaster} disciplines={masterDisciplines} />
          </ul>
        )}
      </States>
    </Section>
  )
}

interface PointsProps {
  readonly name: string
  readonly count: number
  readonly disciplines: readonly string[] | null | undefined
}

function Points({ name, count, disciplines = [] }: PointsProps) {
  const title = (
    <>
      {name} <span className="font-medium">{count} 个</span>
    </>
  )
  return (
    <li className="border-t">
      {disciplines && disciplines.length > 0 ? (
        <Unfolding title={title}>
          <p className="max-w-reading text-sm text-muted-foreground">{disciplines.join('、')}</p>
        </Unfolding>
      ) : (
        <span className="flex min-h-11 items-center">{title}</span>
      )}
    </li>
  )
}
