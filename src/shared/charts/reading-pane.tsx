import { type KeyboardEvent, type PointerEvent, type ReactNode, useId } from 'react'
import { isImeKey } from '~/shared/lib/browser/ime-key'
import { placeAfterKey } from '~/shared/lib/browser/place-after-key'
import { nearestReading, type Reading, shownLines } from './figure'
import { useFigure } from './figure-state'
import { plotFraction, plotLeft } from './plot'

interface ReadingPaneProps {
  readonly children: ReactNode
}

/** Reads a chart place by place: by pointer, by finger, and by the arrow keys as a slider. */
export function ReadingPane({ children }: ReadingPaneProps) {
  const { name, readings, along, active, point, hidden } = useFigure()
  const hint = useId()
  const reading = active === undefined ? undefined : readings[active]
  const lines = reading ? shownLines(reading, hidden) : []

  function readAt(event: PointerEvent<HTMLElement>) {
    if (!along) return
    point(nearestReading(readings, plotFraction(event.clientX, event.currentTarget.getBoundingClientRect())))
  }
  function readByKey(event: KeyboardEvent) {
    if (isImeKey(event)) return
    if (event.key === 'Escape' && active !== undefined) {
      // A drawer around it stays open.
      event.stopPropagation()
      point(undefined)
    }
    const next = placeAfterKey(event.key, active, readings.length)
    if (next === undefined) return
    event.preventDefault()
    point(next)
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={`${name}，逐项读数`}
      aria-describedby={hint}
      aria-valuemin={1}
      aria-valuemax={readings.length}
      aria-valuenow={(active ?? 0) + 1}
      aria-valuetext={reading ? [reading.title, ...lines].join('，') : '还没有选中'}
      className="relative h-full touch-pan-y"
      onKeyDown={readByKey}
      onPointerDown={readAt}
      onPointerMove={readAt}
      // A finger that is lifted leaves its reading there.
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && point(undefined)}
      onBlur={() => point(undefined)}
    >
      {children}
      <span id={hint} className="sr-only">
        用左右方向键逐项查看
      </span>
      {reading && <Tip reading={reading} lines={lines} />}
    </div>
  )
}

/** Stays inside the chart without being measured: the farther right its place, the farther left it hangs from there. */
function Tip({ reading: { title, at }, lines }: { reading: Reading; lines: readonly string[] }) {
  const { x = 0.5, y = 0 } = at ?? {}
  const below = y > 0 && y < 0.5
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute z-10 rounded border bg-surface px-2.5 py-1.5 text-sm whitespace-nowrap shadow-raised print:hidden"
      style={{
        left: plotLeft(x),
        top: `${y * 100}%`,
        transform: `translate(${-x * 100}%, ${y === 0 ? '0' : below ? '1.75rem' : 'calc(-100% - 1.75rem)'})`,
      }}
    >
      <p className="font-medium">{title}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
