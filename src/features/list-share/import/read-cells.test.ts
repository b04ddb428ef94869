import fc from 'fast-check'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/universal'
import { readTable } from '~/rules/list/import/read-table'
import { bookOfFile, pastedBook } from './read-cells'

const cellsOfFile = async (file: File) => (await bookOfFile(file)).sheets[0]?.cells ?? []
const pastedCells = (text: string) => pastedBook(text).sheets[0]?.cells

const ROWS = [
  ['院校名称', '专业组代码', '专业1'],
  ['安徽大学', '003', '法学'],
  ['合肥工业大学', '=1+1', '会计学'],
]
const workbook = async () =>
  new Uint8Array(
    await (
      await writeXlsxFile(
        ROWS.map((row) => row.map((value) => ({ value }))),
        {},
      ).toBlob()
    ).arrayBuffer(),
  )
const fileOf = (bytes: Uint8Array, name = '志愿.xlsx') => new File([new Uint8Array(bytes)], name)

describe('a file that is brought', () => {
  it('gives the cells of its first sheet, a formula as the text that it is', async () => {
    const cells = await cellsOfFile(fileOf(await workbook()))
    expect(cells).toEqual(ROWS)
  })

  it('gives those of a text with tabs or commas', async () => {
    const bytes = text('院校名称,专业组\n安徽大学,003')
    expect(await cellsOfFile(fileOf(bytes, '志愿.csv'))).toEqual([
      ['院校名称', '专业组'],
      ['安徽大学', '003'],
    ])
    expect(pastedCells('安徽大学\t003')).toEqual([['安徽大学', '003']])
  })

  it('says so in plain words where it is damaged, whatever the damage', async () => {
    const whole = await workbook()
    const damage = fc.record({
      at: fc.array(fc.tuple(fc.nat(whole.length - 1), fc.integer({ min: 0, max: 255 })), {
        minLength: 1,
        maxLength: 40,
      }),
      length: fc.oneof(fc.constant(whole.length), fc.nat(whole.length)),
    })
    await fc.assert(
      fc.asyncProperty(damage, async ({ at, length }) => {
        const bytes = whole.slice(0, length)
        for (const [place, value] of at) if (place < length) bytes[place] = value
        const outcome = await cellsOfFile(fileOf(bytes)).then(readTable, (error: Error) => ({
          problem: error.message,
        }))
        if ('problem' in outcome) expect(outcome.problem).toMatch(/[\u4e00-\u9fff]+。$/)
        else expect(outcome.rows.length).toBeGreaterThan(0)
      }),
      { numRuns: 300 },
    )
  })

  it.each([
    ['a workbook with a password', compound('EncryptedPackage'), '有密码'],
    ['an old workbook', compound('Workbook'), '另存为 .xlsx'],
    ['a PDF', text('%PDF-1.7'), '这是 PDF'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47]), '这是图片'],
    ['a document', zipSync({ 'word/document.xml': text('<w/>') }), '这是 Word 文档'],
    ['nothing', new Uint8Array(), '是空的'],
    ['a binary workbook', zipSync({ 'xl/workbook.bin': text('x') }), '二进制的 .xlsb'],
    ['a table of Numbers', zipSync({ 'Index/Document.iwa': text('x') }), 'Numbers 表格'],
    ['a packed workbook', zipSync({ 'a.xlsx': text('x') }), '这是压缩包'],
    ['a packed file', new Uint8Array([0x1f, 0x8b, 8, 0]), '这是压缩包'],
    ['a photo of a phone', new Uint8Array([0, 0, 0, 24, ...text('ftypheic')]), '这是图片'],
    ['a picture of the web', new Uint8Array([...text('RIFF'), 1, 2, 3, 4, ...text('WEBP')]), '这是图片'],
    ['an XML table', text('<?xml version="1.0"?><Workbook/>'), 'XML 表格 2003'],
    ['no text', new Uint8Array([0x80, 0xff, 0xff, 0xfe, 0x00]), '认不出'],
  ])('is refused by its content where it is %s', async (_, bytes, words) => {
    await expect(bookOfFile(fileOf(bytes, '志愿.xlsx'))).rejects.toThrow(words)
  })

  it('is refused where it unpacks to more than a list, or reaches too far', async () => {
    const sheet = (cells: string) => ({
      'xl/workbook.xml': text('<workbook><sheets><sheet name="S" r:id="rId1"/></sheets></workbook>'),
      'xl/worksheets/sheet1.xml': text(`<worksheet><sheetData>${cells}</sheetData></worksheet>`),
    })
    const bomb = zipSync({ ...sheet(''), 'xl/bomb.xml': new Uint8Array(31_000_000) })
    expect(bomb.length).toBeLessThan(100_000)
    await expect(bookOfFile(fileOf(bomb))).rejects.toThrow('解开以后太大')
    const far = zipSync(sheet('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'))
    await expect(bookOfFile(fileOf(far))).rejects.toThrow('超过 20 万格')
  })
})

/** A compound file that has a part of this name (MS-CFB: names are UTF-16). */
function compound(name: string): Uint8Array {
  const letters = [...name].flatMap((letter) => [letter.charCodeAt(0), 0])
  return new Uint8Array([
    0xd0,
    0xcf,
    0x11,
    0xe0,
    0xa1,
    0xb1,
    0x1a,
    0xe1,
    ...new Array(500).fill(0),
    ...letters,
  ])
}

function text(written: string): Uint8Array {
  return new TextEncoder().encode(written)
}
