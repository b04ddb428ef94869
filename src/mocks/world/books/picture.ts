import { escapeHtml } from '../kit/html'
import type { BookFacts, NumberedPage } from './books'
import { markedLines, type PageLine, type PageMark, pageLines } from './page-lines'

/* As narrow as a phone, so that print of 14 units can be read there. */
const WIDTH = 420
const MARGIN = 14
const TOP = 132
const LINE = 26
const BOTTOM = 20

/** The columns of a directory: head, left edge and width. */
const COLUMNS = [
  { key: 'code', head: '代码', x: 0, width: 42, right: false },
  { key: 'name', head: '专业', x: 42, width: 204, right: false },
  { key: 'places', head: '计划', x: 246, width: 38, right: true },
  { key: 'years', head: '学制', x: 292, width: 40, right: false },
  { key: 'fee', head: '学费/年', x: 330, width: 62, right: true },
] as const

/** The picture of a page, and where the majors of a keyword stand on it. */
export interface DrawnPage {
  readonly pageUrl: string
  readonly marks: PageMark[]
}

/** A page as a directory prints it: the school, then by group code, name, places, years and fee of each major. */
export function drawPage(book: BookFacts, page: NumberedPage, keyword: string): DrawnPage {
  const groups = page.groups()
  const lines = pageLines(groups)
  const height = TOP + lines.length * LINE + BOTTOM
  const marks = keyword === '' ? [] : markedLines(lines, groups, keyword)
  return {
    pageUrl: pictureAddress(svgOf(book, page, lines, height)),
    marks: marks.map(({ from, count }) => ({
      top: (TOP + from * LINE) / height,
      height: (count * LINE) / height,
    })),
  }
}

function svgOf(book: BookFacts, page: NumberedPage, lines: readonly PageLine[], height: number): string {
  const { school, batch, number } = page
  const name = escapeHtml(school.schoolName)
  const table = WIDTH - 2 * MARGIN
  const heads = lines.flatMap(({ head }, i) =>
    head === undefined
      ? []
      : `<path fill='#efeadd' d='M${MARGIN} ${TOP + i * LINE}h${table}v${LINE}h-${table}z'/><text x='${MARGIN + 4}' y='${TOP + i * LINE + 18}' fill='#22252b'>${escapeHtml(head)}</text>`,
  )
  const titles = COLUMNS.map(({ head, x, width, right }) =>
    right
      ? `<text x='${MARGIN + x + width}' y='${TOP - 9}' text-anchor='end'>${head}</text>`
      : `<text x='${MARGIN + x}' y='${TOP - 9}'>${head}</text>`,
  )
  // A column is a paragraph: text placed line by line would take four times the room.
  const columns = COLUMNS.map(
    ({ key, x, width, right }) =>
      `<p style='margin:0;position:absolute;left:${x}px;width:${width}px${right ? ';text-align:right' : ''}'>${lines.map((line) => escapeHtml(line[key] ?? '')).join('\n')}</p>`,
  )
  return `<svg xmlns='http://www.w3.org/2000/svg' width='${WIDTH}' height='${height}' viewBox='0 0 ${WIDTH} ${height}'><path fill='#fdfcf7' d='M0 0h${WIDTH}v${height}H0z'/><g fill='#666' font-family='serif' font-size='13'><text x='${MARGIN}' y='36' fill='#22252b' font-size='20' font-weight='600'>${school.id} ${name}</text><text x='${MARGIN}' y='60'>${school.provinceName} · ${school.schoolInstitution}</text><text x='${WIDTH - MARGIN}' y='60' text-anchor='end'>示例页</text><text x='${MARGIN}' y='82'>${book.province} ${book.year} 年 ${book.subject} ${batch}</text><text x='${WIDTH - MARGIN}' y='82' text-anchor='end'>第 ${number} 页</text>${titles.join('')}${heads.join('')}</g><path d='M${MARGIN} 96h${table}M${MARGIN} ${TOP}h${table}' stroke='#999'/><foreignObject x='${MARGIN}' y='${TOP}' width='${table}' height='${lines.length * LINE}'><div xmlns='http://www.w3.org/1999/xhtml' style='position:relative;height:100%;font:14px/${LINE}px serif;color:#22252b;white-space:pre;background:repeating-linear-gradient(#0000 0 ${LINE - 1}px,#e3dfd2 ${LINE - 1}px ${LINE}px)'>${columns.join('')}</div></foreignObject></svg>`
}

/** A drawing as an address that needs no request; its characters stay as they are, which takes a third of the room. */
function pictureAddress(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${svg.replace(/[%#<>\n]/g, encodeURIComponent)}`
}
