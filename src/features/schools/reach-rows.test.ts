import { expect, it } from 'vitest'
import { libraryPageAddress } from './library-page.address'
import { reachRows } from './reach-rows'

const line = (schoolId: string, lowestRank: number, provinceName = '安徽', features: string[] = []) => ({
  schoolId,
  schoolName: `${schoolId}大学`,
  provinceName,
  schoolFeatures: features,
  lowestScore: 600,
  lowestRank,
})
const LINES = [
  line('甲', 26_000),
  line('甲', 25_000),
  line('乙', 28_000, '江苏', ['211']),
  line('丙', 40_000),
]
const names = (reach: '冲' | '稳' | '保', asked: object = {}) =>
  reachRows(LINES, { rank: 27_000 }, reach, libraryPageAddress.parse(asked)).map(
    ({ school, figures }) => `${school.id} ${figures.line?.lowestRank}`,
  )

it('names each school of a tier once, by its nearest line', () => {
  expect(names('冲')).toEqual(['甲 26000'])
  expect(names('稳')).toEqual(['乙 28000'])
  expect(names('保')).toEqual(['丙 40000'])
})

it('leaves a tie with 稳', () => {
  const own = { rank: 27_000, best: 25_500 }
  const rows = (reach: '冲' | '稳') => reachRows(LINES.slice(0, 1), own, reach, libraryPageAddress.parse({}))
  expect([rows('冲').length, rows('稳').length]).toEqual([0, 1])
})

it('narrows by place, tag and name', () => {
  expect(names('稳', { provinces: '安徽' })).toEqual([])
  expect(names('稳', { features: '985,211' })).toEqual(['乙 28000'])
  expect(names('稳', { q: '甲' })).toEqual([])
})
