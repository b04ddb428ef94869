import { expect, it } from 'vitest'
import { SECTION_GROUPS } from './sections'

it('S1-2.34 S2-1.2 has the menu of the specification', () => {
  expect(
    SECTION_GROUPS.map(({ label, sections }) => [label, sections.map((section) => section.label)]),
  ).toEqual([
    ['资料库', ['院校库', '专业库', '职业库']],
    ['排行榜', ['大学排名']],
    ['更多', ['批次线', '一分一段', '招生原书']],
  ])
})
