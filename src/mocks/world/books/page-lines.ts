import type { PrintedGroup } from './books'

/** Room for the name of a major, in print of one unit a character. */
const NAME_WIDTH = 14

/** One line of a page, as high as every other. */
export interface PageLine {
  /** Head of a group: it stands over all columns. */
  readonly head?: string
  readonly code?: string
  readonly name?: string
  readonly places?: string
  readonly years?: string
  readonly fee?: string
  /** Number of the major that the line belongs to, from 0. */
  readonly major?: number
}

/** Groups and majors as lines; a long name goes on in the next one. */
export function pageLines(groups: readonly PrintedGroup[]): PageLine[] {
  let major = 0
  return groups.flatMap(({ head, majors }) => [
    ...(head === undefined ? [] : [{ head }]),
    ...majors.flatMap(({ code, name, note, places, years, fee }) => {
      const [first = '', ...others] = wrapped(note === undefined ? name : `${name}（${note}）`)
      const number = major++
      const figures = { places: String(places), years, fee: fee === undefined ? '' : feeText(fee) }
      return [
        { code, name: first, ...figures, major: number },
        ...others.map((text) => ({ name: text, major: number })),
      ]
    }),
  ])
}

function feeText(fee: number): string {
  return fee === 0 ? '免费' : String(fee)
}

/** Never stands at the beginning of a line. */
const CLOSING = /[）、，。》”]/

/** Cuts a text where the column ends; letters and digits take half the room. */
function wrapped(text: string): string[] {
  const lines: string[] = []
  let line = ''
  let width = 0
  for (const letter of text) {
    const own = /[ -~]/.test(letter) ? 0.6 : 1
    if (width + own > NAME_WIDTH && !CLOSING.test(letter)) {
      lines.push(line)
      line = ''
      width = 0
    }
    line += letter
    width += own
  }
  return [...lines, line]
}

/** Where something stands on the picture, in shares of its height. */
export interface PageMark {
  readonly top: number
  readonly height: number
}

/** The lines of the majors that name a keyword, a mark for each. */
export function markedLines(
  lines: readonly PageLine[],
  groups: readonly PrintedGroup[],
  keyword: string,
): { readonly from: number; readonly count: number }[] {
  const majors = groups.flatMap((group) => group.majors)
  return majors.flatMap((major, number) => {
    if (!names(major, keyword)) return []
    const from = lines.findIndex((line) => line.major === number)
    return [{ from, count: lines.filter((line) => line.major === number).length }]
  })
}

/** Whether a major is found by a keyword: by its name, or what stands in brackets behind it. */
export function names({ name, note }: PrintedGroup['majors'][number], keyword: string): boolean {
  return name.includes(keyword) || (note?.includes(keyword) ?? false)
}
