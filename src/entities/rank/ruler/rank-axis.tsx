import { useId } from 'react'
import type { OwnRank } from '~/rules/chance/beside-line'
import { marksOfAxis, type RankAxis } from '~/rules/chance/line-bins'
import { type RankZone, type RankZones, rankZones } from '~/rules/chance/rank-zones'
import { formatCount, formatRankInterval } from '~/shared/lib/text/format'
import { tierShape } from '../tier-mark'

/** Heights of what stands above and below a chart of ranks, px. */
export const ZONE_WORDS = 24
export const AXIS = 28
/** Room of the word of a tier, px wide. */
const ZONE_WORD = 52

/** The colour of a mark by the tier of its rank. */
export const ZONE_INK: Readonly<Record<RankZone, string>> = {
  够不着: 'fill-input/50',
  冲: 'fill-reach',
  稳: 'fill-match',
  保: 'fill-safety',
}

/** Where a chart of ranks is drawn, px. */
interface Plot {
  readonly left: (rank: number) => number
  readonly width: number
  readonly base: number
}

/** The grounds of the tiers, with their words above; 保 has no end and fades away. */
export function ZoneGrounds({ zones, left, width, top, base }: Plot & { zones: RankZones; top: number }) {
  const fade = useId()
  const [reach, match, safety] = [left(zones.reach), left(zones.match), left(zones.safety)]
  const end = Math.min(width, safety + Math.max(match - reach, 48))
  const grounds = [
    { tier: '冲', from: reach, to: match, fill: 'var(--reach-soft)' },
    { tier: '稳', from: match, to: safety, fill: 'var(--match-soft)' },
    { tier: '保', from: safety, to: end, fill: `url(#${fade})` },
  ] as const
  const places = wordPlaces(
    grounds.map(({ from, to }) => (from + to) / 2),
    width,
  )
  return (
    <>
      <linearGradient id={fade}>
        <stop offset="0.4" stopColor="var(--safety-soft)" />
        <stop offset="1" stopColor="var(--safety-soft)" stopOpacity="0" />
      </linearGradient>
      {grounds.map(({ tier, from, to, fill }, at) => (
        <g key={tier}>
          <rect x={from} y={top} width={Math.max(to - from, 0)} height={base - top} style={{ fill }} />
          {to - from > 1 && (
            <text
              x={places[at]}
              y={17}
              textAnchor="middle"
              className={`${ZONE_INK[tier]} text-sm font-medium`}
            >
              {tierShape(tier)} {tier}
            </text>
          )}
        </g>
      ))}
    </>
  )
}

/** Words above the middles of their zones, px; side by side around the middle one where the zones are narrow. */
function wordPlaces(middles: readonly number[], width: number): readonly number[] {
  const [reach = 0, match = 0, safety = 0] = middles
  if (match - reach >= ZONE_WORD && safety - match >= ZONE_WORD) return middles
  const middle = clamped(match, 1.5 * ZONE_WORD, width)
  return [middle - ZONE_WORD, middle, middle + ZONE_WORD]
}

/** Room of the name of a rank on the axis, px to either side. */
const HALF_MARK = 26
const HALF_OWN = 44

interface AxisNamesProps extends Plot {
  readonly of: RankAxis
  readonly own?: OwnRank | undefined
}

/** The round ranks of an axis, and the own one. */
export function AxisNames({ of, own, left, width, base }: AxisNamesProps) {
  const mine = own && clamped(left(own.rank), HALF_OWN, width)
  const isFree = (at: number) => mine === undefined || Math.abs(at - mine) > HALF_OWN + HALF_MARK
  let end = 2 * HALF_MARK
  const marks = marksOfAxis(of).filter((rank) => {
    const at = left(rank)
    const hasRoom = at - HALF_MARK > end && at < width - 2 * HALF_MARK && isFree(at)
    if (hasRoom) end = at + HALF_MARK
    return hasRoom
  })
  const y = base + 18
  return (
    <g className="fill-muted-foreground text-xs">
      {isFree(HALF_MARK) && (
        <text x={0} y={y}>
          ← 更难
        </text>
      )}
      {marks.map((rank) => (
        <g key={rank}>
          <line x1={left(rank)} x2={left(rank)} y1={base} y2={base + 4} className="stroke-input" />
          <text x={left(rank)} y={y} textAnchor="middle">
            {shortRank(rank)}
          </text>
        </g>
      ))}
      {isFree(width - HALF_MARK) && (
        <text x={width} y={y} textAnchor="end">
          {shortRank(of.lastRank)}
        </text>
      )}
    </g>
  )
}

const clamped = (at: number, half: number, width: number) =>
  Math.min(Math.max(at, half), Math.max(width - half, half))

/** A rank in few characters: 3,000, 2.7 万. */
export function shortRank(rank: number): string {
  if (rank < 10_000) return formatCount(rank)
  const tenThousands = rank / 10_000
  return `${tenThousands < 10 ? Number(tenThousands.toFixed(1)) : Math.round(tenThousands)} 万`
}

/** The own interval as a band, the lowest rank of it as a line, with the rank below. */
export function OwnPlace({ own, left, width, top, base }: Plot & { own: OwnRank; top: number }) {
  const at = left(own.rank)
  const best = left(own.best ?? own.rank)
  const middle = clamped(at, HALF_OWN, width)
  return (
    <g>
      <rect x={best} y={top} width={Math.max(at - best, 0)} height={base - top} className="fill-primary/25" />
      <line x1={at} x2={at} y1={top} y2={base} strokeWidth={2} className="stroke-primary" />
      <circle cx={at} cy={base} r={5} strokeWidth={2} className="fill-primary stroke-background" />
      <rect
        x={middle - HALF_OWN}
        y={base + 7}
        width={2 * HALF_OWN}
        height={21}
        rx={5}
        className="fill-primary"
      />
      <text
        x={middle}
        y={base + 22}
        textAnchor="middle"
        className="fill-primary-foreground text-xs font-medium"
      >
        我 {shortRank(own.rank)}
      </text>
    </g>
  )
}

/** The tiers of a rank in words, for whom the picture does not speak: 冲 23,000–26,000 位. */
export function zonesText(own: OwnRank): string {
  const { reach, match, safety } = rankZones(own.rank)
  const span = (from: number, to: number) => (to > from ? formatRankInterval(from, to - 1) : '没有')
  return `冲 ${span(reach, match)} 位，稳 ${span(match, safety)} 位，保 ${formatCount(safety)} 位以后`
}
