import { useQuery } from '@tanstack/react-query'
import type { SchoolDetail } from '~/contracts/school.schemas'
import { schoolCalls } from '~/entities/school/school.calls'
import { Faces } from '~/shared/answer/faces'
import { formatCount } from '~/shared/lib/text/format'
import { SAMPLE_MARK } from '~/shared/lib/text/source-text'
import { Skeleton } from '~/shared/ui/skeleton'

const ranksClass = 'grid max-w-reading grid-cols-3 gap-4'

/** The three rankings of a school (S2 §2): what most people came for, and so the largest figures of the page. */
export function SchoolRanks({ schoolId }: { schoolId: string }) {
  const detail = useQuery(schoolCalls.detail(schoolId))
  return (
    <Faces of={detail} name="院校概况" pending={<PendingRanks />}>
      {(school) => <Ranks school={school} />}
    </Faces>
  )
}

function Ranks({ school }: { school: SchoolDetail }) {
  const ranks = [
    ['软科综合', school.ruankeRank],
    ['QS 世界', school.qsWorldRank],
    ['U.S. News 世界', school.usWorldRank],
  ] as const
  return (
    <dl aria-label="排名" className={ranksClass}>
      {ranks.map(([label, rank]) => (
        <div key={label} className="min-w-0">
          <dt className="text-xs text-muted-foreground sm:text-sm">{label}</dt>
          <dd className="flex min-h-12 items-center">
            {typeof rank === 'number' ? (
              <span className="text-xl font-medium">
                {formatCount(rank)}
                <span className="ml-1.5 text-xs font-normal text-muted-foreground">{SAMPLE_MARK}</span>
              </span>
            ) : (
              <span className="text-muted-foreground">未上榜</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function PendingRanks() {
  return (
    <div className={ranksClass}>
      <Skeleton of="fact" className="h-17 sm:h-18" />
      <Skeleton of="fact" className="h-17 sm:h-18" />
      <Skeleton of="fact" className="h-17 sm:h-18" />
    </div>
  )
}
