import { expect, it } from 'vitest'
import { type CopiedCell, copiedHtml, copiedText, staysText } from './copied-cells'

const cell = (text: string, more: Partial<CopiedCell> = {}): CopiedCell => ({
  ...{ text, head: '', isHead: false, isFigure: false },
  ...more,
})

it.each([
  '002',
  '0140',
  '080901',
  '030101K'.replace('K', ''),
  '12E5',
  '3-4',
  '2026/6/25',
  '=1+1',
  '-A',
  '1234567890123',
])('%s stays as it is written', (text) => {
  expect(staysText(cell(text))).toBe(true)
  expect(copiedHtml([[cell(text)]])).toContain("mso-number-format:'\\@'")
  expect(copiedHtml([[cell(text)]])).toContain('sdnum="1033;0;@"')
})

it.each(['600', '27,089', '2025', '安徽大学', '12.5', '98%'])('%s is left to the spreadsheet', (text) => {
  expect(staysText(cell(text))).toBe(false)
})

it('keeps what stands under a head of codes, and no figure', () => {
  expect(staysText(cell('10357', { head: '院校代码' }))).toBe(true)
  expect(staysText(cell('-5', { head: '院校代码', isFigure: true }))).toBe(false)
})

it('is one row a row, whatever stands in a cell', () => {
  const rows = [
    [cell('专业', { isHead: true }), cell('位次', { isHead: true })],
    [cell('土木<1>\n"工程"'), cell('1,234', { isFigure: true })],
  ]
  expect(copiedText(rows)).toBe('专业\t位次\n土木<1> "工程"\t1,234')
  expect(copiedHtml(rows)).toContain(
    '<td>土木&lt;1&gt;<br style="mso-data-placement:same-cell">&quot;工程&quot;</td><td>1,234</td>',
  )
})
