import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'

/** A row of a reference file, by the names of its header. */
export type ReferenceRow = Readonly<Record<string, string>>

export class MissingReference extends Error {}

/**
 * The rows of a CSV file of the reference data, plain or gzipped, its `#` lines skipped; the name goes without ending.
 * Throws `MissingReference` when the directory has no such file.
 */
export function referenceRows(dataDir: string, name: string): ReferenceRow[] {
  const [header = [], ...lines] = readReference(dataDir, name)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(cellsOf)
  return lines.map((cells) => Object.fromEntries(header.map((key, i) => [key, cells[i] ?? ''])))
}

function readReference(dataDir: string, name: string): string {
  const file = readdirSync(dataDir).find((entry) => entry === `${name}.csv` || entry === `${name}.csv.gz`)
  if (!file) throw new MissingReference(`参考数据目录里没有 ${name}.csv：${dataDir}`)
  const bytes = readFileSync(path.join(dataDir, file))
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').replaceAll('\r', '')
}

/** Cells of one line; a quoted cell may hold commas and doubled quotes. */
function cellsOf(line: string): string[] {
  const cells: string[] = []
  for (const [, quoted, plain] of line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)) {
    cells.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
  }
  return cells
}
