import type { CodePart } from '~/entities/application-list/link/code-parts'
import type { SharedList } from '~/rules/list/share/shared-list'
import { formatCount } from '~/shared/lib/text/format'
import { evidenceText, sourceText } from '~/shared/lib/text/source-text'
import { drawCode } from '~/shared/picture/draw-code'
import { blankPaper, footer, type Paper, svg } from '~/shared/picture/picture'
import type { PictureRow } from './picture-rows'

/** As wide as a phone shows a picture without zooming, px. */
const WIDTH = 340
const INK = { fill: 'var(--foreground)' }
const FAINT = { fill: 'var(--muted-foreground)' }

/** A list as a long picture for a chat: its rows, the codes that open it, and whose figures these are. */
export function drawList(
  shared: SharedList,
  rows: readonly PictureRow[],
  parts: readonly CodePart[],
  /** Who has signed it, where that is to be seen. */
  signed?: string,
): SVGSVGElement {
  const { title, province, year, subject, batch, rank } = shared
  const paper = blankPaper(WIDTH)
  paper.say(title ?? '志愿表', 20, { ...INK, 'font-weight': '600' })
  const facts = [`${province} ${year} 年`, subject, batch, rank !== undefined && `位次 ${formatCount(rank)}`]
  paper.say(facts.filter(Boolean).join(' · '), 14, FAINT)
  paper.say(`共 ${rows.length} 个志愿${evidenceText('modelled')}`, 14, FAINT)
  paper.skip(10)
  for (const { name, lines } of rows) {
    rule(paper)
    paper.say(name, 16, { ...INK, 'font-weight': '600' })
    for (const line of lines) paper.say(line, 13, FAINT)
    paper.skip(8)
  }
  rule(paper)
  if (signed !== undefined) paper.say(signed, 13, INK)
  for (const { link, name } of parts) drawCode(paper, link, `长按识别，打开${name}`)
  paper.say(footer(sourceText(`${province}往年录取情况和招生计划`)), 12, FAINT)
  return paper.finish()
}

function rule(paper: Paper): void {
  paper.add(8, (y) => [
    svg('line', {
      x1: paper.left,
      x2: paper.left + paper.width,
      y1: y,
      y2: y,
      stroke: 'var(--border)',
    }),
  ])
}
