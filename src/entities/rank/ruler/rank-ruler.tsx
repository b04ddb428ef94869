import { useId } from 'react'
import type { LineDistribution, LineLandmark } from '~/contracts/score-lookups'
import type { OwnRank } from '~/rules/chance/beside-line'
import { marksOfAxis, placeOnAxis, rankOfBin } from '~/rules/chance/line-bins'
import { type RankZones, rankZones } from '~/rules/chance/rank-zones'
import { useSize } from '~/shared/charts/use-size'
import { formatCount, formatRankInterval } from '~/shared/lib/format'
import { TierWord } from '../tier-mark'
import { namedSchools, placedNames } from './named-schools'

interface RankRulerProps {
  readonly of: LineDistribution
  /** The province of the candidates, whose own schools are named first. */
  readonly home: string
  /** Whose place is marked; none before there is a rank. */
  readonly own?: OwnRank | undefined
}

/** Heights, px. */
const ZONE_WORDS = 24
const NAME_ROW = 24
/** Room of the word of a tier, px wide. */
const ZONE_WORD = 52
const BARS = 104
const AXIS = 28
/** Characters of a name are so wide, px; a digit is half of it. */
const CHARACTER = 14
const DIGIT = 8
/** Below this width, px, a phone: fewer names, each on a line of its own as long as there is room. */
const NARROW = 560

/**
 * Where a rank stands among all lines of a province: a bar for each span of ranks, as high as the root of the number of
 * lines that lie there, the harder ones left; on it the reader's place, what is 冲, 稳 and 保 for them, and some
 * schools to find one's way by.
 */
export function RankRuler({ of, home, own }: RankRulerProps) {
  const [box, size] = useSize()
  const id = useId()
  const height = ZONE_WORDS + 2 * NAME_ROW + BARS + AXIS
  return (
    <figure aria-labelledby={id}>
      <div ref={box} className="relative w-full" style={{ height }}>
        {size && <Drawing {...{ of, home, own }} width={size.width} height={height} />}
      </div>
      <figcaption id={id} className="mt-1 text-sm text-pretty text-muted-foreground">
        {rulerText(of, own)}
        {own && <span className="sr-only">{zonesText(own)}。</span>}
      </figcaption>
    </figure>
  )
}

/** What a ruler shows, in words: how to read a bar, and how many lines lie before the rank. */
export function rulerText(of: LineDistribution, own: OwnRank | undefined): string {
  const bars = `柱子越高，最低位次落在这里的院校越多（共 ${formatCount(of.total)} 条院校线）`
  if (!own) return `${bars}。填上分数，看你在哪里。`
  const at = Math.floor(placeOnAxis(of, own.rank) * of.bins.length)
  const harder = of.bins.slice(0, at).reduce((sum, count) => sum + count, 0)
  return `${bars}；约 ${Math.round((harder / Math.max(of.total, 1)) * 100)}% 的线比你的位次高。`
}

interface DrawingProps extends Pick<RankRulerProps, 'of' | 'home' | 'own'> {
  readonly width: number
  readonly height: number
}

const INK = { none: 'fill-input/50', 冲: 'fill-reach', 稳: 'fill-match', 保: 'fill-safety' } as const
type Zone = keyof typeof INK

