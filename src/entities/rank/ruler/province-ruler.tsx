import { useQuery } from '@tanstack/react-query'
import type { OwnRank } from '~/rules/chance/beside-line'
import { linesYearOf } from '~/rules/exam/years'
import { MissingLine } from '~/shared/answer/missing-line'
import { currentYear } from '~/shared/lib/time/clock'
import { Skeleton } from '~/shared/ui/skeleton'
import { TrustLine } from '~/shared/ui/trust-line'
import { RankRuler } from './rank-ruler'
import { type RulerQuestion, rulerCalls } from './ruler.calls'

interface ProvinceRulerProps {
  /** A score table: its lines are those of the newest year that has some. */
  readonly table: RulerQuestion
  /** Whose place is marked; none before there is a rank. */
  readonly own?: OwnRank | undefined
}

/** As tall as the ruler with its words. */
const RULER = 'min-h-[17rem] md:min-h-[16rem]'

/** All lines of a province on one axis; nothing where the server does not know where they lie. */
export function ProvinceRuler({ table: { province, year: asked, subject }, own }: ProvinceRulerProps) {
  const year = linesYearOf(asked, currentYear())
  const lines = useQuery(rulerCalls.lines({ province, year, subject }))
  if (lines.isPending) return <Skeleton className={RULER} />
  if (lines.isError) return <MissingLine of={[lines]} name="位次分布" />
  if (!lines.data) return null
  return (
    <div className={RULER}>
      <RankRuler of={lines.data} home={province} own={own} />
      <TrustLine brief source={`${province}教育考试院 ${year} 年录取数据`} />
    </div>
  )
}
