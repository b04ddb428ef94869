import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useMemo, useState } from 'react'
import type { OwnRank } from '~/rules/chance/beside-line'
import { useFigure } from '~/shared/charts/figure-state'
import { useSize } from '~/shared/charts/use-size'
import { isImeKey } from '~/shared/lib/browser/ime-key'
import { placeAfterKey } from '~/shared/lib/browser/place-after-key'
import { axisOf, type DrawnDot, drawnDots, nearestDot, type PlaceRow } from './place-chart'
import { baseBelow, PlaceDrawing, ruleOf } from './place-drawing'
import { AXIS_ROOM, CARD } from './plot-size'

export interface PlacePlotProps {
  readonly rows: readonly PlaceRow[]
  readonly own: OwnRank | undefined
  readonly action?: ReactNode
  /** What one does with the whole picture. */
  readonly aside?: ReactNode
}

/** Of the names of rows, px, where they stand beside them; on a phone they stand above. */
const NAMES = 116
const NARROW = 560
/** A finger means the dot within so many px, a pointer needs less. */
const WITHIN = { touch: 40, mouse: 18 }

/** Dots on an axis of ranks. By keyboard it is one stop: the arrow keys go from dot to dot. */
export function PlacePlot({ rows, own, action, aside }: PlacePlotProps) {
  const { name, room, readings, active, point } = useFigure()
  const [box, size] = useSize(room)
  const [near, setNear] = useState<string>()
  const hint = useId()
  const width = size?.width ?? 0
  const isNarrow = width < NARROW
  const left = isNarrow ? 0 : NAMES
  const plot = useMemo(() => {
    const axis = axisOf(rows, own?.rank)
    return { axis, rows: rows.map(({ dots }) => drawnDots(dots, axis, Math.max(width - left, 1))) }
  }, [rows, own, width, left])
  const ids = plot.rows.flatMap((dots) => dots.map(({ dot }) => dot.id))
  const pressed = active === undefined ? undefined : ids[active]
  const reading = active === undefined ? undefined : readings[active]
  const placeOf = (row: number, { level }: DrawnDot) => ruleOf(row) - level * 8

  function dotAt({ clientX, clientY, currentTarget, pointerType }: PointerEvent<HTMLElement>) {
    const { left: x, top: y } = currentTarget.getBoundingClientRect()
    const within = pointerType === 'mouse' ? WITHIN.mouse : WITHIN.touch
    return nearestDot(plot.rows, { x: clientX - x - left, y: clientY - y }, placeOf, within)?.id
  }
  function readByKey(event: KeyboardEvent) {
    if (isImeKey(event)) return
    const next = placeAfterKey(event.key, active, ids.length)
    if (next === undefined) return
    event.preventDefault()
    point(next)
  }
  const base = baseBelow(rows.length)
  return (
    <>
      <div
        role="slider"
        tabIndex={0}
        aria-label={`${name}，逐个看`}
        aria-describedby={hint}
        aria-valuemin={1}
        aria-valuemax={readings.length}
        aria-valuenow={(active ?? 0) + 1}
        aria-valuetext={
          reading ? [reading.title, ...reading.lines.map(({ text }) => text)].join('，') : '还没有选中'
        }
        className="relative cursor-pointer touch-pan-y"
        style={{ height: base + AXIS_ROOM }}
        onKeyDown={readByKey}
        onPointerUp={(event) => {
          const id = dotAt(event)
          if (id !== undefined) point(ids.indexOf(id))
        }}
        onPointerMove={(event) => event.pointerType === 'mouse' && setNear(dotAt(event))}
        onPointerLeave={() => setNear(undefined)}
      >
        <span id={hint} className="sr-only">
          用左右方向键逐个查看
        </span>
        <div ref={box} data-chart className="absolute inset-0">
          {size && (
            <svg aria-hidden width={width} height={base + AXIS_ROOM} className="overflow-visible">
              <PlaceDrawing
                axis={plot.axis}
                rows={plot.rows.map((dots, at) => ({ label: rows[at]?.label ?? '', dots }))}
                {...{ own, left, width, pressed, near }}
              />
            </svg>
          )}
        </div>
      </div>
      <div
        className="flex flex-wrap content-start items-center gap-x-4 gap-y-1 border-t pt-2 text-sm"
        style={{ minHeight: CARD - 6 }}
      >
        {reading ? (
          <>
            <p className="min-w-0 flex-1 basis-60" aria-live="polite">
              <span className="font-medium">{reading.title}</span>
              <span className="block text-muted-foreground">
                {reading.lines.map(({ text }) => text).join(' · ')}
              </span>
            </p>
            {action}
          </>
        ) : (
          <p className="min-w-0 flex-1 text-muted-foreground">点一下圆点，看这个专业的线、计划和学费。</p>
        )}
        {aside}
      </div>
    </>
  )
}
