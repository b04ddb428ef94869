import { formatRankInterval } from '~/shared/lib/text/format'
import { sourceText } from '~/shared/lib/text/source-text'
import { blankPaper, footer, savePng } from '~/shared/picture/picture'
import { demoNote, type Result, rankNote, resultFacts, resultTitle } from './result-text'

/** As wide as a phone shows a picture without zooming, px. */
const WIDTH = 340
const INK = { fill: 'var(--foreground)' }
const FAINT = { fill: 'var(--muted-foreground)' }

/** Saves a result as a picture to be sent: the rank large, what it means, source, day and address. Throws when it cannot be drawn. */
export async function saveResultCard(result: Result): Promise<void> {
  const { query, segment, address } = result
  const { highestRank, lowestRank } = segment
  const paper = blankPaper(WIDTH)
  paper.say(resultTitle(query), 17, { ...INK, 'font-weight': '600' })
  paper.skip(8)
  paper.say('位次区间', 13, FAINT)
  paper.say(formatRankInterval(highestRank, lowestRank), 38, { ...INK, 'font-weight': '600' })
  paper.skip(6)
  for (const fact of resultFacts(result)) paper.say(fact, 16, INK)
  paper.skip(12)
  paper.say(rankNote(query.year, segment.sample), 13, FAINT)
  if (demoNote !== '') paper.say(demoNote, 13, FAINT)
  paper.say(
    footer(
      sourceText(`${query.province} ${query.year} 年一分一段表`, segment.sample ? 'modelled' : 'real'),
      address,
    ),
    13,
    FAINT,
  )
  await savePng(paper.finish(), resultTitle(query))
}
