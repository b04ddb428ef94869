import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Breaks a line each: `of`, `says`, `file`, `find` and `put` as `BREAKS` has them, divided by tabs; `\n` stands for the end of a
 * line.
 */
function readBreaks(table) {
  return readFileSync(path.join('lab', 'break-spec', table), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [of, says, file, find, put = ''] = line.split('\t').map((part) => part.replaceAll('\\n', '\n'))
      return { of, says, file, find, put }
    })
}

/** Of what a screen shows and leads to. */
export const SCREENS = readBreaks('screens.tsv')

/** Of what pages promise beyond the documents: `of` is a file of `tests/e2e` and how the title of its test begins. */
export const PAGES = readBreaks('pages.tsv')
