import { writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { packageFolder } from './install.mjs'

/** The words on each sheet of what was printed, and keeps it in a file; undefined where nothing was. */
export async function sheetsOf(bytes, file) {
  if (!bytes) return undefined
  await writeFile(file, bytes)
  const { getDocument } = await import(pathToFileURL(`${packageFolder('sheets')}/legacy/build/pdf.mjs`).href)
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const sheets = []
  for (let at = 1; at <= document.numPages; at++) {
    const { items } = await (await document.getPage(at)).getTextContent()
    sheets.push(items.map(({ str }) => str).join(''))
  }
  return sheets
}

/**
 * Runs in the page: the words of each row that paper has, cell by cell. Styles of paper hold for as long as it takes; what
 * is there for screen readers alone takes no room.
 */
export const PRINTED_ROWS = `() => {
  const changed = []
  const toPaper = (rules) => {
    for (const rule of rules) {
      const asked = rule.media && rule.media.mediaText
      if (asked === 'print' || asked === 'not print') {
        changed.push([rule, asked])
        rule.media.mediaText = asked === 'print' ? 'all' : 'not all'
      }
      if (rule.cssRules) toPaper(rule.cssRules)
    }
  }
  for (const sheet of document.styleSheets) toPaper(sheet.cssRules)
  const rows = Array.from(document.querySelectorAll('main tr, main [role=row], main ol > li'))
    .filter((row) => row.getClientRects().length > 0 && !row.parentElement.closest('li'))
    .map((row) => {
      const words = []
      const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const box = walker.currentNode.parentElement
        const seen = box.getClientRects().length > 0 && getComputedStyle(box).visibility !== 'hidden'
        if (seen && box.offsetWidth !== 1 && walker.currentNode.data.trim()) words.push(walker.currentNode.data)
      }
      return words
    })
  for (const [rule, asked] of changed) rule.media.mediaText = asked
  return rows.filter((words) => words.length > 0)
}`

/**
 * Rows whose words stand on no sheet behind each other: marks that styles draw may stand between. `clean` is `cleanText`.
 * Firefox leaves out what some characters of a font in parts are: any stands for them.
 */
export function cutRows(sheets, rows, clean) {
  const solid = (text) => clean(text).replace(/\s/g, '')
  const texts = sheets.map(solid)
  const patternOf = (character) => {
    if (/[A-Za-z0-9]/.test(character)) return character
    // A dash or a dot of a font may be another one's.
    return /\p{L}/u.test(character) ? `[${character}\ufffd]` : '.'
  }
  return rows
    .filter((words) => {
      const parts = words.map((text) => [...solid(text)].map(patternOf).join(''))
      const row = new RegExp(parts.join('.{0,8}?'), 'u')
      return !texts.some((text) => row.test(text))
    })
    .map((words) => words.join(' '))
}
