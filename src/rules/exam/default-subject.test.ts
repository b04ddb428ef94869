import { describe, expect, it } from 'vitest'
import { defaultSubject } from './default-subject'

describe('defaultSubject', () => {
  it.each([
    [['综合'], [7], '综合'],
    // A province in the year of its reform offers both.
    [['综合', '物理', '历史'], [4, 5, 6], '综合'],
    [['物理', '历史'], [4, 5, 6], '物理'],
    [['物理', '历史'], [7, 8, 9], '历史'],
    [['理科', '文科'], [4], '理科'],
    [['理科', '文科'], [7], '文科'],
    [['文科', '理科'], [4], '理科'],
    [['文科', '理科'], [7], '文科'],
    [['历史', '物理'], [4], '物理'],
    [['历史', '物理'], [], '历史'],
    [['历史', '物理'], undefined, '历史'],
    [[], [4], undefined],
  ])('S1-4.12 %j for a student of %j opens with %s', (offered, subjects, expected) => {
    expect(defaultSubject(offered, subjects)).toBe(expected)
  })
})
