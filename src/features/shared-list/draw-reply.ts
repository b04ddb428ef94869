import { OPINION_LOOKS, opinionsText } from '~/entities/application-list/notes/opinion-text'
import type { FamilyReply } from '~/rules/list/share/family-reply'
import { drawCode } from '~/shared/picture/draw-code'
import { blankPaper } from '~/shared/picture/picture'

const WIDTH = 340
const INK = { fill: 'var(--foreground)' }
const FAINT = { fill: 'var(--muted-foreground)' }

/** A reply as a picture: what she thinks of each row, and the code that brings it into the list. Throws where it is too long for one. */
export function drawReply(reply: FamilyReply, link: string): SVGSVGElement {
  const { name, province, year, batch, words, rows } = reply
  const paper = blankPaper(WIDTH)
  paper.say(`${name}的意见`, 20, { ...INK, 'font-weight': '600' })
  paper.say(`给 ${province} ${year} 年${batch}的志愿表`, 13, FAINT)
  paper.say(opinionsText(rows.map(({ opinion }) => opinion)), 15, INK)
  if (words) paper.say(words, 15, INK)
  paper.skip(8)
  for (const { school, unit, opinion, words: said } of rows) {
    const { sign, word } = OPINION_LOOKS[opinion]
    const row = [school, unit].filter(Boolean).join(' ')
    paper.say(`${sign} ${word} ${row}${said ? `：${said}` : ''}`, 13, INK)
  }
  paper.skip(12)
  drawCode(paper, link, '长按识别，放进志愿表')
  return paper.finish()
}
