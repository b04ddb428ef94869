import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { PROVINCE_NAMES, provinceName } from '~/rules/exam/province'
import { OF_PROVINCE, TABLE_NAMES, type TableName } from './format'
import { PROBLEMS_FILE } from './problems'
import { type FileSheet, sheetsOf, UnreadFile } from './sheets'

/** A table of the folder, not yet read. */
export interface FolderTable {
  readonly table: TableName
  /** From the folder: 江苏/一分一段.csv. */
  readonly path: string
  readonly sheet?: string
  readonly sha256: string
  /** By its folder or the name of its workbook; absent where only the table itself can say. */
  readonly province?: string
  readonly cells: FileSheet['cells']
}

/** A file, or a folder, that cannot be read, and why; a doubt where nothing may be meant. */
export interface Refused {
  readonly path: string
  readonly text: string
  readonly isDoubt?: boolean
}

/** A file that may hold tables. */
export interface FolderFile {
  readonly path: string
  /** By its folder or its name; absent where only the tables can say. */
  readonly province?: string
}

const TABLES_READ = /\.(csv|txt|xlsx|xlsm)$/i
const TO_SAVE_AS = /\.(xls|et|ods|pdf|docx?|wps|numbers)$/i
const NAMES: readonly (readonly [pattern: RegExp, table: TableName])[] = [
  [/^(逐|一)分(一)?段$|^一分段$/, '一分一段'],
  [/^(批次|省)?控制(分数)?线$/, '批次线'],
  [/^专业(录取)?(分数)?线$/, '录取线'],
]
/** What a name may say beside the table. */
const BESIDE = /[\s\d年（）()【】[\]_\-—.,，、]|普通|高考|物理|历史|理科|文科|理工|文史|综合|类|统计|表$/g

/** The table that a file or sheet is named as: 一分一段, 江苏2025一分一段表（物理）. */
export function tableNamed(name: string): TableName | undefined {
  const plain = PROVINCE_NAMES.reduce(
    (rest, province) => rest.replace(new RegExp(`${province}(省|市|自治区)?`), ''),
    name.normalize('NFKC'),
  )
    .replace(/表$/, '')
    .replace(BESIDE, '')
  return (
    TABLE_NAMES.find((table) => table === plain || table === name) ??
    NAMES.find(([pattern]) => pattern.test(plain))?.[1]
  )
}

export const provinceIn = (text: string): string | undefined => {
  const named = PROVINCE_NAMES.filter((name) => text.includes(name))
  return named.length === 1 ? named[0] : undefined
}

/** The files of a folder, not yet opened. Throws where there is no such folder. */
export async function listFolder(
  root: string,
): Promise<{ readonly files: readonly FolderFile[]; readonly refused: readonly Refused[] }> {
  const files: FolderFile[] = []
  const refused: Refused[] = []
  const own = provinceIn(path.basename(path.resolve(root)))
  for (const { file, folder } of await filesIn(root)) {
    const name = path.posix.basename(file)
    const ofFolder = folder === undefined ? undefined : provinceName(folder)
    if (ofFolder !== undefined && !PROVINCE_NAMES.includes(ofFolder)) {
      refused.push({ path: file, text: `文件夹“${folder}”不是省名，没有看`, isDoubt: true })
    } else if (TO_SAVE_AS.test(name)) {
      refused.push({ path: file, text: '这种文件读不了，请另存为 .xlsx 或 CSV' })
    } else if (TABLES_READ.test(name)) {
      const province = ofFolder ?? provinceIn(stemOf(name)) ?? own
      files.push({ path: file, ...(province !== undefined && { province }) })
    }
  }
  return { files, refused }
}

const stemOf = (name: string) => name.replace(/\.[^.]+$/, '')

/** What a file holds. */
export interface OpenedFile {
  readonly tables: readonly FolderTable[]
  readonly refused: readonly Refused[]
  /** Sheets that are no tables of the format. */
  readonly unused: readonly string[]
}

/** Opens a file of the folder. */
export async function openFile(root: string, { path: file, province }: FolderFile): Promise<OpenedFile> {
  const bytes = new Uint8Array(await readFile(path.join(root, file)))
  try {
    const found = tablesOf(await sheetsOf(bytes), stemOf(path.posix.basename(file)))
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const tables = found.flatMap(({ sheet, cells, table }): FolderTable[] => {
      if (!table) return []
      const ofProvince = province !== undefined && OF_PROVINCE.includes(table)
      return [
        {
          table,
          path: file,
          ...(sheet !== undefined && { sheet }),
          sha256,
          ...(ofProvince && { province }),
          cells,
        },
      ]
    })
    const others = found.filter(({ table }) => !table)
    const isNone = others.length > 0 && found.length === 1
    const text = `文件名应是${OF_PROVINCE.join('、')}之一，没有看`
    return {
      tables,
      refused: isNone ? [{ path: file, text, isDoubt: true }] : [],
      unused: isNone ? [] : others.map(({ sheet }) => `${file} ${sheet}`),
    }
  } catch (error) {
    if (!(error instanceof UnreadFile)) throw error
    return { tables: [], refused: [{ path: file, text: error.message }], unused: [] }
  }
}

function tablesOf(sheets: readonly FileSheet[], stem: string) {
  const filled = sheets.filter(({ cells }) =>
    cells.some((row) => row.some((cell) => cell != null && cell !== '')),
  )
  return filled.map(({ name, cells }) => {
    // A workbook of one sheet may be named as a file.
    const byFile = filled.length === 1 ? tableNamed(stem) : undefined
    const table = (name === undefined ? undefined : tableNamed(name)) ?? byFile
    return { sheet: name, cells, table }
  })
}

/** Files of the folder and of the folders in it, in the order of their names. */
async function filesIn(root: string): Promise<readonly { file: string; folder?: string }[]> {
  const entries = (await readdir(root, { withFileTypes: true })).toSorted(byName)
  const files: { file: string; folder?: string }[] = []
  for (const entry of entries) {
    if (isHidden(entry.name)) continue
    if (entry.isFile()) files.push({ file: entry.name })
    if (!entry.isDirectory()) continue
    const inside = (await readdir(path.join(root, entry.name), { withFileTypes: true })).toSorted(byName)
    for (const { name } of inside.filter((one) => one.isFile() && !isHidden(one.name))) {
      files.push({ file: `${entry.name}/${name}`, folder: entry.name })
    }
  }
  return files
}

const byName = (a: { readonly name: string }, b: { readonly name: string }) =>
  a.name < b.name ? -1 : a.name > b.name ? 1 : 0

/** What programs leave beside a file that is open, and what the command itself writes. */
const isHidden = (name: string) => name.startsWith('.') || name.startsWith('~$') || name === PROBLEMS_FILE
