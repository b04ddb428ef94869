import { useId } from 'react'
import type { LineDistribution, LineLandmark } from '~/contracts/score-lookups'
import type { OwnRank } from '~/rules/chance/beside-line'
import { placeOnAxis, rankOfBin } from '~/rules/chance/line-bins'
import { rankZones, zoneOf } from '~/rules/chance/rank-zones'
import { useSize } from '~/shared/charts/use-size'
import { formatCount } from '~/shared/lib/text/format'
import { namedSchools, placedNames } from './named-schools'
import { AXIS, AxisNames, OwnPlace, ZONE_INK, ZONE_WORDS, ZoneGrounds, zonesText } from './rank-axis'

interface RankRulerProps {
  readonly of: LineDistribution
  /** The province of the candidates, whose own schools are named first. */
  readonly home: string
  /** Whose place is marked; none before there is a rank. */
  readonly own?: OwnRank | undefined
}

/** Heights, px. */
const NAME_ROW = 24
const BARS = 104
export const RULER_HEIGHT = ZONE_WORDS + 2 * NAME_ROW + BARS + AXIS
/** Characters of a name are so wide, px; a digit is half of it. */
const CHARACTER = 14
const DIGIT = 8
/** Below this width, px, a phone: fewer names, each on a line of its own as long as there is room. */
const NARROW = 560

/**
 * Where a rank stands among all lines of a province. Each span of ranks has a bar, the harder ones left. Its height is
 * the root of the number of lines there. On it stand the reader's place, their 冲, 稳 and 保, and some schools to find
 * one's way by.
 */
export function RankRuler({ of, home, own }: RankRulerProps) {
  const [box, size] = useSize()
  const id = useId()
  return (
    <figure aria-labelledby={id}>
      {/* A translator puts other elements in place of words, which no drawing shows. */}
      <div ref={box} translate="no" className="relative w-full" style={{ height: RULER_HEIGHT }}>
        {size && <RulerDrawing {...{ of, home, own }} width={size.width} height={RULER_HEIGHT} />}
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

/** The marks of a ruler, on a screen or in a picture. */
export function RulerDrawing({ of, home, own, width, height }: DrawingProps) {
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
              className={ZONE_INK[zones ? zoneOf(rankOfBin(of, at, bins.length), zones) : '够不着']}
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

const nameOf = ({ schoolName, lowestRank }: LineLandmark) => `${schoolName} ${formatCount(lowestRank)}`

function widthOfName(school: LineLandmark): number {
  return [...nameOf(school)].reduce((sum, letter) => sum + (letter > '\u2e7f' ? CHARACTER : DIGIT), 0)
}
