import { describe, expect, it } from 'vitest'
import { comparableSubject, subjectCounterpart } from './subject-counterpart'

describe('subjects of two exams', () => {
  it.each([
    ['物理', '理科'],
    ['历史', '文科'],
    ['理科', '物理'],
    ['文科', '历史'],
    ['综合', undefined],
    ['constructor', undefined],
  ])('S1-9.15 %s goes with %s', (subject, expected) => {
    expect(subjectCounterpart(subject)).toBe(expected)
  })

  it('compare by their own name first, and never with everybody together', () => {
    expect(comparableSubject('物理', ['物理', '历史'])).toBe('物理')
    expect(comparableSubject('物理', ['理科', '文科'])).toBe('理科')
    expect(comparableSubject('理科', ['综合'])).toBeUndefined()
    expect(comparableSubject('综合', ['理科', '文科'])).toBeUndefined()
    expect(comparableSubject('物理', [])).toBeUndefined()
  })
})
