import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Breaks of what a screen shows and leads to, a line each: `of`, `says`, `file`, `find` and `put` as `BREAKS` has them, divided
 * by tabs; `\n` stands for the end of a line.
 */
const TABLE = path.join('lab', 'break-spec', 'screens.tsv')

export const SCREENS = readFileSync(TABLE, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => {
    const [of, says, file, find, put = ''] = line.split('\t').map((part) => part.replaceAll('\\n', '\n'))
    return { of, says, file, find, put }
  })
