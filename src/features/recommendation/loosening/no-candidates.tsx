import { useQuery } from '@tanstack/react-query'
import type { Filtered } from '~/shared/address/address'
import { MissingLine } from '~/shared/answer/missing-line'
import { formatCount } from '~/shared/lib/text/format'
import { Button } from '~/shared/ui/button'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { noConditions } from '../filters/conditions'
import type { RecommendationFilters } from '../recommendation.address'
import type { CandidateQuestion } from '../recommendation.calls'
import { countsOf } from './loosening.calls'
import { looseningsOf, questionWithout } from './loosenings'

interface NoCandidatesProps extends Filtered<RecommendationFilters> {
  /** What has no candidates. */
  readonly question: CandidateQuestion
}

/** Says that nothing is left, and how many there would be without each of the wishes. */
export function NoCandidates({ question, filters, change }: NoCandidatesProps) {
  const steps = looseningsOf(filters, undefined).filter(({ names }) => names.length === 1)
  const questions = steps.map((step) => questionWithout(question, step))
  // Not by the call of the list: its next question would cancel this one.
  const by = filters.view === 'major' ? 'schools' : 'units'
  const answer = useQuery({ ...countsOf({ by, questions }), enabled: steps.length > 0 })
  const others = steps.flatMap((step, index) => {
    const count = answer.data?.[index] ?? 0
    return count > 0 ? { ...step, count } : []
  })
  return (
    <EmptyRegion>
      <p>
        {filters.swap === undefined ? '这些条件下没有能报的志愿。' : '同样难、全合意的没有了。'}
        {others.length === 0 && '少选几个条件，或换一档看看。'}
      </p>
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        {others.map(({ names: [name], changes, count }) => (
          <Button key={name} variant="outline" size="sm" onClick={() => change(changes)}>
            不限{name}有 {formatCount(count)} {by === 'units' ? '个' : '所'}
          </Button>
        ))}
        <Button variant="outline" size="sm" onClick={() => change(noConditions(filters))}>
          清空条件
        </Button>
      </div>
      <MissingLine of={[answer]} name="放宽以后的数量" />
    </EmptyRegion>
  )
}
