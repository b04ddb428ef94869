import { textWidth } from '~/shared/lib/text/text-width'

/** A text broken into lines of at most `width` px; a line has at least one letter. */
export function wrapped(text: string, width: number, fontSize: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const letter of text) {
    if (line !== '' && textWidth(line + letter, fontSize) > width) {
      lines.push(line)
      line = ''
    }
    line += letter
  }
  return line === '' ? lines : [...lines, line]
}

/** Where each of some items stands when they flow from left to right in lines of `width` px. */
export function flowed(
  widths: readonly number[],
  width: number,
): { readonly places: readonly { x: number; line: number }[]; readonly lines: number } {
  let x = 0
  let line = 0
  const places = widths.map((item) => {
    if (x > 0 && x + item > width) {
      x = 0
      line += 1
    }
    const place = { x, line }
    x += item
    return place
  })
  return { places, lines: widths.length === 0 ? 0 : line + 1 }
}

/** The name of a picture's file: what it shows, without what file systems refuse. */
export function pictureName(caption: string, date: string): string {
  return `${caption.replaceAll(/[\\/:*?"<>|\s]+/g, '-')}-${date}.png`
}
