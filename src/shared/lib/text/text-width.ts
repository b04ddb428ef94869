/** Widths of letters in shares of the font size: Chinese is square, the rest about half. */
const HALF_WIDTH = 0.56

/** How wide a text is, about, in px. */
export function textWidth(text: string, fontSize: number): number {
  let ems = 0
  for (const letter of text) ems += letter > '\u2e80' ? 1 : HALF_WIDTH
  return ems * fontSize
}
