import type { GivenSource } from '~/rules/own-data/given'
import { tableNamed } from './folder'
import type { TableName } from './format'
import type { FileReport } from './problems'
import type { ReportedSource } from './tables/sources'

/** A table that a source may be about. */
export interface SourceFile {
  readonly path: string
  readonly sheet: string | undefined
  readonly table: TableName
}

/** A table 来源, and where it lies. */
export interface SourceTable {
  readonly path: string
  readonly report: FileReport
  readonly rows: readonly ReportedSource[]
}

/**
 * The source of each file, in their order. 来源 of a province speaks of its own files, that of the whole folder of all; a row
 * names a path, a file or a table, with or without its ending. The nearest one counts.
 */
export function matchSources(
  files: readonly SourceFile[],
  tables: readonly SourceTable[],
): readonly (GivenSource | undefined)[] {
  const found: (GivenSource | undefined)[] = files.map(() => undefined)
  // What lies deeper speaks first.
  for (const { path, report, rows } of tables.toSorted((a, b) => depth(b.path) - depth(a.path))) {
    const said = new Set<number>()
    for (const { line, file, source } of rows) {
      const meant = files.flatMap((one, index) => (isMeant(one, file, path) ? index : []))
      if (meant.length === 0) report.tell('疑', line, '文件', `文件夹里没有“${file}”`)
      for (const index of meant) {
        if (said.has(index)) continue
        said.add(index)
        found[index] ??= source
      }
    }
  }
  return found
}

const depth = (path: string) => path.split('/').length
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1)
const withoutEnding = (path: string) => path.replace(/\.(csv|txt|xlsx|xlsm)$/i, '')

function isMeant(file: SourceFile, reported: string, from: string): boolean {
  const folder = folderOf(from)
  // A workbook speaks of its own sheets, and of the files beside it.
  if (folder !== '' && folderOf(file.path) !== folder) return false
  const name = withoutEnding(reported.replace(/^\.?[/\\]/, '').replaceAll('\\', '/'))
  const own = withoutEnding(file.path)
  if (own === name || own === folder + name || own.endsWith(`/${name}`)) return true
  return file.sheet === undefined ? false : file.sheet === name || tableNamed(name) === file.table
}
