import { describe, expect, it } from 'vitest'
import { PhysicalDraft, physicalDraftOf, physicalOf } from './physical-draft'

const FULL = {
  studentId: 's-1',
  consent: true,
  height: 172,
  weight: 61.5,
  leftEyesight: 4.8,
  rightEyesight: 5,
  colourVision: '正常',
  limits: ['轻度色觉异常：化学类等专业可不予录取'],
} as const

describe('a draft of the physical examination', () => {
  it('says what the record says and gives it back', () => {
    const record = { ...FULL, limits: [...FULL.limits] }
    expect(physicalOf(physicalDraftOf(record), 's-1')).toEqual(record)
  })

  it('may stay empty', () => {
    const empty = physicalDraftOf({ studentId: 's-1', consent: true })
    expect(PhysicalDraft.safeParse(empty).success).toBe(true)
    expect(physicalOf(empty, 's-1')).toEqual({
      studentId: 's-1',
      consent: true,
      height: null,
      weight: null,
      leftEyesight: null,
      rightEyesight: null,
      colourVision: null,
      limits: [],
    })
  })

  it('sends nothing without consent, whatever was typed', () => {
    const draft = { ...physicalDraftOf({ ...FULL, limits: [] }), consent: false }
    expect(physicalOf(draft, 's-1')).toEqual({ studentId: 's-1', consent: false })
  })

  it('says what is wrong with a measure', () => {
    const draft = physicalDraftOf({ studentId: 's-1', consent: true })
    const { error } = PhysicalDraft.safeParse({
      ...draft,
      height: '17',
      weight: '61.55',
      leftEyesight: '0.8',
      rightEyesight: '５．０',
    })
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['height', '身高是 80 到 250 厘米之间的数，最多一位小数'],
      ['weight', '体重是 20 到 250 千克之间的数，最多一位小数'],
      ['leftEyesight', '左眼裸眼视力是 4 到 5.3 之间的数，最多一位小数'],
    ])
  })
})
