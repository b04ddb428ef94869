import { describe, expect, it } from 'vitest'
import { kmFromCapital } from '~/rules/exam/city-points'
import { PROVINCES } from '~/rules/exam/provinces'
import { SCHOOL_FEATURES, SCHOOL_INSTITUTIONS, SCHOOL_TYPES } from './options'
import { findSchool, isInRegularBatches, isKeySchool, nearness, schools } from './schools'

describe('the schools of the world', () => {
  it('are those of the ministry’s list, four universities of the armed forces and branch campuses', () => {
    const universities = schools().filter(({ campusOf }) => campusOf === undefined)
    expect(universities.filter((school) => school.level === '本科')).toHaveLength(1365 + 4)
    expect(universities.filter((school) => school.level === '专科')).toHaveLength(1554)
    expect(new Set(schools().map((school) => school.id)).size).toBe(schools().length)
    expect(new Set(schools().map((school) => school.schoolName)).size).toBe(schools().length)
    const marked = (feature: string) =>
      universities.filter((school) => school.schoolFeatures.includes(feature))
    expect(marked('985')).toHaveLength(39)
    expect(marked('211')).toHaveLength(115)
    expect(marked('双一流')).toHaveLength(147)
  })

  it('lie in cities whose place is known', () => {
    const unknown = schools()
      .filter((school) => PROVINCES.some(({ name }) => name === school.provinceName))
      .filter((school) => kmFromCapital('安徽', school) === undefined)
      .map(({ provinceName, cityName }) => `${provinceName} ${cityName}`)
    expect([...new Set(unknown)]).toEqual([])
  })

  it('know the campuses that enrol by themselves, with the marks of their university', () => {
    const campuses = schools().filter(({ campusOf }) => campusOf !== undefined)
    expect(campuses.map(({ schoolName }) => schoolName)).toEqual(
      expect.arrayContaining([
        '哈尔滨工业大学（深圳）',
        '哈尔滨工业大学（威海）',
        '合肥工业大学（宣城校区）',
        '山东大学（威海）',
        '东北大学秦皇岛分校',
        '北京师范大学（珠海校区）',
        '华北电力大学（保定）',
      ]),
    )
    for (const { campusOf, schoolFeatures, schoolName } of campuses) {
      const university = findSchool(campusOf ?? '')
      const keys = ['985', '211', '双一流']
      expect(
        schoolFeatures.filter((feature) => keys.includes(feature)),
        schoolName,
      ).toEqual(university?.schoolFeatures.filter((feature) => keys.includes(feature)))
    }
  })

  it.each([
    ['10054', '华北电力大学', '北京', '理工类', '211'],
    ['10080', '河北工业大学', '天津', '理工类', '211'],
    ['10277', '上海体育大学', '上海', '体育类', '双一流'],
    ['90002', '国防科技大学', '湖南', '军事类', '985'],
    ['90030', '海军军医大学', '上海', '医药类', '211'],
    ['90032', '空军军医大学', '陕西', '医药类', '211'],
  ])('have %s right: %s in %s, %s, %s', (id, schoolName, provinceName, type, feature) => {
    const school = findSchool(id)
    expect(school).toMatchObject({ schoolName, provinceName, schoolType: [type] })
    expect(school?.schoolFeatures).toContain(feature)
  })

  it.each([
    ['10347', '湖州师范大学'],
    ['10349', '绍兴大学'],
    ['11049', '淮安大学'],
    ['10368', '皖南医科大学'],
  ])('have the names of 2026: %s is %s', (id, schoolName) => {
    expect(findSchool(id)?.schoolName).toBe(schoolName)
  })

  it('are of the kind that their name says', () => {
    const kinds = {
      国防: '军事类',
      农林: '农林类',
      林业: '农林类',
      师范: '师范类',
      科技: '理工类',
      理工: '理工类',
      工业: '理工类',
      矿业: '理工类',
      财经: '财经类',
    }
    const universities = schools().filter(
      ({ schoolName, level, vocational }) => level === '本科' && !vocational && /大学$/.test(schoolName),
    )
    for (const { schoolName, schoolType } of universities) {
      const said = Object.entries(kinds).find(([part]) => schoolName.includes(part))
      if (said) expect(schoolType, schoolName).toEqual([said[1]])
    }
    for (const id of ['10487', '10290', '10423']) expect(findSchool(id)?.schoolType).toEqual(['理工类'])
  })

  it('admit before the regular batches where they are police, diplomacy or armed forces', () => {
    const early = schools().filter((school) => school.level === '本科' && !isInRegularBatches(school))
    expect(early.map(({ schoolName }) => schoolName)).toEqual(
      expect.arrayContaining([
        '外交学院',
        '北京电子科技学院',
        '中国消防救援学院',
        '国防科技大学',
        '中国人民公安大学',
      ]),
    )
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
    expect(many.at(-1)?.schoolName).toBe(`示例大学 ${3000 - schools().length}`)
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
