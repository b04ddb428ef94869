import { expect, it } from 'vitest'
import { reachWindow } from '~/rules/chance/tier-window'
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

it('leaves out a line of a batch that the reader may not apply for, and takes the next of the school', () => {
  const lines = [
    { ...line('甲', 27_500), batch: '本一' },
    { ...line('甲', 28_000), batch: '本二' },
    { ...line('乙', 28_000), batch: '本一' },
  ]
  const rows = reachRows(
    lines,
    { rank: 27_000 },
    '稳',
    libraryPageAddress.parse({}),
    ({ batch }) => batch === '本一',
  )
  expect(rows.map(({ school, figures }) => `${school.id} ${figures.line?.lowestRank}`)).toEqual(['甲 28000'])
})

it('narrows by name', () => {
  expect(names('稳', { q: '甲' })).toEqual([])
  expect(names('稳', { q: '乙' })).toEqual(['乙 28000'])
})

it.each([60, 1_000, 8_000, 27_089, 60_000, 124_829])('looks for every line of a tier at %i', (rank) => {
  const own = { rank, best: Math.ceil(rank * 0.97) }
  for (const reach of ['冲', '稳', '保'] as const) {
    const window = reachWindow(own, reach)
    const lines = Array.from({ length: 2_000 }, (_, at) =>
      line(String(at), Math.ceil((rank * (at + 1)) / 700)),
    )
    const found = reachRows(lines, own, reach, libraryPageAddress.parse({})).map(
      ({ figures }) => figures.line?.lowestRank ?? 0,
    )
    expect(found.length).toBeGreaterThan(0)
    const [first = 0, last = 0] = [found[0], found.at(-1)]
    expect(window?.best).toBeLessThanOrEqual(first)
    // 保 has no end, and the page says where it stops.
    if (reach === '保') expect(window?.last).toBe(Math.ceil(rank * 1.68))
    else expect(window?.last).toBeGreaterThanOrEqual(last)
  }
})
