import { useQuery } from '@tanstack/react-query'
import { schoolCalls } from '~/entities/school/school.calls'
import { formatCount } from '~/shared/lib/text/format'
import { SAMPLE_MARK } from '~/shared/lib/text/source-text'
import { Skeleton } from '~/shared/ui/skeleton'

/** The three rankings of a school, as one of its facts (S2 §2). */
export function SchoolRanks({ schoolId }: { schoolId: string }) {
  const detail = useQuery(schoolCalls.detail(schoolId))
  const ranks = [
    ['软科综合', detail.data?.ruankeRank],
    ['QS 世界', detail.data?.qsWorldRank],
    ['U.S. News 世界', detail.data?.usWorldRank],
  ] as const
  return (
    <dl aria-label="排名" className="grid gap-y-0.5 text-sm font-normal">
      {ranks.map(([label, rank]) => (
        <div key={label} className="flex min-w-0 flex-wrap items-baseline gap-x-2">
          <dt className="text-muted-foreground">{label}</dt>
          <dd>
            {detail.isPending ? (
              <Skeleton className="inline-block h-4 w-12" />
            ) : typeof rank === 'number' ? (
              <>
                <span className="font-medium">{formatCount(rank)}</span>
                <span className="ml-1 text-xs text-muted-foreground">{SAMPLE_MARK}</span>
              </>
            ) : (
              <span className="text-muted-foreground">{detail.isError ? '—' : '未上榜'}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
