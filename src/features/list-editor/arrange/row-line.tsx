import ChevronDown from 'lucide-react/icons/chevron-down'
import StickyNote from 'lucide-react/icons/sticky-note'
import { memo, type ReactNode } from 'react'
import type { ApplicationItem } from '~/contracts/application-lists'
import type { RowOpinion } from '~/entities/application-list/notes/stored-replies'
import type { RowFacts } from '~/entities/application-list/row-facts'
import { type MissingTier, tierColour } from '~/entities/rank/tier-mark'
import type { TierName } from '~/rules/chance/tier-name'
import { cn } from '~/shared/ui/cn'
import { BriefOpinions } from './brief-opinions'
import { CELL } from './grid-roles'
import type { ColumnId } from './view'

export interface RowLineProps {
  readonly item: ApplicationItem
  readonly facts: RowFacts
  readonly city: string
  readonly tier: TierName | undefined
  readonly missing: MissingTier
  readonly hidden: readonly ColumnId[]
  readonly hasNote: boolean
  /** What the family thinks of it. */
  readonly opinions: readonly RowOpinion[] | undefined
  /** 服从调剂 could be ticked, and is not. */
  readonly declines: boolean
}

/**
 * What one orders by: one line of cells, two on a phone. The name gives way, the code of the unit never does. Its place
 * stands beside it, so that a new place draws none of this again.
 */
export const RowLine = memo(function RowLine(props: RowLineProps) {
  const { item, facts, city, tier, missing, hidden, hasNote, opinions, declines } = props
  const { chance, majors, year, line, gap, plan, fee, feeFrom } = facts
  const shows = (id: ColumnId) => !hidden.includes(id)
  return (
    <div className="flex min-w-0 grow flex-col justify-center py-1 md:h-10 md:flex-row md:items-center md:gap-x-3 md:py-0">
      {/* In large letters the name and the last figures may take a line of their own: none is cut. */}
      <div className={LINE}>
        <span {...CELL} className={cn('w-10 shrink-0 font-medium', tier && tierColour(tier))}>
          {tier ?? missing}
        </span>
        {shows('chance') && (
          <span {...CELL} className="w-10 shrink-0 whitespace-nowrap md:w-14">
            {chance ?? '—'}
          </span>
        )}
        <span {...CELL} className="flex min-w-0 flex-1 gap-1 max-md:basis-36 md:basis-0 md:grow-[4]">
          <span className="truncate font-medium">{item.schoolName}</span>{' '}
          {item.majorGroupCode && <span className="shrink-0 font-medium">{item.majorGroupCode}</span>}
          {declines && (
            <span className="shrink-0 rounded border px-1 text-xs text-muted-foreground">不服从</span>
          )}
          {opinions && <BriefOpinions opinions={opinions} />}
          {hasNote && <StickyNote aria-label="有备注" className="size-4 shrink-0 self-center text-match" />}
        </span>
      </div>
      <div className={LINE}>
        {shows('city') && <Cell className="shrink-0 md:w-14 md:truncate">{city}</Cell>}
        {shows('majors') && (
          <Cell className="flex-1 truncate max-md:basis-12 md:basis-0 md:grow-[3]">{majors}</Cell>
        )}
        {shows('line') && (
          <Stacked
            width="md:w-28"
            over={
              line ? (
                <>
                  {year && <span className="max-md:hidden">{year} 年 </span>}
                  {line}
                </>
              ) : (
                '暂无位次'
              )
            }
            under={
              gap && (
                <>
                  {gap.replace(/ 位$/, '')}
                  <span className="max-md:hidden"> 位</span>
                </>
              )
            }
          />
        )}
        {(shows('plan') || shows('fee')) && (
          <Stacked
            width="md:w-28"
            over={shows('plan') && plan !== undefined && `${plan} 人`}
            under={
              shows('fee') &&
              fee !== undefined && (
                <>
                  <span className="max-md:hidden">{fee} 元</span>
                  <span className="md:hidden">{feeFrom}</span>
                </>
              )
            }
          />
        )}
      </div>
    </div>
  )
})

function Cell({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span
      {...CELL}
      className={cn('text-xs text-muted-foreground md:text-sm', className, !children && 'max-md:hidden')}
    >
      {children}
    </span>
  )
}

/** A line of its own on a phone alone. */
const LINE = 'flex items-center gap-x-2 max-md:flex-wrap md:contents'

/** Two figures that belong together: one over the other where rows are one line, else side by side. */
function Stacked({ width, over, under }: { width: string; over: ReactNode; under: ReactNode }) {
  return (
    <Cell className={cn('shrink-0 whitespace-nowrap md:text-right md:leading-tight', width)}>
      <span className="md:block">{over}</span>
      {under && <span className="ml-1 text-xs md:block">{under}</span>}
    </Cell>
  )
}

/** Opens and closes the details of a row; a finger presses the row itself. */
export function OpenButton({
  name,
  isOpen,
  onPress,
}: {
  name: string
  isOpen: boolean
  onPress: () => void
}) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-expanded={isOpen}
      aria-label={`${name} 的详情`}
      onClick={onPress}
      className="grid w-8 shrink-0 place-items-center text-muted-foreground max-md:sr-only"
    >
      <ChevronDown aria-hidden className={cn('size-4 transition-transform', isOpen && 'rotate-180')} />
    </button>
  )
}
