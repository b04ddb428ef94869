import { describe, expect, it } from 'vitest'
import { PROVINCES } from '~/rules/exam/provinces'
import { findSchool, type School, schools } from '../schools/schools'
import { admissionRule } from './rules'

function requireSchool(id: string): School {
  const school = findSchool(id)
  if (!school) throw new Error(`没有院校 ${id}`)
  return school
}

const some = schools().filter((_, i) => i % 97 === 0)
const point = (id: string, province: string, name: string) =>
  admissionRule(requireSchool(id), province, 2025)?.points.find((entry) => entry.name === name)?.text ?? ''

describe('admission regulations', () => {
  it('speak of groups and of adjustment only where a province has them', () => {
    for (const { name, unit, adjustment } of PROVINCES) {
      const text = JSON.stringify(admissionRule(requireSchool('10359'), name, 2025))
      expect(text.includes('专业组'), name).toBe(unit === '院校专业组')
      expect(point('10359', name, '服从调剂').includes('没有专业调剂'), name).toBe(
        unit === '专业+院校' || !adjustment,
      )
    }
    expect(point('10359', '安徽', '服从调剂')).toContain('本专业组内')
    expect(JSON.stringify(admissionRule(requireSchool('10359'), '安徽', 2023))).not.toContain('专业组')
  })

  it('follow what the school teaches', () => {
    expect(point('10041', '安徽', '体检要求')).toContain('体能测评')
    expect(point('10366', '安徽', '体检要求')).toContain('色弱')
    expect(point('10359', '安徽', '体检要求')).not.toContain('体能测评')
    expect(point('14098', '安徽', '学历证书')).toContain('合肥师范学院本科')
  })

  it('promise nothing and say that they are examples', () => {
    for (const school of some) {
      const text = JSON.stringify(admissionRule(school, '河南', 2025))
      expect(text).toContain('示例')
      expect(text).not.toMatch(/保录取|稳上|全校调剂|下一个志愿|undefined|NaN/)
    }
    expect(admissionRule(requireSchool('10359'), '火星', 2025)).toBeUndefined()
  })
})
