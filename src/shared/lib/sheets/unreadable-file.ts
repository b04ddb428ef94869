/** Why a file gives no sheets of cells; each has its words where somebody brings one. */
export type Unreadable =
  | '空'
  | '有密码'
  | '旧 Word'
  | '旧表格'
  | 'PDF'
  | '图片'
  | '压缩包'
  | 'RTF'
  | 'Word'
  | 'ods'
  | 'xlsb'
  | 'Numbers'
  | 'XML 表格'
  | '单个文件网页'
  | '页中无表'
  | '没有工作表'
  | '编码不明'
  | '损坏'
  | '解开太大'
  | '格子太多'

/** A file that gives no sheets of cells. */
export class UnreadableFile extends Error {
  readonly why: Unreadable

  constructor(why: Unreadable) {
    super(why)
    this.why = why
  }
}

/** What a file may hold. */
export interface FileBounds {
  /** What a workbook unpacks to. */
  readonly unpackedBytes: number
  /** Cells of a sheet, empty ones between them included. */
  readonly cells: number
}
