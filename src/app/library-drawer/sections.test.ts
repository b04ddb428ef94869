import { expect, it } from 'vitest'
import { BookSection } from './book-section'
import { MajorSection } from './major-section'
import { ProfessionSection } from './profession-section'
import { RankLineSection } from './rank-line-section'
import { RankingSection } from './ranking-section'
import { SchoolSection } from './school-section'
import { ScoreLineSection } from './score-line-section'
import { SECTION_GROUPS, sectionOf } from './sections'

it('S1-2.34 S2-1.2 has the menu of the specification', () => {
  expect(
    SECTION_GROUPS.map(({ label, sections }) => [label, sections.map((section) => section.label)]),
  ).toEqual([
    ['资料库', ['院校库', '专业库', '职业库']],
    ['排行榜', ['大学排名']],
    ['更多', ['批次线', '一分一段', '招生原书']],
  ])
})

it.each([
  ['school', '院校库', SchoolSection],
  ['major', '专业库', MajorSection],
  ['profession', '职业库', ProfessionSection],
  ['ranking', '大学排名', RankingSection],
  ['score-line', '批次线', ScoreLineSection],
  ['rank-line', '一分一段', RankLineSection],
  ['book', '招生原书', BookSection],
])('S1-2.34 S1-4.11.1 S2-2.33 S2-4.1.1 the word %s opens %s', async (word, label, view) => {
  const section = sectionOf(word)
  expect([section.label, await section.load()]).toEqual([label, view])
})
