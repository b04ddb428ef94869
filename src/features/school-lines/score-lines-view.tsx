import { LineControls } from '~/entities/admission/line-controls'
import type { LineQuestion } from '~/entities/admission/line-filters'
import type { LinesFilters } from '~/entities/admission/lines.address'
import { type LinesViewProps, useLineFilters } from '~/entities/admission/use-line-filters'
import { TierLegend } from '~/entities/rank/tier-legend'
import { useMyRank } from '~/entities/rank/use-my-rank'
import type { Filtered } from '~/shared/address/address'
import { Faces } from '~/shared/answer/faces'
import { formatCount } from '~/shared/lib/format'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { LatePart } from '~/shared/ui/late-part'
import { Skeleton } from '~/shared/ui/skeleton'
import { TrustLine } from '~/shared/ui/trust-line'
import { RankForm } from './rank-form'
import { SchoolLines } from './school-lines'

// Below the first screen: its code comes while the lines of the school are asked for.
const loadMajorLines = async () => (await import('./major-lines')).MajorLines

/** Lines of a school and of its majors (S2 §2): the same in the page and in the drawer. */
export function ScoreLinesView({ schoolId, ...filtered }: LinesViewProps) {
  const { rules, offered, question, controls } = useLineFilters(filtered, 'lines')
  const { rank } = filtered.filters
  const changeRank = (next: number | undefined) => filtered.change({ rank: next })
  return (
    <div>
      <LineControls
        label="录取分数线条件"
        {...controls}
        action={<RankForm key={rank} rank={rank} onRank={changeRank} />}
        chips={
          rank === undefined || !question
            ? []
            : [{ label: `位次 ${formatCount(rank)}`, onRemove: () => changeRank(undefined) }]
        }
      />
      <Faces
        of={rules}
        name="录取分数线"
        className="grid grid-cols-[minmax(0,1fr)] gap-10 pt-6"
        pending={<Skeleton className="h-[44rem]" />}
        isEmpty={() => offered !== undefined && question === undefined}
        empty={(province) => <EmptyRegion>暂无{province}的录取数据。可以换一个省份。</EmptyRegion>}
      >
        {() =>
          question && <Lines key={schoolId} schoolId={schoolId} question={question} filtered={filtered} />
        }
      </Faces>
    </div>
  )
}

interface LinesProps {
  readonly schoolId: string
  readonly question: LineQuestion
  readonly filtered: Filtered<LinesFilters>
}

/** The lines of the school, those of its majors, and whose word counts. */
function Lines({ schoolId, question, filtered }: LinesProps) {
  const { filters, change } = filtered
  const { province, year, subject } = question
  const mine = useMyRank(filters.rank, province, subject)
  return (
    <>
      {mine && <TierLegend mine={mine} of={`${year} 年`} />}
      <SchoolLines schoolId={schoolId} question={question} filters={filters} change={change} mine={mine} />
      <LatePart
        name="专业录取分数线"
        load={loadMajorLines}
        pending={<Skeleton className="h-96" />}
        props={{ schoolId, question, filters, change, rank: mine?.rank }}
      />
      <div className="grid gap-2">
        <p className="text-sm text-muted-foreground">
          以上数据依据各省招生指南和教育考试院公布的信息整理，可能与院校官网公布的不一致，请以官方公布为准。
        </p>
        <TrustLine addressOnPaper source={`${province}教育考试院 ${year} 年录取数据和招生计划`} />
      </div>
    </>
  )
}
