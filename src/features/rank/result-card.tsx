import type { LineDistribution } from '~/contracts/score-lookups'
import { RULER_HEIGHT, RulerDrawing } from '~/entities/rank/ruler/rank-ruler'
import { saveShareCard } from '~/entities/rank/share-card/save-share-card'
import { DRAWING } from '~/entities/rank/share-card/share-card'
import { formatCount, formatRankInterval } from '~/shared/lib/text/format'
import { sourceText } from '~/shared/lib/text/source-text'
import { footer } from '~/shared/picture/picture'
import { type Result, resultTitle } from './result-text'

interface SharedResult {
  readonly result: Result
  /** Where all lines of the province lie; nothing where the server does not know. */
  readonly lines: LineDistribution | null | undefined
  /** What the code opens. */
  readonly link: string
}

/** Saves a result as a picture to be sent: the rank on the ruler of its province, what it means, source, day and address. Throws when it cannot be drawn. */
export async function saveResultCard({ result, lines, link }: SharedResult): Promise<void> {
  const { query, segment, share, gaps, address } = result
  const { highestRank, lowestRank, sameScoreCount, suggestedRank, sample } = segment
  const source = sourceText(`${query.province} ${query.year} 年一分一段表`, sample ? 'modelled' : 'real')
  const own = { rank: lowestRank, best: highestRank }
  await saveShareCard({
    title: resultTitle(query),
    subtitle: [share && `全省${share}`, ...gaps].filter(Boolean).join('；'),
    reported: `位次区间 ${formatRankInterval(highestRank, lowestRank)}`,
    figures: [
      { term: '同分人数', value: sameScoreCount === undefined ? '—' : `${formatCount(sameScoreCount)} 人` },
      { term: '建议位次', value: suggestedRank === undefined ? '—' : formatCount(suggestedRank) },
      { term: '全省', value: share ?? '—' },
    ],
    source: footer(source, address),
    link,
    children: lines && (
      <g transform={`translate(0,${(DRAWING.height - RULER_HEIGHT) / 2})`}>
        <RulerDrawing
          of={lines}
          home={query.province}
          own={own}
          width={DRAWING.width}
          height={RULER_HEIGHT}
        />
      </g>
    ),
  })
}
