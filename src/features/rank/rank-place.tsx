import type { RankQuery } from '~/contracts/score-tables'
import type { OwnRank } from '~/rules/chance/beside-line'
import { LazyPart } from '~/shared/ui/lazy-part'
import { Skeleton } from '~/shared/ui/skeleton'

const loadRuler = async () => (await import('~/entities/rank/ruler/province-ruler')).ProvinceRuler

interface RankPlaceProps {
  readonly table: RankQuery
  /** Nobody's place is marked before there is a score. */
  readonly own?: OwnRank | undefined
}

/** Where a rank stands among all lines of the province. */
export function RankPlace({ table, own }: RankPlaceProps) {
  return (
    <LazyPart
      name="位次尺"
      load={loadRuler}
      pending={<Skeleton className="h-[17rem] md:h-[16rem]" />}
      props={{ table, own }}
    />
  )
}
