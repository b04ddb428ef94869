import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readJson, textOfBytes } from './reported-json.mjs'

const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string, isLittle: boolean, mark: boolean) => {
  const units = [...(mark ? [0xfeff] : []), ...Array.from(text, (letter) => letter.charCodeAt(0))]
  return Uint8Array.from(
    units.flatMap((unit) => (isLittle ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])),
  )
}
/** {"省":"安徽"} as editors in China write it without a mark. */
const GBK = Uint8Array.from([0x7b, 0x22, 0xca, 0xa1, 0x22, 0x3a, 0x22, 0xb0, 0xb2, 0xbb, 0xd5, 0x22, 0x7d])
const WRITTEN = '{"省":"安徽"}'

describe('a file of JSON', () => {
  it.each([
    ['UTF-8', utf8(WRITTEN)],
    ['UTF-8 with a mark', utf8(`\ufeff${WRITTEN}`)],
    ['UTF-16 LE with a mark', utf16(WRITTEN, true, true)],
    ['UTF-16 BE with a mark', utf16(WRITTEN, false, true)],
    ['UTF-16 LE', utf16(WRITTEN, true, false)],
    ['UTF-16 BE', utf16(WRITTEN, false, false)],
    ['GBK', GBK],
  ])('is read in %s', (_, bytes) => {
    expect(readJson(bytes)).toEqual({ value: { 省: '安徽' } })
  })

  it.each([
    ['{\n  "a": 1,\n}', '第 2 行第 9 个字：多了一个逗号'],
    ['[1, 2,, 3]', '第 1 行第 6 个字：多了一个逗号'],
    ['[1 2]', '第 1 行第 4 个字：前面少了一个逗号'],
    ['{"a" 1}', '第 1 行第 6 个字：前面少了一个冒号'],
    ['{"a": 1', '第 1 行第 8 个字：到这里就断了'],
    ['{"a"： 1}', '第 1 行第 5 个字“：”：是全角的标点'],
    ['{"a": １}', '第 1 行第 7 个字“１”：是全角的数字'],
    ['{"a":\u3000 1}', '是看不见的空白，要去掉'],
    ["{'a': 1}", "第 1 行第 2 个字“'”：用了单引号"],
    ['{"a": 1} // x', '第 1 行第 10 个字“/”：不能有注释'],
    ['{"a": 1} {}', '第 1 行第 10 个字：后面还有别的内容'],
    ['{"省": x}', '第 1 行第 7 个字：“x”不该在这里'],
    ['   ', '文件是空的'],
  ])('%j says where it is none', (text, words) => {
    expect(readJson(utf8(text)).problem).toContain(words)
  })

  it('names the encoding that it was read in', () => {
    expect(readJson(GBK.slice(0, -1)).problem).toContain('按 GBK 读的')
    expect(textOfBytes(Uint8Array.from([0xff, 0xff, 0xff]))).toBeUndefined()
  })

  it('is what JSON.parse reads, and has a place for everything else', () => {
    const pieces = fc.constantFrom(...'{}[],:"\\ \n', '1', '-0.5e3', '01', 'true', 'nul', '"a"', '，', '省')
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.array(pieces, { maxLength: 12 }).map((some) => some.join('')),
        ),
        (text) => {
          const read = readJson(utf8(text))
          let value: unknown
          try {
            value = JSON.parse(text)
          } catch {
            expect(read.problem).toMatch(/第 \d+ 行第 \d+ 个字|文件是空的/)
            return
          }
          expect(read).toEqual({ value })
        },
      ),
      { numRuns: 2000 },
    )
  })
})
