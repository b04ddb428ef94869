import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import type { Sheet } from './book'
import { type FileBounds, UnreadableFile } from './unreadable-file'

/** The sheets of a workbook of the form that Excel writes since 2007 (ECMA-376). Throws where it is none. */
export async function workbookSheets(bytes: Uint8Array, bounds: FileBounds): Promise<readonly Sheet[]> {
  const { parts, names } = unpacked(bytes, bounds)
  if (names.some((name) => name.startsWith('word/'))) throw new UnreadableFile('Word')
  if (names.includes('xl/workbook.bin')) throw new UnreadableFile('xlsb')
  if (names.includes('Index/Document.iwa')) throw new UnreadableFile('Numbers')
  if (names.includes('content.xml')) throw new UnreadableFile('ods')
  if (!names.some((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name)))
    throw new UnreadableFile(names.some((name) => /\.(xlsx?|csv)$/i.test(name)) ? '压缩包' : '没有工作表')
  const known = sheetsOf(parts)
  const plain = { ...parts }
  for (const name of Object.keys(parts)) {
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
      ...(own && own.hiddenColumns.length > 0 && { hiddenColumns: own.hiddenColumns }),
      ...(own && own.struckRows.length > 0 && { struckRows: own.struckRows }),
    }
  })
}

type Parts = Record<string, Uint8Array>

/** The parts that are text, and the names of all. */
function unpacked(bytes: Uint8Array, { unpackedBytes }: FileBounds) {
  let size = 0
  const names: string[] = []
  const parts: Parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      names.push(name)
      if (!/\.(xml|rels)$/.test(name)) return false
      size += originalSize
      if (size > unpackedBytes) throw new UnreadableFile('解开太大')
      return true
    },
  })
  return { parts, names }
}

interface SheetFacts {
  readonly isHidden: boolean
  /** From 1. */
  readonly hiddenRows: readonly number[]
  /** From 0. */
  readonly hiddenColumns: readonly number[]
  /** From 1. */
  readonly struckRows: readonly number[]
}

/** What a workbook says of its sheets and the reader of cells does not: what is hidden, and what is struck through. */
function sheetsOf(parts: Parts): ReadonlyMap<string, SheetFacts> {
  const text = (name: string) => strFromU8(parts[name] ?? new Uint8Array())
  const targets = new Map(
    tags(text('xl/_rels/workbook.xml.rels'), 'Relationship').map((tag) => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target').replace(/^\/?(xl\/)?/, 'xl/'),
    ]),
  )
  const struck = struckStyles(text('xl/styles.xml'))
  return new Map(
    tags(text('xl/workbook.xml'), 'sheet').map((tag) => {
      const xml = text(targets.get(attribute(tag, '\\w+:id')) ?? '')
      const hiddenRows = tags(xml, 'row').flatMap((row, at) =>
        isOn(attribute(row, 'hidden')) ? [Number(attribute(row, 'r')) || at + 1] : [],
      )
      const hiddenColumns = tags(xml, 'col').flatMap((col) => {
        const [from, to] = [Number(attribute(col, 'min')), Number(attribute(col, 'max'))]
        const length = isOn(attribute(col, 'hidden'))
          ? Math.max(0, Math.min(to, from + MOST_HIDDEN) - from + 1)
          : 0
        return Array.from({ length }, (_, at) => from - 1 + at)
      })
      const isHidden = /hidden/i.test(attribute(tag, 'state'))
      return [
        unescaped(attribute(tag, 'name')),
        { isHidden, hiddenRows, hiddenColumns, struckRows: struckRows(xml, struck) },
      ]
    }),
  )
}

/** All columns behind the last are hidden by one range. */
const MOST_HIDDEN = 300

const isOn = (value: string) => /^(1|true)$/.test(value)

/** The styles of cells, by their number, whose font is struck through. */
function struckStyles(xml: string): ReadonlySet<number> {
  const fonts =
    /<(?:\w+:)?fonts[\s>][\s\S]*?<\/(?:\w+:)?fonts>/.exec(xml)?.[0].split(/<(?:\w+:)?font[\s/>]/) ?? []
  const struck = fonts.slice(1).map((font) => {
    const tag = /<(?:\w+:)?strike\b[^>]*>/.exec(font)?.[0]
    return tag !== undefined && !/val\s*=\s*["'](0|false)/.test(tag)
  })
  const formats = /<(?:\w+:)?cellXfs[\s>][\s\S]*?<\/(?:\w+:)?cellXfs>/.exec(xml)?.[0] ?? ''
  return new Set(
    tags(formats, 'xf').flatMap((tag, at) => (struck[Number(attribute(tag, 'fontId'))] ? [at] : [])),
  )
}

/** Rows of which more than half of the filled cells are struck through. */
function struckRows(xml: string, styles: ReadonlySet<number>): readonly number[] {
  if (styles.size === 0) return []
  const counts = new Map<number, { filled: number; struck: number }>()
  let row = 0
  for (const [tag, name, rest = '', slash] of xml.matchAll(/<(?:\w+:)?(row|c)(\s[^>]*?)?(\/?)>/g)) {
    if (name === 'row') row = Number(attribute(tag, 'r')) || row + 1
    else if (!slash) {
      const count = counts.get(row) ?? { filled: 0, struck: 0 }
      count.filled++
      if (styles.has(Number(attribute(rest, 's') || -1))) count.struck++
      counts.set(row, count)
    }
  }
  return [...counts].flatMap(([at, { filled, struck }]) => (2 * struck > filled ? [at] : []))
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
 * A sheet with the address of each cell written out, which is optional, without its empty cells. Errors of formulas
 * become text: the reader of cells refuses a sheet for each of these. Throws where the sheet is larger than its bounds.
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
