import { escapeHtml } from '../kit/html'
import type { BookFacts, BookPageFacts, PrintedMajor } from './books'

/** How a page is set: in as few columns as hold all its majors in legible print. Sizes in the picture's own units. */
const SETTINGS = [
  { upTo: 24, columns: 1, print: 16 },
  { upTo: 80, columns: 2, print: 13 },
  { upTo: Number.POSITIVE_INFINITY, columns: 3, print: 12 },
] as const
const COLUMN_HEIGHT = 640
const WIDEST_LINE = 25

/**
 * The picture of a page: the school with its code and all the majors it names, in the layout of a printed directory.
 * What is planned and what it costs stands in the plan and is left out here: hundreds of pages come in one answer.
 */
export function bookPagePicture(book: BookFacts, { school, batch, majors: printed }: BookPageFacts): string {
  const majors = printed()
  const usual = usualYears(majors)
  const name = escapeHtml(school.schoolName)
  const { columns, print } = SETTINGS.find(({ upTo }) => majors.length <= upTo) ?? SETTINGS[0]
  const line = Math.min(WIDEST_LINE, Math.floor(COLUMN_HEIGHT / Math.ceil(majors.length / columns)))
  const lines = majors.map((major) =>
    escapeHtml(major.years === usual ? major.name : `${major.name}（${major.years}）`),
  )
  // A paragraph in columns: text placed line by line would take four times the room.
  return pictureAddress(
    `<svg xmlns='http://www.w3.org/2000/svg' width='600' height='800' viewBox='0 0 600 800'><path fill='#fdfcf7' d='M0 0h600v800H0z'/><g fill='#666' font-family='serif' font-size='15'><text x='30' y='52' fill='#22252b' font-size='25' font-weight='600'>${school.id} ${name}</text><text x='30' y='82'>${school.provinceName} · ${school.schoolInstitution}</text><text x='570' y='82' text-anchor='end'>示例页</text><text x='30' y='108'>${book.province} ${book.year} 年 ${book.subject} ${batch}</text><text x='570' y='108' text-anchor='end'>${majors.length} 个专业，除注明外${usual}</text></g><path d='M30 124h540' stroke='#999'/><foreignObject x='30' y='138' width='540' height='650'><p xmlns='http://www.w3.org/1999/xhtml' style='margin:0;columns:${columns};font:${print}px/${line}px serif;color:#22252b;white-space:pre-line'>${lines.join('\n')}</p></foreignObject></svg>`,
  )
}

/** The length of study that most of the majors have; the page says so once. */
function usualYears(majors: readonly PrintedMajor[]): string {
  const counts = new Map<string, number>()
  for (const { years } of majors) counts.set(years, (counts.get(years) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? ''
}

/** A drawing as an address that needs no request; its characters stay as they are, which takes a third of the room. */
function pictureAddress(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${svg.replace(/[%#<>\n]/g, encodeURIComponent)}`
}
