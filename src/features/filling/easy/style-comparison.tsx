import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { FillingStyle } from '~/contracts/recommendation'
import type { PreferenceScore } from '~/contracts/score-records'
import { comesOut, replayedText, riskText } from '~/entities/application-list/check-up/risk-text'
import { useCheckUp } from '~/entities/application-list/check-up/use-check-up'
import { itemsOfMade } from '~/entities/application-list/item-of-unit'
import { hasIntention, type Intention } from '~/entities/intention/intention'
import { checkedList, offeredUnits } from '~/rules/check-up/checked-list'
import { applicationForm } from '~/rules/filing/application-form'
import { Button } from '~/shared/ui/button'
import { Skeleton } from '~/shared/ui/skeleton'
import { fillingCalls } from '../filling.calls'

/** What a whole list is made for. */
export interface ListQuestion {
  readonly record: PreferenceScore
  readonly batch: string
  readonly intention: Intention
}

export interface StyleComparisonProps extends ListQuestion {
  readonly styles: readonly FillingStyle[]
  /** The id of the style that stands on the page; undefined where that has shares of its own. */
  readonly chosen: string | undefined
  readonly onChoose: (styleId: string) => void
}

/** All styles side by side before one is saved. */
export function StyleComparison({ styles, chosen, onChoose, ...list }: StyleComparisonProps) {
  return (
    <section aria-label="风格对比" className="grid gap-3 sm:grid-cols-3">
      {styles.map((style) => (
        <StyleCard
          key={style.id}
          style={style}
          isChosen={style.id === chosen}
          onChoose={() => onChoose(style.id)}
          {...list}
        />
      ))}
    </section>
  )
}

interface StyleCardProps extends Omit<StyleComparisonProps, 'styles' | 'chosen' | 'onChoose'> {
  readonly style: FillingStyle
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** What a list in one style holds and what becomes of it. */
function StyleCard({ record, batch, intention, style, isChosen, onChoose }: StyleCardProps) {
  const { checked, count, failed, retry } = useStyle({ record, batch, intention, style })
  const result = checked?.result
  const past = result && replayedText(result)
  return (
    <div className="grid content-start gap-1 rounded border bg-surface p-3 text-sm">
      <h3 className="font-medium">{style.label}</h3>
      {failed ? (
        <p role="alert">
          没有算出来。
          <Button variant="link" size="inline" onClick={retry}>
            重试
          </Button>
        </p>
      ) : result ? (
        <>
          <p>{comesOut(result)}</p>
          <p className="text-muted-foreground">
            {count} 个：{riskText({ tiers: result.tiers })}
          </p>
          {past && <p className="text-muted-foreground">按往年的线：{past}</p>}
        </>
      ) : (
        <Skeleton of="text" className="h-20" />
      )}
      {isChosen ? (
        <p className="text-muted-foreground">现在看的就是它</p>
      ) : (
        <Button variant="outline" size="sm" className="mt-1 justify-self-start" onClick={onChoose}>
          看{style.label}的
        </Button>
      )}
    </div>
  )
}

/** The list of a style, checked. */
function useStyle({ record, batch, intention, style }: Omit<StyleCardProps, 'isChosen' | 'onChoose'>) {
  const answer = useQuery(
    fillingCalls.easy({
      preferenceScoreId: record.id,
      batch,
      styleId: style.id,
      useIntention: hasIntention(intention),
    }),
  )
  const made = answer.data
  const checkable = useMemo(() => {
    const form = applicationForm(record.province, record.year, batch)
    if (!form || !made) return undefined
    const items = itemsOfMade(made, form, intention, record.rank)
    const list = checkedList({ ...record, batch }, items, offeredUnits(made.units))
    return list && { list, unitIds: items.map(({ unitId }) => unitId) }
  }, [record, batch, intention, made])
  const { checked, failed, retry } = useCheckUp(checkable)
  return {
    checked,
    count: made?.units.length ?? 0,
    failed: failed || answer.isError,
    retry: () => {
      if (answer.isError) void answer.refetch()
      else retry()
    },
  }
}
