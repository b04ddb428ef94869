import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { tierColour } from '~/entities/rank/tier-mark'
import type { TierName } from '~/rules/chance/tier-name'
import type { ListRow } from '~/rules/check-up/list-input'
import type { YearEnd } from '~/rules/list/simulation/sampled-years'
import { isImeKey } from '~/shared/lib/browser/ime-key'
import { hardnessText, yearText } from './year-words'

interface YearStripProps {
  readonly ends: readonly YearEnd[]
  /** The rows in the order in which they are read; undefined where one is not judged yet. */
  readonly rows: readonly (ListRow | undefined)[]
  readonly tiers: readonly (TierName | undefined)[]
}

/** The part of the strip, from above, that the rows have; below it lie the years without one. */
const ROWS_PART = 0.9
const HEIGHT = 100
const LEAST_MARK = 5

/**
 * The years as columns, from the hardest to the easiest: a mark stands as deep as the row where the file ends. A year is
 * looked at by pointer, by finger and by arrow keys.
 */
export function YearStrip({ ends, rows, tiers }: YearStripProps) {
  const [year, setYear] = useState<number>()
  const said = year === undefined ? undefined : ends[year]
  const text = said && `${hardnessText(year ?? 0, ends.length)}：${yearText(said, rows)}`
  const look = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const share = (clientX - left) / width
    setYear(Math.min(Math.max(Math.floor(share * ends.length), 0), ends.length - 1))
  }
  const step = (event: KeyboardEvent) => {
    if (isImeKey(event)) return
    const to = keyTo(event.key, year, ends.length)
    if (to === undefined) return
    event.preventDefault()
    setYear(to)
  }
  return (
    <div className="text-sm">
      <div
        role="slider"
        tabIndex={0}
        aria-label={`${ends.length} 个可能的年份，从最难的到最易的`}
        aria-valuemin={1}
        aria-valuemax={ends.length}
        aria-valuenow={(year ?? 0) + 1}
        aria-valuetext={text ?? '按左右键看一年'}
        onPointerMove={look}
        onPointerDown={look}
        onKeyDown={step}
        onFocus={() => setYear((now) => now ?? Math.floor(ends.length / 2))}
        className="relative h-10 cursor-crosshair touch-pan-y border-y bg-muted/40"
      >
        <svg
          aria-hidden
          viewBox={`0 0 ${ends.length} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="size-full"
        >
          {inks(ends, tiers, rows.length).map(({ colour, path }) => (
            <path key={colour} d={path} className={colour} fill="currentColor" />
          ))}
        </svg>
        {year !== undefined && (
          <span
            aria-hidden
            className="absolute inset-y-0 w-px bg-foreground forced-color-adjust-none"
            style={{ left: `${((year + 0.5) / ends.length) * 100}%` }}
          />
        )}
      </div>
      <p className="mt-1 flex justify-between gap-3 text-muted-foreground">
        {text ? (
          <span className="line-clamp-2 min-h-5 text-foreground">{text}</span>
        ) : (
          <>
            <span className="max-md:hidden">线最难的年份</span>
            <span className="md:hidden">左边线最难；越高越靠前，指一格看</span>
            <span className="max-md:hidden">{ends.length} 个可能的年份，越高越靠前；指一格看</span>
            <span className="max-md:hidden">线最易的年份</span>
          </>
        )}
      </p>
    </div>
  )
}

const FAR = 10

function keyTo(key: string, year: number | undefined, count: number): number | undefined {
  const now = year ?? 0
  const to = {
    ArrowLeft: now - 1,
    ArrowDown: now - 1,
    ArrowRight: now + 1,
    ArrowUp: now + 1,
    PageDown: now - FAR,
    PageUp: now + FAR,
    Home: 0,
    End: count - 1,
  }[key]
  return to === undefined ? undefined : Math.min(Math.max(to, 0), count - 1)
}

interface Ink {
  readonly colour: string
  readonly path: string
}

/** One path for each colour: when rows move, few parts of the page change. */
function inks(
  ends: readonly YearEnd[],
  tiers: readonly (TierName | undefined)[],
  rows: number,
): readonly Ink[] {
  const paths = new Map<string, string>()
  const step = (HEIGHT * ROWS_PART) / Math.max(rows, 1)
  const high = Math.max(step, LEAST_MARK)
  for (const [year, end] of ends.entries()) {
    const isRow = typeof end === 'object'
    const colour = isRow ? tierColour(tiers[end.row] ?? '无数据') : 'text-destructive'
    const top = isRow ? Math.min(end.row * step, HEIGHT * ROWS_PART - high) : HEIGHT - high
    paths.set(colour, `${paths.get(colour) ?? ''}M${year} ${top.toFixed(1)}h.9v${high.toFixed(1)}h-.9z`)
  }
  return [...paths].map(([colour, path]) => ({ colour, path }))
}
