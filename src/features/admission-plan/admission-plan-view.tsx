import { LineControls } from '~/entities/admission/line-controls'
import { type LinesViewProps, useLineFilters } from '~/entities/admission/use-line-filters'
import { Faces } from '~/shared/answer/faces'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { Skeleton } from '~/shared/ui/skeleton'
import { Plans } from './plans'

/** How many places a school offers, a table per major group: the same in the page and in the drawer. */
export function AdmissionPlanView({ schoolId, ...filtered }: LinesViewProps) {
  const { rules, offered, question, controls } = useLineFilters(filtered, 'plans')
  return (
    <div>
      <LineControls label="招生计划条件" {...controls} />
      <Faces
        of={rules}
        name="招生计划"
        className="pt-6"
        pending={<Skeleton className="h-[40rem]" />}
        isEmpty={() => offered !== undefined && question === undefined}
        empty={(province) => <EmptyRegion>暂无{province}的招生计划。可以换一个省份。</EmptyRegion>}
      >
        {() =>
          question && <Plans key={schoolId} schoolId={schoolId} question={question} filtered={filtered} />
        }
      </Faces>
    </div>
  )
}
