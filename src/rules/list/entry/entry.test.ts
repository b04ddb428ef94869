import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applicationForm } from '../../filing/application-form'
import { comparedCodes, confirmedLines } from './compare-codes'
import { type EntryRow, entryRow, entryText, spokenRow } from './entry-codes'

const form = applicationForm('安徽', 2026, '本科批')
if (!form) throw new Error('no form')
const CHOICE = {
  order: 5,
  schoolName: '安徽大学',
  schoolEnrollCode: '0357',
  majorGroupCode: '003',
  majors: [
    { majorEnrollCode: '08', majorName: '软件工程' },
    { majorEnrollCode: '11', majorName: '法学' },
    { majorEnrollCode: '02', majorName: '会计学' },
  ],
  adjust: true,
}
const ROW = entryRow(form, CHOICE)
const lineOf = ({ codes, adjust }: EntryRow) =>
  [...codes.map(({ code }) => code), ...(adjust === undefined ? [] : [adjust ? '是' : '否'])].join('\t')

const codeDifferences = (rows: readonly EntryRow[], lines: ReturnType<typeof confirmedLines>) =>
  comparedCodes(rows, lines).differences

describe('a row of the official form', () => {
  it('has its codes in the order in which the form asks for them, empty fields left out', () => {
    expect(ROW.codes.map(({ field, code }) => [field, code])).toEqual([
      ['院校', '0357'],
      ['专业组', '003'],
      ['专业1', '08'],
      ['专业2', '11'],
      ['专业3', '02'],
    ])
    expect(entryText(ROW)).toBe('5: 0357 003 08 11 02 是')
    // The same row at another place is typed again.
    expect(entryText({ ...ROW, place: 1 })).not.toBe(entryText(ROW))
    expect(spokenRow(ROW)).toMatch(/^第 5 行。院校，0 3 5 7。专业组，0 0 3。专业1，0 8。.+。服从调剂$/)
  })
})

describe('what the official form confirms', () => {
  it('is read without names and numbers of lines', () => {
    expect(confirmedLines('1 0357 安徽大学 003 08 服从\n\n2 0359 合肥工业大学 001 02 不服从')).toEqual([
      ['0357', '003', '08', '是'],
      ['0359', '001', '02', '否'],
    ])
  })

  it.each([
    ['0357 003 11 08 02 是', ['第 5 行 专业1 与 专业2 互换了']],
    ['0357 003 08 12 02 是', ['第 5 行 专业2 应为 11，填成了 12']],
    ['0357 003 08 11', ['第 5 行 专业3 应为 02，没有填']],
    ['0357 003 08 11 02 否', ['第 5 行 服从调剂应为“是”，填成了“否”']],
    ['0357 003 08 11 02 09 是', ['第 5 行多填了 09']],
  ])('%s is compared code by code', (text, said) => {
    expect(codeDifferences([ROW], confirmedLines(text))).toEqual(said)
  })

  it('says where 服从 was not pasted, for codes do not tell it', () => {
    expect(comparedCodes([ROW], confirmedLines('0357 003 08 11 02')).withoutConsent).toEqual([5])
    expect(comparedCodes([ROW], confirmedLines('0357 003 08 11 02 服从调剂：是')).withoutConsent).toEqual([])
    expect(comparedCodes([ROW], confirmedLines('0357 003 08 11 02 不服从调剂')).differences).toEqual([
      '第 5 行 服从调剂应为“是”，填成了“否”',
    ])
  })

  it('names rows that were swapped, are missing or too many', () => {
    const other = entryRow(form, { ...CHOICE, order: 6, majorGroupCode: '004' })
    expect(codeDifferences([ROW, other], confirmedLines(`${lineOf(other)}\n${lineOf(ROW)}`))).toEqual([
      '第 5 行与第 6 行互换了',
    ])
    expect(comparedCodes([ROW, other], confirmedLines(lineOf(ROW)))).toEqual({
      differences: [],
      rows: 1,
      missing: 1,
      withoutConsent: [],
    })
    expect(codeDifferences([ROW], confirmedLines(`${lineOf(ROW)}\n9999 001`))).toEqual(['多出一行：9999 001'])
  })

  it('differs in nothing where it is the list, and in something where one code is another', () => {
    const code = fc.integer({ min: 1, max: 9999 }).map((n) => String(n).padStart(4, '0'))
    const list = fc.array(
      fc.record({ school: code, group: code, majors: fc.array(code, { maxLength: 6 }) }),
      {
        minLength: 1,
        maxLength: 45,
      },
    )
    fc.assert(
      fc.property(list, fc.nat(), (choices, at) => {
        const rows = choices.map(({ school, group, majors }, index) =>
          entryRow(form, {
            ...CHOICE,
            order: index + 1,
            schoolEnrollCode: school,
            majorGroupCode: group,
            majors: majors.map((majorEnrollCode) => ({ majorEnrollCode, majorName: 'x' })),
          }),
        )
        const lines = rows.map((row, index) => `${index + 1}\t${lineOf(row)}`)
        expect(codeDifferences(rows, confirmedLines(lines.join('\n')))).toEqual([])
        const wrong = lines.with(at % lines.length, '1\t0000\t0000')
        return codeDifferences(rows, confirmedLines(wrong.join('\n'))).length > 0
      }),
    )
  })
})
