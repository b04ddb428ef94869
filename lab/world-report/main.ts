import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { MissingReference } from './reference-file'
import { SECTIONS } from './sections'

const KEPT = 0
const BROKEN = 1
const CANNOT_MEASURE = 2

/** Prints the calibration of the world; returns 1 when a bound is not kept, 2 without reference data. `--every N` checks invariants at every Nth school only. */
export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { data: { type: 'string' }, every: { type: 'string', default: '1' } },
  })
  const every = Math.max(1, Math.trunc(Number(values.every)) || 1)
  if (values.data === undefined || !existsSync(values.data)) {
    console.error('需要参考数据的目录：--data <目录>（公布的一分一段表、投档线和目录，不在仓库里）')
    return CANNOT_MEASURE
  }
  const dataDir = path.resolve(values.data)
  try {
    const failures: string[] = []
    for (const sectionOf of SECTIONS) {
      const began = Date.now()
      const section = await sectionOf(dataDir, { every, progress })
      progress(`${section.title}，${Math.round((Date.now() - began) / 1000)} 秒\n`)
      console.log(`\n${section.title}\n\n${aligned(section.rows)}`)
      failures.push(...section.failures)
    }
    console.log(failures.length === 0 ? '\n全部在限内。' : `\n${failures.length} 项超限：`)
    for (const failure of failures) console.error(`- ${failure}`)
    return failures.length === 0 ? KEPT : BROKEN
  } catch (error) {
    if (!(error instanceof MissingReference)) throw error
    console.error(error.message)
    return CANNOT_MEASURE
  }
}

/** The state of a long run stands in one line of the other stream. A report in a file then holds figures alone. */
function progress(part: string): void {
  process.stderr.write(`\r\u001b[2K${part}`)
}

/** The first column to the left, the others to the right; a Chinese character is two columns wide. */
function aligned(rows: readonly (readonly string[])[]): string {
  const widths: number[] = []
  for (const row of rows) {
    row.forEach((text, i) => {
      widths[i] = Math.max(widths[i] ?? 0, width(text))
    })
  }
  const pad = (text: string, i: number) => ' '.repeat((widths[i] ?? 0) - width(text))
  return rows
    .map((row) => row.map((text, i) => (i === 0 ? text + pad(text, i) : pad(text, i) + text)).join('  '))
    .join('\n')
}

function width(text: string): number {
  return text.replace(/[\p{Script=Han}，。：；（）、]/gu, '二二').length
}
