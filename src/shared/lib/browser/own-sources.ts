import { settings } from './settings'

/** A file of the site's own tables, and who says it. */
export interface OwnFile {
  readonly path: string
  readonly sheet?: string | undefined
  readonly sha256: string
  readonly authority?: string | undefined
  readonly nature?: string | undefined
  readonly title?: string | undefined
  readonly address?: string | undefined
  readonly published?: string | undefined
  readonly taken?: string | undefined
  readonly by?: string | undefined
}

/** Which tables a source line speaks of. */
const TABLES: readonly (readonly [RegExp, RegExp])[] = [
  [/一分一段/, /一分一段/],
  [/控制分数线|批次线/, /批次线/],
  [/录取(数据|情况|分数线)/, /录取线|投档线/],
  [/招生计划/, /招生计划/],
  [/学科评估/, /学科评估/],
]

let files: readonly OwnFile[] = []
const listeners = new Set<() => void>()

/** Tells the files of the site's own tables, once they are known. */
export function knowOwnFiles(known: readonly OwnFile[]): void {
  files = known
  for (const listener of listeners) listener()
}

export const ownFiles = (): readonly OwnFile[] => files

export function onOwnFiles(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The files that a source line speaks of: those of its province, where it names one. */
export function ownFilesOf(source: string): readonly OwnFile[] {
  const wanted = TABLES.filter(([said]) => said.test(source)).map(([, table]) => table)
  const named = files.filter(({ path, sheet = '' }) =>
    wanted.some((table) => table.test(path) || table.test(sheet)),
  )
  const inProvince = named.filter(({ path }) => source.startsWith(path.split(/[/.]/)[0] ?? '/'))
  return inProvince.length > 0 ? inProvince : named
}

/** 江苏省教育考试院《普通高考逐分段统计表》2025-06-24（转录）. */
export function ownFileText({ authority, title, published, nature }: OwnFile): string {
  const said = `${authority ?? '没有写明发布单位'}${title ? `《${title}》` : ''}${published ?? ''}`
  return `${said}（${nature ?? '没有写明是不是官方的'}）`
}

/** What a source line says where the site serves its own tables; undefined where none is meant. */
export function ownSourceText(source: string): string | undefined {
  if (!settings.ownData) return undefined
  const texts = new Set(ownFilesOf(source).map(ownFileText))
  return texts.size > 0 ? [...texts].join('；') : undefined
}
