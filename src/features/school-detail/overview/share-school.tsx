import { placesOf } from '~/entities/admission/plan-change'
import { lowestFee } from '~/entities/admission/plan-facts'
import { axisOf, drawnDots } from '~/entities/rank/place-chart/place-chart'
import { PlaceDrawing } from '~/entities/rank/place-chart/place-drawing'
import { saveShareCard } from '~/entities/rank/share-card/save-share-card'
import { DRAWING } from '~/entities/rank/share-card/share-card'
import type { OwnRank } from '~/rules/chance/beside-line'
import { formatCount } from '~/shared/lib/text/format'
import { sourceText } from '~/shared/lib/text/source-text'
import { footer } from '~/shared/picture/picture'
import { type PlaceAnswers, placeRows, type RankedMajor, rankedMajors } from './place-rows'
import { missedOf, reachText } from './reach-text'

interface SharedSchool {
  readonly schoolName: string
  readonly question: { readonly province: string; readonly subject: string }
  readonly places: PlaceAnswers
  readonly own: OwnRank | undefined
  /** What the code opens. */
  readonly link: string
}

/** So many rows have room on a card. */
const ROWS = 5

/** Saves a school as a picture: its majors on the axis of ranks with the reader among them. Throws when it cannot be drawn. */
export function shareSchool({ schoolName, question, places, own, link }: SharedSchool): Promise<void> {
  const { province, subject } = question
  const { year, planYear, plans } = places
  const majors = rankedMajors(places.lines, places.batch)
  const rows = placeRows(places, ROWS)
  const axis = axisOf(rows, own?.rank)
  const drawn = rows.map(({ label, dots }) => ({ label, dots: drawnDots(dots, axis, DRAWING.width) }))
  const planned = plans ? placesOf(plans) : 0
  const fee = plans && lowestFee(plans)
  const hardest = Math.min(...majors.map(({ lowestRank }) => lowestRank))
  return saveShareCard({
    title: schoolName,
    subtitle: `${province} ${subject} · ${year} 年最低位次`,
    reported: own ? reportedOf(own.rank, majors) : `${majors.length} 个专业在哪里`,
    figures: [
      { term: `${planYear} 年计划`, value: planned > 0 ? `${formatCount(planned)} 人` : '—' },
      { term: '最难的专业', value: `${formatCount(hardest)} 位` },
      { term: '学费从', value: fee === undefined ? '—' : formatCount(fee), note: '元/年' },
    ],
    source: footer(sourceText(`${province}教育考试院 ${year} 年录取数据`)),
    link,
    children: <PlaceDrawing axis={axis} rows={drawn} own={own} left={0} width={DRAWING.width} />,
  })
}

function reportedOf(rank: number, majors: readonly RankedMajor[]): string {
  const missed = missedOf(rank, majors)
  return missed
    ? `我 ${formatCount(rank)} 位，最近的还差 ${formatCount(missed.gap)} 位`
    : reachText(rank, majors).replace(/（.*|。.*/, '')
}
