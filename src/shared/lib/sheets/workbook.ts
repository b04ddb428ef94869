import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import type { Sheet } from './book'
import { type FileBounds, UnreadableFile } from './unreadable-file'

/** The sheets of a workbook of the form that Excel writes since 2007 (ECMA-376). Throws where it is none. */
export async function workbookSheets(bytes: Uint8Array, bounds: FileBounds): Promise<readonly Sheet[]> {
  const parts = unpacked(bytes, bounds)
  const names = Object.keys(parts)
  if (names.some((name) => name.startsWith('word/'))) throw new UnreadableFile('Word')
  if (names.includes('content.xml')) throw new UnreadableFile('ods')
  if (!names.some((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name))) throw new UnreadableFile('没有工作表')
  const known = sheetsOf(parts)
  const plain = { ...parts }
  for (const name of names) {
    if (/^xl\/worksheets\/[^/]+\.xml$/.test(name))
      plain[name] = strToU8(withAddresses(strFromU8(parts[name] ?? new Uint8Array()), bounds))
  }
  const { default: readXlsx } = await import('read-excel-file/browser')
  const read = await readXlsx(new Blob([new Uint8Array(zipSync(plain, { level: 0 }))]))
  return read.map(({ sheet, data }): Sheet => {
    const own = known.get(sheet)
    return {
      name: sheet,
      cells: data,
      ...(own?.isHidden && { isHidden: true }),
      ...(own && own.hiddenRows.length > 0 && { hiddenRows: own.hiddenRows }),
    }
  })
}

type Parts = Record<string, Uint8Array>

function unpacked(bytes: Uint8Array, { unpackedBytes }: FileBounds): Parts {
  let size = 0
  return unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(xml|rels)$/.test(name)) return false
      size += originalSize
      if (size > unpackedBytes) throw new UnreadableFile('解开太大')
      return true
    },
  })
}

interface SheetFacts {
  readonly isHidden: boolean
  /** From 1. */
  readonly hiddenRows: readonly number[]
}

/** What a workbook says of its sheets and the reader of cells does not: which are hidden, and which rows. */
function sheetsOf(parts: Parts): ReadonlyMap<string, SheetFacts> {
  const text = (name: string) => strFromU8(parts[name] ?? new Uint8Array())
  const targets = new Map(
    tags(text('xl/_rels/workbook.xml.rels'), 'Relationship').map((tag) => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target').replace(/^\/?(xl\/)?/, 'xl/'),
    ]),
  )
  return new Map(
    tags(text('xl/workbook.xml'), 'sheet').map((tag) => {
      const rows = tags(text(targets.get(attribute(tag, '\\w+:id')) ?? ''), 'row')
      const hiddenRows = rows.flatMap((row, at) =>
        /^(1|true)$/.test(attribute(row, 'hidden')) ? [Number(attribute(row, 'r')) || at + 1] : [],
      )
      return [
        unescaped(attribute(tag, 'name')),
        { isHidden: /hidden/i.test(attribute(tag, 'state')), hiddenRows },
      ]
    }),
  )
}

const tags = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<(?:\\w+:)?${name}\\s[^>]*>`, 'g'))].map(([tag]) => tag)

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1] ?? ''

const unescaped = (text: string) =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, '&')

/**
 * A sheet with the address of each cell written out, which is optional, without its empty cells, and with the errors of
 * formulas as text: the reader of cells refuses a sheet for each of these. Throws where the sheet is larger than its bounds.
 */
function withAddresses(xml: string, { cells }: FileBounds): string {
  let row = 0
  let column = 0
  let widest = 0
  const plain = xml.replace(
    /<((?:\w+:)?)(row|c)(\s[^>]*?)?(\/?)>/g,
    (tag, prefix: string, name: string, rest = '', slash = '') => {
      if (name === 'row') {
        row = Number(attribute(rest, 'r')) || row + 1
        column = 0
        return slash
          ? ''
          : `<${prefix}row${rest.replace(/\s(r|spans)\s*=\s*["'][^"']*["']/g, '')} r="${row}">`
      }
      const address = /^([A-Z]+)\d+$/.exec(attribute(rest, 'r'))?.[1]
      column = address ? columnOf(address) : column + 1
      if (slash) return ''
      widest = Math.max(widest, column)
      if (row * widest > cells) throw new UnreadableFile('格子太多')
      const own = rest.replace(/\sr\s*=\s*["'][^"']*["']/, '').replace(/(\st\s*=\s*["'])e(["'])/, '$1str$2')
      return tag === '' ? tag : `<${prefix}c r="${lettersOf(column)}${row}"${own}>`
    },
  )
  return plain
}

const columnOf = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

function lettersOf(column: number): string {
  const rest = (column - 1) % 26
  const before = (column - 1 - rest) / 26
  return (before > 0 ? lettersOf(before) : '') + String.fromCharCode(65 + rest)
}
