import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'

const PACKAGE = '@fontsource-variable/noto-sans-sc'
const folder = path.dirname(createRequire(import.meta.url).resolve(`${PACKAGE}/package.json`))
const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))

/** Tells pictures that were drawn with other letters from those of today. */
export const FONT_VERSION: string = `${PACKAGE}@${version}`

/** Weights of the letters on pictures. */
const WEIGHTS = [400, 600] as const

/** Letters that stand on every picture (`card-worker.mjs`). */
const ALWAYS = '择途演示数据以省级教育考试院和高校招生章程公布为准。·–—,.:（）、 0123456789'

export interface CutFont {
  readonly name: string
  readonly weight: (typeof WEIGHTS)[number]
  readonly data: Uint8Array
}

/** Cuts from the font what a text needs: its files are parts of the alphabet, each with all weights. */
export async function cutFonts(text: string): Promise<CutFont[]> {
  const wanted = new Set(ALWAYS + text)
  const ranges: Readonly<Record<string, string>> = JSON.parse(
    readFileSync(path.join(folder, 'unicode.json'), 'utf8'),
  )
  const cut = Object.entries(ranges).map(async ([part, range]) => {
    const letters = [...wanted].filter(inRange(range)).join('')
    if (letters === '') return []
    const name = part.replaceAll(/[[\]]/g, '')
    const file = readFileSync(path.join(folder, `files/noto-sans-sc-${name}-wght-normal.woff2`))
    return Promise.all(
      WEIGHTS.map(async (weight) => ({
        name,
        weight,
        data: await subsetFont(file, letters, { targetFormat: 'sfnt', variationAxes: { wght: weight } }),
      })),
    )
  })
  return (await Promise.all(cut)).flat()
}

/** `U+20-7e,U+a0` as a test of letters. */
function inRange(range: string) {
  const pairs = range.split(',').map((text) => {
    const [from = '', to = from] = text.trim().replace('U+', '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
  })
  return (letter: string) => {
    const code = letter.codePointAt(0) ?? 0
    return pairs.some(([from, to]) => code >= from && code <= to)
  }
}
