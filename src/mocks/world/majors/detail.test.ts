import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allMajors, type Major, majorTree } from './catalogue'
import { type MajorDetail, majorDetail, majorTypeOverview } from './detail'
import { requireMajorFocus, requireTypeProfile } from './model/profile'

const every = ([1, 2, 3] as const).flatMap((level) => allMajors(level))

function detailOf(major: Major): MajorDetail {
  const detail = majorDetail(major.majorCode, major.level)
  if (!detail) throw new Error(major.majorCode)
  return detail
}

const textOf = (detail: MajorDetail) =>
  [
    detail.introduction,
    detail.cultivationGoal,
    detail.cultivationRequirements,
    detail.subjectRequirements,
    detail.knowledgeAndSkills,
  ].join('\n')

const sentencesOf = (detail: MajorDetail) =>
  textOf(detail)
    .split(/[。\n]/)
    .filter(Boolean)

/** Part of the shorter text's sentences that stand in the other text too. */
function sharedPart(a: MajorDetail, b: MajorDetail): number {
  const first = sentencesOf(a)
  const second = new Set(sentencesOf(b))
  return first.filter((sentence) => second.has(sentence)).length / Math.min(first.length, second.size)
}

describe('facts behind the texts', () => {
  test('every type has a profile and every major courses of its own', () => {
    for (const major of every) {
      const profile = requireTypeProfile(major.typeCode)
      expect(profile.courses.length).toBeGreaterThanOrEqual(5)
      expect(profile.abilities).toHaveLength(3)
      expect(profile.workplaces.length).toBeGreaterThanOrEqual(4)
      expect(requireMajorFocus(major).courses).toHaveLength(3)
    }
  })
})

describe('majorDetail', () => {
  test('fills every field for every major and keeps the line of the catalogue', () => {
    for (const major of every) {
      const detail = detailOf(major)
      expect(detail.majorCode).toBe(major.majorCode)
      expect(detail.level).toBe(major.level)
      expect(detail.years).toMatch(/^[三四五]年$/)
      expect(detail.degree).toMatch(major.level === 2 ? /无学位/ : /学士$/)
      expect(detail.genderRatio).toMatch(/^\d{1,2}:\d{1,2}$/)
      expect(detail.mainCourses?.length).toBe(major.level === 1 ? 9 : 8)
      expect(textOf(detail)).toContain(major.majorName)
      expect(textOf(detail)).not.toMatch(/undefined|null|NaN|。。|，。|、、/)
      expect(sentencesOf(detail).length).toBeGreaterThanOrEqual(14)
    }
  })

  test('S2-2.27 leaves the optional lists out where there is nothing to say', () => {
    expect(majorDetail('510203')).not.toHaveProperty('famousPersons')
    expect(majorDetail('510203')).not.toHaveProperty('postgraduateDirections')
    expect(majorDetail('080901')?.famousPersons?.join()).toContain('图灵')
  })

  test.each([
    ['080901', '工学学士或理学学士'],
    ['071001', '理学学士'],
    ['101101K', '理学学士'],
    ['100201K', '医学学士'],
    ['140014T', '工学学士'],
    ['310203', '工学学士'],
    ['330302', '管理学学士'],
  ])('%s grants %s', (code, degree) => {
    expect([degree, degree.split('或').reverse().join('或')]).toContain(majorDetail(code)?.degree)
  })

  test('promises nothing', () => {
    for (const major of every) {
      expect(textOf(detailOf(major))).not.toMatch(
        /就业率|高薪|包就业|保证|100%|稳赚|铁饭碗|前景广阔|供不应求|保录取/,
      )
    }
  })

  test('says less than half of its sentences about a major of another type (all pairs of first majors)', () => {
    const firsts = ([1, 2] as const).flatMap((level) =>
      majorTree(level).flatMap((category) =>
        category.majorTypes.map((type) => type.majors[0]?.majorCode ?? ''),
      ),
    )
    const details = firsts.map((code) => majorDetail(code)).filter((detail) => detail !== undefined)
    expect(details).toHaveLength(93 + 97)
    for (const [i, a] of details.entries()) {
      for (const b of details.slice(i + 1)) expect(sharedPart(a, b)).toBeLessThan(0.5)
    }
  })

  test('says less than half of its sentences about a major of another type (any two)', () => {
    const any = fc.constantFrom(...every)
    fc.assert(
      fc.property(any, any, (a, b) => {
        fc.pre(a.typeCode !== b.typeCode && Number(a.typeCode) + 2000 !== Number(b.typeCode))
        return sharedPart(detailOf(a), detailOf(b)) < 0.5
      }),
      { numRuns: 300, seed: 7 },
    )
  })

  test('tells majors of one type apart: introductions, goals and courses differ', () => {
    for (const level of [1, 2, 3] as const) {
      for (const type of majorTree(level).flatMap((category) => category.majorTypes)) {
        const details = type.majors.flatMap(({ majorCode }) => majorDetail(majorCode, level) ?? [])
        const distinct = (text: (detail: MajorDetail) => string) => new Set(details.map(text)).size
        expect(distinct((d) => d.introduction)).toBe(details.length)
        expect(distinct((d) => d.cultivationGoal)).toBe(details.length)
        expect(distinct((d) => (d.mainCourses ?? []).join())).toBe(details.length)
      }
    }
  })

  test('gives the same bytes for the same code, and nothing for an unknown one', () => {
    expect(JSON.stringify(majorDetail('080902'))).toBe(JSON.stringify(majorDetail('080902')))
    expect(majorDetail('999999')).toBeUndefined()
    expect(majorDetail('080902', 2)).toBeUndefined()
  })
})

describe('majorTypeOverview', () => {
  test('describes every type of every level', () => {
    for (const level of [1, 2, 3] as const) {
      for (const type of majorTree(level).flatMap((category) => category.majorTypes)) {
        const overview = majorTypeOverview(type.typeCode, level)
        expect(overview?.type).toBe(type.type)
        expect(overview?.majorCount).toBe(type.majors.length)
        expect(overview?.overview).toContain(type.majors[0]?.majorName)
      }
    }
    expect(majorTypeOverview('9999')).toBeUndefined()
  })
})
