import { describe, expect, it } from 'vitest'
import { electivesAsked, fitOf, requirementPhrase, requirementText, shortRequirement } from './requirement'

describe('a requirement against the electives', () => {
  it.each([
    ['不限', '物理', ['化学', '生物'], 'met'],
    ['首选物理，再选不限', '物理', ['政治', '地理'], 'met'],
    ['首选物理，再选不限', '历史', ['政治', '地理'], 'not-met'],
    ['首选物理，再选化学', '物理', ['化学', '生物'], 'met'],
    ['首选物理，再选化学', '物理', ['生物', '地理'], 'not-met'],
    ['首选物理，再选化学和生物', '物理', ['化学', '地理'], 'not-met'],
    ['首选物理，再选化学或生物', '物理', ['化学', '地理'], 'met'],
    ['首选物理或历史，再选思想政治', '历史', ['政治', '地理'], 'met'],
    ['首选历史，再选思想政治', '历史', ['思想政治', '地理'], 'met'],
    ['物理+化学', '综合', ['物理', '化学', '生物'], 'met'],
    ['物理和化学', '综合', ['物理', '生物', '地理'], 'not-met'],
    ['物理(1门科目考生必须选考方可报考)', '综合', ['化学', '生物', '政治'], 'not-met'],
    ['物理、化学、生物(3门科目考生选考其中一门即可报考)', '综合', ['生物', '政治', '历史'], 'met'],
    ['物理、化学(2门科目考生均须选考方可报考)', '综合', ['物理', '政治', '历史'], 'not-met'],
    ['化学、生物、政治三选二', '物理', ['化学', '政治'], 'met'],
    ['化学、生物、政治三选二', '物理', ['化学', '地理'], 'not-met'],
    ['物理/化学', '综合', ['化学', '政治', '历史'], 'met'],
    ['理科', '理科', undefined, 'met'],
    ['文科', '理科', undefined, 'not-met'],
    ['首选物理，再选化学', '理科', undefined, 'met'],
    ['首选历史，再选不限', '理科', undefined, 'not-met'],
    ['物理或历史', '文科', undefined, 'met'],
  ] as const)('%s for %s %j: %s', (text, subject, electives, fit) => {
    expect(fitOf(text, subject, electives)).toBe(fit)
  })

  it.each(['70008', '见招生章程', '三选二', '化学、生物'])('does not guess at %s', (text) => {
    expect(fitOf(text, '物理', ['化学', '生物'])).toBe('unknown')
  })

  it('judges by the subject alone where the electives are not told', () => {
    expect(fitOf('首选物理，再选不限', '历史', undefined)).toBe('not-met')
    expect(fitOf('首选物理，再选化学', '物理', undefined)).toBe('unknown')
    expect(fitOf('物理和化学', '物理', undefined)).toBe('unknown')
    expect(fitOf('物理', '综合', undefined)).toBe('unknown')
    expect(fitOf('理科', '综合', undefined)).toBe('not-met')
    expect(fitOf('首选物理，再选化学', '历史', undefined)).toBe('not-met')
  })
})

describe('a requirement that is printed', () => {
  it('reads as the exam of the province prints it', () => {
    expect(requirementText('物理', ['化学'])).toBe('首选物理，再选化学')
    expect(requirementText('历史', [])).toBe('首选历史，再选不限')
    expect(requirementText('综合', ['物理', '化学'])).toBe('物理和化学')
    expect(requirementText('理科', [])).toBeUndefined()
  })

  it('shuts out the other side', () => {
    expect(electivesAsked(['物理', '化学'], '物理')).toEqual(['化学'])
    expect(electivesAsked(['物理', '化学'], '历史')).toBeUndefined()
    expect(electivesAsked(['历史'], '理科')).toBeUndefined()
    expect(electivesAsked(['物理', '化学'], '文科')).toBeUndefined()
    expect(electivesAsked(['化学'], '文科')).toEqual([])
    expect(electivesAsked(['化学'], '理科')).toEqual([])
    expect(electivesAsked(['物理', '化学'], '综合')).toEqual(['物理', '化学'])
  })

  it('is met by exactly those who have sat all that it names', () => {
    for (const subject of ['物理', '历史', '综合'] as const) {
      for (const asked of [[], ['化学'], ['化学', '生物'], ['政治', '地理']]) {
        const text = requirementText(subject, asked) ?? ''
        expect(fitOf(text, subject, asked)).toBe('met')
        expect(fitOf(text, subject, ['技术'])).toBe(asked.length > 0 ? 'not-met' : 'met')
        expect(fitOf(text, subject, undefined)).toBe(asked.length > 0 ? 'unknown' : 'met')
      }
    }
  })

  it('is shortened to what it asks beside the first choice', () => {
    expect(shortRequirement('首选物理，再选化学')).toBe('化学')
    expect(shortRequirement('首选历史，再选科目：不限')).toBe('不限')
    expect(shortRequirement('首选物理，再选 化学 ')).toBe('化学')
    expect(shortRequirement('物理和化学')).toBe('物理和化学')
    expect(shortRequirement('')).toBeUndefined()
    expect(shortRequirement(null)).toBeUndefined()
    expect(requirementPhrase('首选物理，再选化学')).toBe('再选化学')
    expect(requirementPhrase('物理和化学')).toBe('选考物理和化学')
    expect(requirementPhrase('不限')).toBe('选考不限')
  })
})
