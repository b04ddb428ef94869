import { expect, it } from 'vitest'
import { readingTable } from './reading-table'

const year = (...subjects: string[]) => ({
  subjectBatchMap: Object.fromEntries(subjects.map((subject) => [subject, ['本科批']])),
})
const anhui = {
  yearSubjectBatchMap: {
    '2023': year('理科', '文科'),
    '2024': year('物理', '历史'),
    '2025': year('物理', '历史'),
  },
}

it('is that of the exam’s own year', () => {
  expect(readingTable(anhui, 2025, '物理')).toEqual({ year: 2025, subject: '物理' })
})

it('is the newest one before, until that is out', () => {
  expect(readingTable(anhui, 2027, '历史')).toEqual({ year: 2025, subject: '历史' })
})

it('is never later than the exam, and may bear the old name of the same candidates', () => {
  expect(readingTable(anhui, 2023, '物理')).toEqual({ year: 2023, subject: '理科' })
  expect(readingTable(anhui, 2022, '物理')).toBeUndefined()
  expect(readingTable(anhui, 2025, '综合')).toBeUndefined()
})
