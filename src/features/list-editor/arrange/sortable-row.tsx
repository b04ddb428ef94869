import type { useSortable } from '@dnd-kit/sortable'
import GripVertical from 'lucide-react/icons/grip-vertical'
import { memo, type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import { type Items, itemName } from '~/entities/application-list/edits'
import { rowFacts, rowSaid } from '~/entities/application-list/row-facts'
import { isImeKey } from '~/shared/lib/browser/ime-key'
import { cn } from '~/shared/ui/cn'
import { HOW_TO_DRAG } from './announcements'
import { CELL, rowRole } from './grid-roles'
import { Movable } from './movable'
import { OpenButton, RowLine, type RowLineProps } from './row-line'
import type { Watch } from './use-near-rows'
import { orderedRowId } from './use-row-focus'

/** What can be done with a row; all of it keeps its identity. */
export interface RowActs {
  readonly mark: (unitId: string, range: boolean) => void
  readonly open: (unitId: string) => void
  readonly detailOf: (item: Items[number]) => ReactNode
  readonly watch: Watch
  readonly bring: (unitId: string) => void
}

interface RowProps extends Omit<RowLineProps, 'facts'> {
  readonly unit: RecommendedUnit | undefined
  /** The student's own. */
  readonly rank: number | null | undefined
  /** From 1. */
  readonly place: number
  readonly isChosen: boolean
  readonly isDragged: boolean
  readonly isOpen: boolean
  /** The row that Tab comes to. */
  readonly isCurrent: boolean
  /** Whether it takes part in drags; absent where rows cannot be dragged. */
  readonly isNear: boolean | undefined
  readonly acts: RowActs
}

/** A row that can be dragged: the part of it that a drag concerns is drawn with each step, the row itself is not. */
export const SortableRow = memo(function SortableRow({ place, isDragged, isNear, ...props }: RowProps) {
  const { item, unit, rank, tier, isChosen, isOpen, isCurrent, acts, ...line } = props
  const facts = useMemo(() => rowFacts(item, unit, rank, tier), [item, unit, rank, tier])
  const { watch, bring, detailOf } = acts
  const { unitId } = item
  const name = itemName(item)
  const row = useRef<HTMLDivElement>(null)
  const grip = useRef<HTMLButtonElement>(null)
  const hold = useRef<ReturnType<typeof useSortable>['listeners']>(undefined)
  useEffect(() => (row.current ? watch(row.current, unitId) : undefined), [watch, unitId])
  return (
    <div
      ref={row}
      id={orderedRowId(unitId)}
      data-unit={unitId}
      {...rowRole(rowSaid(facts, { place, tier, name, declines: line.declines }), place, isChosen)}
      tabIndex={isCurrent ? 0 : -1}
      style={OUT_OF_SIGHT}
      className={cn(
        'relative scroll-mt-36 scroll-mb-20 border-b text-sm outline-offset-[-2px]',
        isDragged ? 'z-10 bg-primary-soft shadow-raised' : isChosen ? 'bg-muted' : 'bg-background',
      )}
    >
      {isNear && <Movable {...{ unitId, row, grip, hold }} />}
      <div className="flex items-stretch">
        <span {...CELL} className="flex shrink-0 items-stretch">
          {isNear !== undefined && (
            <button
              ref={grip}
              type="button"
              tabIndex={isCurrent ? 0 : -1}
              aria-describedby={HOW_TO_DRAG}
              aria-roledescription="可以拖动的志愿"
              aria-label={`拖动 ${name}，现在第 ${place} 位`}
              aria-pressed={isDragged || undefined}
              onFocus={() => isNear || bring(unitId)}
              onPointerDown={(event) => hold.current?.onPointerDown?.(event)}
              onKeyDown={(event) => !isImeKey(event) && hold.current?.onKeyDown?.(event)}
              className="grid min-h-11 w-7 cursor-grab touch-none place-items-center text-muted-foreground md:min-h-10"
            >
              {GRIP}
            </button>
          )}
          <label className="flex w-9 cursor-pointer items-center gap-1.5 max-md:flex-col max-md:justify-center max-md:gap-0.5 md:w-12">
            <input
              type="checkbox"
              tabIndex={isCurrent ? 0 : -1}
              className="size-4 shrink-0 accent-primary"
              aria-label={`选中 ${name}`}
              checked={isChosen}
              onChange={({ nativeEvent }) => acts.mark(unitId, isWithShift(nativeEvent))}
            />
            <span className="text-muted-foreground md:grow md:text-right">{place}</span>
          </label>
        </span>
        <span className="w-2 shrink-0" />
        <RowLine item={item} facts={facts} tier={tier} {...line} />
        <OpenButton name={name} isOpen={isOpen} onPress={() => acts.open(unitId)} />
      </div>
      {isOpen && (
        <div {...CELL} data-detail className="pb-3 pl-3 md:pl-10">
          {detailOf(item)}
        </div>
      )}
    </div>
  )
})

const isWithShift = (event: Event) => event instanceof MouseEvent && event.shiftKey

/** Made once: each step of a drag would draw a hundred of them anew. */
const GRIP = <GripVertical aria-hidden className="size-4" />

/** A row out of view is not drawn, but keeps its place: a drag by keyboard goes there. */
const OUT_OF_SIGHT = { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 2.5rem' } as const
