import type { SchoolDetail } from '~/contracts/school.schemas'
import { formatCount } from '~/shared/lib/format'

/** The three rankings of a school (S2 §2): what most people came for, and so the largest figures of the page. */
export function SchoolRanks({ detail }: { detail: SchoolDetail }) {
  const ranks = [
    ['软科综合排名', detail.ruankeRank],
    ['QS 世界排名', detail.qsWorldRank],
    ['US News 世界排名', detail.usWorldRank],
  ] as const
  return (
    <dl aria-label="排名" className={ranksClass}>
      {ranks.map(([label, rank]) => (
        <div key={label} className="min-w-0">
          <dt className="text-xs text-muted-foreground sm:text-sm">{label}</dt>
          <dd className="flex min-h-12 items-center">
            {typeof rank === 'number' ? (
              <span className="text-xl font-medium sm:text-2xl">{formatCount(rank)}</span>
            ) : (
              <span className="text-muted-foreground">未上榜</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

export const ranksClass = 'grid max-w-reading grid-cols-3 gap-4'
