import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allMajors, digits } from '../majors/catalogue'
import { majorsOfSchool, offersMajor } from './majors'
import { departments, majorHierarchy } from './model/departments'
import { specialMajors } from './model/special-majors'
import { findSchool, type School, schools } from './schools'

function requireSchool(id: string): School {
  const school = findSchool(id)
  if (!school) throw new Error(`没有院校 ${id}`)
  return school
}

const names = (school: School) => majorsOfSchool(school).map(({ major }) => major.majorName)
const anySchool = fc.constantFrom(...schools(3000))

describe('the majors of a school', () => {
  it('fit what the school is', () => {
    expect(names(requireSchool('10359'))).toEqual(
      expect.arrayContaining(['计算机科学与技术', '机械设计制造及其自动化']),
    )
    expect(names(requireSchool('10366'))).toEqual(expect.arrayContaining(['临床医学', '护理学']))
    expect(names(requireSchool('10366'))).not.toContain('船舶与海洋工程')
    expect(names(requireSchool('10045'))).toContain('音乐表演')
    expect(names(requireSchool('10378'))).toContain('会计学')
  })

  it('belong to the level of the school, once each and in the order of the catalogue', () => {
    fc.assert(
      fc.property(anySchool, (school) => {
        const codes = majorsOfSchool(school).map(({ major }) => major.majorCode)
        const level = school.level === '专科' ? 2 : school.vocational ? 3 : 1
        const order = allMajors(level).map(({ majorCode }) => majorCode)
        expect(codes).toEqual(order.filter((code) => codes.includes(code)))
      }),
      { numRuns: 40 },
    )
  })

  it('are the ones it says it offers when asked for one', () => {
    fc.assert(
      fc.property(anySchool, fc.constantFrom(...allMajors(1), ...allMajors(2)), (school, { majorCode }) => {
        const codes = majorsOfSchool(school).map(({ major }) => major.majorCode)
        expect(offersMajor(school, majorCode)).toBe(codes.includes(majorCode))
        expect(offersMajor(school, digits(majorCode))).toBe(codes.includes(majorCode))
      }),
      { numRuns: 200 },
    )
  })

  it('leave police majors to schools of the police and those known to recruit them', () => {
    const others = schools().filter(
      (school) => !/警|公安/.test(school.schoolName) && offersMajor(school, '030601'),
    )
    expect(others.map(({ schoolName }) => schoolName)).toEqual(['中南财经政法大学'])
    expect(offersMajor(requireSchool('10041'), '030601K')).toBe(true)
  })

  it('are what the school recruits and nothing else', () => {
    const recruited = [
      ['10001', '汉语言文学|计算机科学与技术', '水产养殖学|秘书学'],
      ['10003', '计算机科学与技术|临床医学|法学', '秘书学|舞蹈表演|动物医学|园林'],
      ['10023', '护理学', '物联网工程|土木工程'],
      ['10030', '阿拉伯语|外交学', '特殊教育|土木工程'],
      ['10364', '农学|茶学', '普什图语|临床医学'],
      ['10161', '临床医学', '回医学|藏医学'],
      ['19248', '临床医学|口腔医学', '土木工程'],
      ['10431', '轻化工程', '蒙医学'],
    ] as const
    for (const [id, taught, never] of recruited) {
      const own = names(requireSchool(id))
      expect(own, id).toEqual(expect.arrayContaining(taught.split('|')))
      expect(
        own.filter((name) => never.split('|').includes(name)),
        id,
      ).toEqual([])
    }
  })

  it('include the medicine of a minority only where it is taught', () => {
    const where = (code: string) =>
      schools()
        .filter((school) => offersMajor(school, code))
        .map(({ schoolName }) => schoolName)
    expect(where('100504')).toEqual(['内蒙古医科大学', '内蒙古民族大学', '赤峰大学'])
    expect(where('100509')).toEqual([])
  })

  it('are all in one department and one place of the tree each', () => {
    fc.assert(
      fc.property(anySchool, (school) => {
        const offered = names(school).toSorted()
        const inDepartments = departments(school).flatMap(({ majors }) => majors)
        const inTree = majorHierarchy(school).flatMap(({ majorTypes }) =>
          majorTypes.flatMap(({ majors }) => majors.map(({ majorName }) => majorName)),
        )
        expect(inDepartments.toSorted()).toEqual(offered)
        expect(inTree.toSorted()).toEqual(offered)
        expect(new Set(departments(school).map(({ departmentName }) => departmentName)).size).toBe(
          departments(school).length,
        )
      }),
      { numRuns: 40 },
    )
  })
})

describe('featured majors', () => {
  it('are offered ones, counted by level, none at both', () => {
    fc.assert(
      fc.property(anySchool, (school) => {
        const codes = majorsOfSchool(school).map(({ major }) => major.majorCode)
        const groups = specialMajors(school)
        const ids = groups.flatMap(({ majors }) => majors.map(({ majorId }) => majorId))
        expect(codes).toEqual(expect.arrayContaining(ids))
        expect(new Set(ids).size).toBe(ids.length)
        for (const { count, majors } of groups) expect(majors).toHaveLength(count)
      }),
      { numRuns: 40 },
    )
    expect(specialMajors(requireSchool('10358'))[0]?.level).toBe('国家级')
  })
})
