import fc from 'fast-check'
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
    const text = new TextEncoder().encode('院校名称,专业组\n安徽大学,003')
    expect(await cellsOfFile(fileOf(text, '志愿.csv'))).toEqual([
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
})
