import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { examMode } from '~/rules/exam/exam-mode'
import { PROVINCES } from '~/rules/exam/provinces'
import { controlLines, linesOfTable, scoreBands } from './control-lines'
import { scoreTable } from './score-table'

const anyProvince = fc.constantFrom(...PROVINCES.map(({ name }) => name))
const anyYear = fc.integer({ min: 2018, max: 2040 })

function written(province: string, year: number): string[] {
  return controlLines(province, year).map((line) => `${line.subject} ${line.batch} ${line.controlScore}`)
}

describe('controlLines', () => {
  it('are the official ones where they are known', () => {
    expect(written('安徽', 2025)).toEqual([
      '物理 特殊类型 514',
      '物理 本科批 461',
      '物理 专科批 200',
      '历史 特殊类型 515',
      '历史 本科批 477',
      '历史 专科批 200',
    ])
    expect(written('安徽', 2023).slice(0, 3)).toEqual(['理科 本一 482', '理科 本二 427', '理科 专科 200'])
    expect(written('山东', 2025)).toEqual(['综合 特殊类型 521', '综合 一段 441', '综合 二段 150'])
    expect(controlLines('安徽', 2025).every((line) => line.official)).toBe(true)
  })

  it('are marked as modelled before and after the notices at hand', () => {
    expect(controlLines('安徽', 2019).some((line) => line.official)).toBe(false)
    expect(controlLines('安徽', 2031).some((line) => line.official)).toBe(false)
  })

  it('come for both groups of candidates in 西藏 as long as it has them', () => {
    expect(new Set(controlLines('西藏', 2025).map((line) => line.subject))).toEqual(
      new Set(['理科(A类)', '理科(B类)', '文科(A类)', '文科(B类)']),
    )
    expect(new Set(controlLines('西藏', 2027).map((line) => line.subject))).toEqual(new Set(['物理', '历史']))
    expect(linesOfTable('西藏', 2025, '理科').map((line) => line.controlScore)).toEqual([300, 266, 222])
  })

  it('keep to the batches of the exam of their year', () => {
    const batches = (province: string, year: number) => [
      ...new Set(controlLines(province, year).map((line) => line.batch)),
    ]
    expect(batches('安徽', 2018)).toEqual(['本一', '本二', '专科'])
    expect(batches('山东', 2018)).toEqual(['特殊类型', '本科批', '专科'])
    expect(batches('北京', 2018)).toEqual(['本一', '本二', '专科'])
    expect(batches('北京', 2019)).toEqual(['特殊类型', '本科批', '专科'])
    expect(batches('浙江', 2018)).toEqual(['特殊类型', '一段', '二段'])
    expect(batches('新疆', 2030)).toEqual(['特殊类型', '本科批', '专科批'])
  })

  it('fall, and lie inside the table of their subject', () => {
    fc.assert(
      fc.property(anyProvince, anyYear, fc.nat(), (province, year, pick) => {
        const subjects = examMode(province, year)?.subjects ?? []
        const subject = subjects[pick % subjects.length] ?? '综合'
        const [upper = 0, undergraduate = 0, junior = 0] = linesOfTable(province, year, subject).map(
          (line) => line.controlScore,
        )
        const rows = scoreTable({ province, year, subject })?.rows ?? []
        expect(upper).toBeLessThan(rows[0]?.score ?? 0)
        expect(undergraduate).toBeLessThan(upper)
        expect(junior).toBeLessThan(undergraduate)
        expect(junior).toBeGreaterThanOrEqual(rows.at(-1)?.score ?? Number.POSITIVE_INFINITY)
      }),
      { numRuns: 150 },
    )
  })

  it('are empty for a province that does not exist', () => {
    expect(controlLines('外省', 2025)).toEqual([])
  })
})

describe('scoreBands', () => {
  it('reach up to the next line; the top line has none', () => {
    const bands = scoreBands(controlLines('安徽', 2025))
    expect(bands.map(({ lowestScore, highestScore }) => [lowestScore, highestScore])).toEqual([
      [undefined, undefined],
      [461, 513],
      [200, 460],
      [undefined, undefined],
      [477, 514],
      [200, 476],
    ])
  })
})