function Drawing({ of, home, own, width, height }: DrawingProps) {
  const { bins } = of
  const zones = own && rankZones(own.rank)
  const isNarrow = width < NARROW
  const left = (rank: number) => placeOnAxis(of, rank) * width
  const top = ZONE_WORDS + 2 * NAME_ROW
  const base = top + BARS
  const tallest = Math.sqrt(Math.max(1, ...bins))
  const step = width / bins.length
  const named = namedSchools(of, of.landmarks, { most: isNarrow ? 4 : 7, home, rank: own?.rank })
  const names = placedNames(of, named, { width, rows: 2, widthOf: widthOfName })
  return (
    <svg aria-hidden width={width} height={height} className="absolute inset-0 overflow-visible">
      {zones && <ZoneGrounds zones={zones} left={left} width={width} top={ZONE_WORDS} base={base} />}
      {names.map(({ school, at, left: from, row }) => (
        <g key={school.schoolId}>
          <line x1={at} x2={at} y1={ZONE_WORDS + (row + 1) * NAME_ROW} y2={base} className="stroke-border" />
          <text x={from} y={ZONE_WORDS + row * NAME_ROW + 17} className="fill-foreground text-xs">
            {nameOf(school)}
          </text>
        </g>
      ))}
      {bins.map((count, at) => {
        const tall = (Math.sqrt(count) / tallest) * BARS
        return (
          count > 0 && (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
              key={at}
              x={at * step + step * 0.2}
              y={base - tall}
              width={step * 0.6}
              height={tall}
              className={INK[zoneOf(rankOfBin(of, at, bins.length), zones)]}
            />
          )
        )
      })}
      <line x1={0} x2={width} y1={base} y2={base} className="stroke-input" />
      <AxisNames of={of} left={left} width={width} base={base} own={own} />
      {own && <OwnPlace own={own} left={left} width={width} top={ZONE_WORDS} base={base} />}
    </svg>
  )
}

function zoneOf(rank: number, zones: RankZones | undefined): Zone {
  if (!zones || rank < zones.reach) return 'none'
  if (rank < zones.match) return '冲'
  return rank < zones.safety ? '稳' : '保'
}

const nameOf = ({ schoolName, lowestRank }: LineLandmark) => `${schoolName} ${formatCount(lowestRank)}`

function widthOfName(school: LineLandmark): number {
  return [...nameOf(school)].reduce((sum, letter) => sum + (letter > '\u2e7f' ? CHARACTER : DIGIT), 0)
}

interface Plot {
  readonly left: (rank: number) => number
  readonly width: number
  readonly base: number
}

/** The grounds of the tiers, with their words above; 保 has no end and fades away. */
function ZoneGrounds({ zones, left, width, top, base }: Plot & { zones: RankZones; top: number }) {
  const fade = useId()
  const [reach, match, safety] = [left(zones.reach), left(zones.match), left(zones.safety)]
  const end = Math.min(width, safety + Math.max(match - reach, 48))
  const grounds = [
    { tier: '冲', from: reach, to: match, fill: 'var(--reach-soft)' },
    { tier: '稳', from: match, to: safety, fill: 'var(--match-soft)' },
    { tier: '保', from: safety, to: end, fill: `url(#${fade})` },
  ] as const
  // The words stand apart where the zones are narrow, and on the ruler where they lie at its end.
  const middle = clamped((match + safety) / 2, 1.5 * ZONE_WORD, width)
  const words = { 冲: middle - ZONE_WORD, 稳: middle, 保: middle + ZONE_WORD }
  return (
    <>
      <linearGradient id={fade}>
        <stop offset="0.4" stopColor="var(--safety-soft)" />
        <stop offset="1" stopColor="var(--safety-soft)" stopOpacity="0" />
      </linearGradient>
      {grounds.map(({ tier, from, to, fill }) => (
        <g key={tier}>
          <rect x={from} y={top} width={Math.max(to - from, 0)} height={base - top} style={{ fill }} />
          <foreignObject x={words[tier] - ZONE_WORD / 2} y={0} width={ZONE_WORD} height={top}>
            <p className="text-center text-sm font-medium">
              <TierWord tier={tier} />
            </p>
          </foreignObject>
        </g>
      ))}
    </>
  )
}

/** Room of the name of a rank on the axis, px to either side. */
const HALF_MARK = 26
const HALF_OWN = 44

function AxisNames({ of, own, left, width, base }: Plot & Pick<DrawingProps, 'of' | 'own'>) {
  const mine = own && clamped(left(own.rank), HALF_OWN, width)
  const isFree = (at: number) => mine === undefined || Math.abs(at - mine) > HALF_OWN + HALF_MARK
  const marks = marksOfAxis(of).filter((rank) => {
    const at = left(rank)
    return at > 3 * HALF_MARK && at < width - 2 * HALF_MARK && isFree(at)
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
function OwnPlace({ own, left, width, top, base }: Plot & { own: OwnRank; top: number }) {
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
