import { describe, expect, it } from 'vitest'
import { PROVINCES } from '~/shared/domain/provinces'
import { SCHOOL_FEATURES, SCHOOL_INSTITUTIONS, SCHOOL_TYPES } from './facts/school-options'
import { findSchool, isKeySchool, nearness, schools } from './schools'

describe('the schools of the world', () => {
  it('are those of the ministry’s list', () => {
    expect(schools().filter((school) => school.level === '本科')).toHaveLength(1365)
    expect(schools().filter((school) => school.level === '专科')).toHaveLength(1554)
    expect(new Set(schools().map((school) => school.id)).size).toBe(2919)
    expect(new Set(schools().map((school) => school.schoolName)).size).toBe(2919)
    expect(schools().filter((school) => school.schoolFeatures.includes('985'))).toHaveLength(38)
  })

  it('say only what the filters offer', () => {
    const provinces = new Set(PROVINCES.map(({ name }) => name))
    for (const school of schools()) {
      expect(provinces, school.schoolName).toContain(school.provinceName)
      expect(SCHOOL_INSTITUTIONS, school.schoolName).toContain(school.schoolInstitution)
      for (const type of school.schoolType) expect(SCHOOL_TYPES, school.schoolName).toContain(type)
      for (const feature of school.schoolFeatures) expect(SCHOOL_FEATURES).toContain(feature)
      expect(school.cityName).not.toBe('')
      expect(school.belongs).not.toBe('')
    }
  })

  it('are found by their code', () => {
    expect(findSchool('10358')).toMatchObject({
      schoolName: '中国科学技术大学',
      provinceName: '安徽',
      cityName: '合肥市',
      belongs: '中国科学院',
      schoolFeatures: ['985', '211', '双一流', '研究生院', '强基计划', '保研资格'],
    })
    expect(findSchool('00000')).toBeUndefined()
    expect(findSchool('')).toBeUndefined()
    expect(findSchool('9999999')).toBeUndefined()
  })

  it('fill every feature that the filter offers', () => {
    for (const feature of SCHOOL_FEATURES) {
      const found = schools().filter((school) => school.schoolFeatures.includes(feature))
      expect(found.length, feature).toBeGreaterThan(15)
      expect(found.every((school) => school.level === '本科')).toBe(true)
    }
    const ordinary = findSchool('10364')
    expect(ordinary?.schoolFeatures).toEqual(['保研资格'])
    expect(ordinary && isKeySchool(ordinary)).toBe(false)
  })

  it('can be fewer, the well-known ones first, or more, with names that say so', () => {
    expect(schools(38).every((school) => school.schoolFeatures.includes('985'))).toBe(true)
    expect(schools(0)).toEqual([])
    const many = schools(3000)
    expect(many).toHaveLength(3000)
    expect(many.at(-1)?.schoolName).toBe('示例大学 81')
    expect(findSchool(many.at(-1)?.id ?? '')).toEqual(many.at(-1))
  })

  it('lie at home, next door or further away', () => {
    const ustc = findSchool('10358')
    if (!ustc) throw new Error('没有中国科学技术大学')
    expect([nearness(ustc, '安徽'), nearness(ustc, '江苏'), nearness(ustc, '云南')]).toEqual([
      'home',
      'neighbour',
      'far',
    ])
  })
})
