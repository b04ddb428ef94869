import { type Paper, svg, words } from './picture'
import { qrPath } from './qr-path'

/** A side of a code, px: a phone reads it off another phone. */
const CODE = 250

/** Puts a QR code in the middle of a sheet, with its words below. Throws where the link is too long for one. */
export function drawCode(paper: Paper, link: string, caption: string): void {
  const { size, d } = qrPath(link)
  const left = paper.left + (paper.width - CODE) / 2
  paper.add(CODE + 30, (y) => [
    svg('rect', { x: left, y, width: CODE, height: CODE, fill: '#fff' }),
    svg('path', {
      d,
      fill: '#000',
      transform: `translate(${left} ${y}) scale(${CODE / size})`,
    }),
    words(caption, {
      x: paper.left + paper.width / 2,
      y: y + CODE + 16,
      'font-size': 13,
      'text-anchor': 'middle',
      fill: 'var(--foreground)',
    }),
  ])
}
