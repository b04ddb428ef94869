import { unzipSync } from 'fflate'
import { parse } from 'papaparse'
import readXlsxFile from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import { neutral, type Sheet } from './sheet'
import { csvOf, xlsxOf } from './write-sheet'

const SHEET: Sheet = {
  name: '学生',
  heads: ['姓名', '手机号', '志愿表'],
  rows: [
    ['林小满', '138****8000', 3],
    ['=HYPERLINK("http://x","点我")', '+8613800008000', -1],
    ['逗号,"引号"\n换行', null, 0],
  ],
}
const NEUTRAL = [
  ['林小满', '138****8000', 3],
  [`'=HYPERLINK("http://x","点我")`, `'+8613800008000`, -1],
  ['逗号,"引号"\n换行', null, 0],
]

describe('an exported table', () => {
  it('opens as a workbook with the same cells, and none of them a formula', async () => {
    const bytes = new Uint8Array(await (await xlsxOf(SHEET)).arrayBuffer())
    const [sheet] = await readXlsxFile(Buffer.from(bytes))
    expect(sheet).toEqual({ sheet: '学生', data: [[...SHEET.heads], ...NEUTRAL] })
    const parts = unzipSync(bytes, { filter: ({ name }) => /worksheets/.test(name) })
    const texts = Object.values(parts).map((part) => new TextDecoder().decode(part))
    expect(texts.length).toBeGreaterThan(0)
    expect(texts.filter((text) => /<f[ >]/.test(text))).toEqual([])
  })

  it('opens as comma-separated text with the same cells', () => {
    const text = csvOf(SHEET)
    expect(text.startsWith('\uFEFF')).toBe(true)
    const { data, errors } = parse<string[]>(text.slice(1))
    expect(errors).toEqual([])
    expect(data).toEqual([SHEET.heads, ...NEUTRAL].map((row) => row.map((cell) => String(cell ?? ''))))
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\t=1', '\r=1', '＝1'])('makes %j a text', (text) => {
    expect(neutral(text)).toBe(`'${text}`)
  })

  it('leaves words and figures as they are', () => {
    expect([neutral('a=b'), neutral(-3), neutral(null)]).toEqual(['a=b', -3, null])
  })
})
