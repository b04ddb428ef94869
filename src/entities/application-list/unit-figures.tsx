import { memo } from 'react'
import type { ApplicationItem } from '~/contracts/application-lists'
import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import { formatCount, pointsText } from '~/shared/lib/text/format'
import { cn } from '~/shared/ui/cn'
import { adjustmentOf } from './item-of-unit'

interface UnitFiguresProps {
  readonly item: ApplicationItem
  readonly unit: RecommendedUnit | undefined
  readonly isPending: boolean
}

const YEARS = 3

/** What a unit took in earlier years, its plan, and what to mind. */
export const UnitFigures = memo(function UnitFigures({ item, unit, isPending }: UnitFiguresProps) {
  if (!unit) {
    const known = item.lowestRank ? `往年最低位次 ${formatCount(item.lowestRank)}` : '暂无往年位次'
    return (
      // On a phone the figures take two lines.
      <p className={cn('text-sm text-muted-foreground', isPending && 'h-[2.875rem] md:h-auto')}>
        {isPending ? '往年位次加载中…' : known}
      </p>
    )
  }
  const { history, planYear, planNum, warnings } = unit
  const adjusted = adjustmentOf(unit, item)
  return (
    <>
      <ul aria-label="往年和计划" className="flex flex-wrap gap-x-4 text-sm text-muted-foreground">
        {history.length === 0 && <li>今年新增，没有往年位次</li>}
        {history.slice(0, YEARS).map(({ year, lowestRank, lowestScore }) => (
          <li key={year} className="whitespace-nowrap">
            {year} 年最低 <span className="text-foreground">{formatCount(lowestRank)}</span>（
            {pointsText(lowestScore)}）
          </li>
        ))}
        <li className="whitespace-nowrap">
          {planYear && `${planYear} 年`}计划 {planNum}
          {history[0]?.planNum != null &&
            history[0].planNum !== planNum &&
            `（${history[0].year} 年 ${history[0].planNum}）`}
        </li>
      </ul>
      {adjusted && <p className="text-sm text-muted-foreground">服从调剂最可能去：{adjusted.majorName}</p>}
      {warnings && warnings.length > 0 && <p className="text-sm">留意：{warnings.join('；')}</p>}
    </>
  )
})
