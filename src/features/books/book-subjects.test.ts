import { describe, expect, it } from 'vitest'
import { bookSubjects } from './book-subjects'

const years = (map: Record<number, string[]>) => ({
  yearSubjectBatchMap: Object.fromEntries(
    Object.entries(map).map(([year, subjects]) => [
      year,
      { subjectBatchMap: Object.fromEntries(subjects.map((subject) => [subject, ['本科批']])) },
    ]),
  ),
})
const ANHUI = years({ 2025: ['物理', '历史'], 2024: ['物理', '历史'], 2023: ['理科', '文科'] })

describe('bookSubjects', () => {
  it('are those of the years, each once', () => {
    expect(bookSubjects(ANHUI, [2023])).toEqual(['理科', '文科'])
    expect(bookSubjects(ANHUI, [2025, 2024, 2023])).toEqual(['物理', '历史', '理科', '文科'])
  })

  it('are those of the newest year where a year is not out yet', () => {
    expect(bookSubjects(ANHUI, [2026])).toEqual(['物理', '历史'])
  })

  it('are none where nothing is known', () => {
    expect(bookSubjects(years({}), [2025])).toEqual([])
  })
})
