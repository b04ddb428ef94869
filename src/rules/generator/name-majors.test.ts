import { describe, expect, it } from 'vitest'
import { adjustmentTo, nameMajors, type OfferedMajor } from './name-majors'

const major = (name: string, plan = 20, other: Partial<OfferedMajor> = {}): OfferedMajor => ({
  name,
  catalogueCodes: [],
  plan,
  ...other,
})
const names = (...of: Parameters<typeof nameMajors>) => nameMajors(...of).map(({ name }) => name)

describe('majors inside a group', () => {
  const LANGUAGES = [
    major('经济学', 12, { rank: 20_000 }),
    major('法语', 4, { rank: 21_000 }),
    major('罗马尼亚语', 3, { rank: 21_500 }),
    major('会计学', 30, { rank: 19_000 }),
    major('英语', 25, { rank: 20_500 }),
  ]

  it('leave every language but English to those who ask for it, whatever its plan', () => {
    expect(names(LANGUAGES, { most: 6 })).toEqual(['会计学', '经济学', '英语'])
    const coded = [
      major('日语', 180, { catalogueCodes: ['050207', '0502'] }),
      major('商务英语', 20, { catalogueCodes: ['050262', '0502'] }),
      major('应用日语', 90, { catalogueCodes: ['370202'] }),
      // Whoever enters a type may still choose English.
      major('外国语言文学类', 30, { catalogueCodes: ['0502'] }),
    ]
    expect(names(coded, { most: 6, subject: '历史' })).toEqual(['商务英语', '外国语言文学类'])
    const wanted = LANGUAGES.map((each) =>
      each.name === '法语' ? { ...each, catalogueCodes: ['050204'] } : each,
    )
    expect(names(wanted, { most: 6, majorCodes: ['0502'] })[0]).toBe('法语')
  })

  it('name a cold one rather than a single major', () => {
    expect(names([major('软件工程'), major('护理学'), major('园艺')], { most: 6 })).toHaveLength(3)
    expect(names([major('护理学')], { most: 6 })).toEqual(['护理学'])
  })

  it('name what most families leave only where there is nothing else, and never what is ruled out', () => {
    const nursing = major('护理学', 40, { catalogueCodes: ['101101'], rank: 9900 })
    const query = { most: 6, rank: 9500, subject: '物理' }
    expect(names([major('生物医学工程', 5, { rank: 8900 }), nursing], query)).toEqual(['生物医学工程'])
    expect(names([nursing, major('园艺', 9, { catalogueCodes: ['090102'] })], query)).toHaveLength(2)
    const barred = { ...query, excludedMajorCodes: ['0901'] }
    expect(names([nursing, major('园艺', 9, { catalogueCodes: ['090102'] })], barred)).toEqual(['护理学'])
  })

  it('leave arts to those who ask for them, and letters but for who sits the exam of them', () => {
    const of = (name: string, code: string, subject: string) =>
      names([major(name, 30, { catalogueCodes: [code] }), major('经济学', 3)], { most: 6, subject }).includes(
        name,
      )
    expect(['物理', '综合', '历史'].map((subject) => of('艺术史论', '130101', subject))).toEqual([
      false,
      false,
      false,
    ])
    expect(['物理', '综合', '历史'].map((subject) => of('历史学', '060101', subject))).toEqual([
      false,
      true,
      true,
    ])
  })

  it('are half in reach, where most families would take as many', () => {
    const many = [10, 20, 30, 40].map((plan) => major(`难 ${plan}`, plan, { rank: 8000 }))
    const near = [2, 4, 6].map((plan) => major(`近 ${plan}`, plan, { rank: 11_000 }))
    expect(names([...many, ...near], { most: 4, rank: 10_000 })).toEqual(['难 40', '难 30', '近 6', '近 4'])
    expect(names([...many, ...near], { most: 6, rank: 10_000 })).toHaveLength(6)
    const wanted = many.map((each) => ({ ...each, catalogueCodes: ['080901'] }))
    expect(names([...wanted, ...near], { most: 4, rank: 10_000, majorCodes: ['0809'] }).at(-1)).toBe('难 10')
  })

  it('leave what most families leave out beside the rest, however hard it is', () => {
    const some = [
      major('思想政治教育', 30, { rank: 8000, catalogueCodes: ['030503'] }),
      major('会计学', 30, { rank: 10_000 }),
      major('数学与应用数学', 30, { rank: 5000 }),
    ]
    const query = { most: 6, rank: 9500 }
    // 数学 is out of reach, and stands where its line says.
    expect(names(some, query)).toEqual(['数学与应用数学', '会计学'])
    expect(names(some, { ...query, majorCodes: ['0305'] })[0]).toBe('思想政治教育')
  })

  it('take large plans before small ones, and read the harder before the easier', () => {
    const many = [10, 40, 20, 30].map((plan) => major(`专业 ${plan}`, plan, { rank: 1000 + plan }))
    expect(names(many, { most: 2 })).toEqual(['专业 30', '专业 40'])
  })

  it('never name one major twice, unless both are wanted', () => {
    const alike = [
      major('建筑学', 30, { catalogueCodes: ['082801'] }),
      major('建筑学（卓越班）', 10, { catalogueCodes: ['082801'] }),
    ]
    expect(names([...alike, major('法学')], { most: 6 })).toEqual(['建筑学', '法学'])
    expect(names(alike, { most: 6, majorCodes: ['0828'] })).toHaveLength(2)
  })

  it('hold one that the own rank reached, where there is one', () => {
    const hard = Array.from({ length: 6 }, (_, place) => major(`热门 ${place}`, 30, { rank: 9000 + place }))
    const easy = major('车辆工程', 2, { rank: 12_000 })
    const chosen = names([...hard, easy], { most: 6, rank: 11_000 })
    expect(chosen).toHaveLength(6)
    expect(chosen.at(-1)).toBe('车辆工程')
    const cold = major('护理学', 2, { rank: 12_000 })
    expect(names([...hard, cold], { most: 6, rank: 11_000 })).toContain('护理学')
    expect(names([...hard, cold], { most: 6, rank: 9500 })).not.toContain('护理学')
  })

  it('leave out what is barred, unwanted or too dear, unless there is nothing else', () => {
    const some = [major('化学', 20), major('软件工程', 20, { fee: 30_000 }), major('法学', 20, { fee: 5000 })]
    expect(names(some, { most: 6, maxFee: 10_000, isBarred: (name) => name === '化学' })).toEqual(['法学'])
  })

  it('are neither run with others nor chosen by interview, unless that is asked for', () => {
    const some = [
      major('金融学（中外合作办学）', 40, { fee: 60_000 }),
      major('飞行技术', 30, { catalogueCodes: ['081805'] }),
      major('法学', 5),
    ]
    expect(names(some, { most: 6 })).toEqual(['法学'])
    expect(names(some, { most: 6, schoolInstitutions: ['中外合作'] })).toContain('金融学（中外合作办学）')
    expect(names(some, { most: 6, majorCodes: ['081805'] })[0]).toBe('飞行技术')
  })

  it('are those in reach before those that are far out of it', () => {
    const hard = ['临床医学', '计算机科学与技术', '法学', '数学与应用数学'].map((name) =>
      major(name, 30, { rank: 2000 }),
    )
    const near = ['会计学', '英语', '新闻学'].map((name) => major(name, 3, { rank: 9500 }))
    expect(names([...hard, ...near], { most: 6, rank: 9000 })).toEqual(['会计学', '英语', '新闻学'])
  })

  it('lead to the easiest that is left', () => {
    const chosen = new Set(LANGUAGES.filter(({ plan }) => plan > 10))
    expect(adjustmentTo(LANGUAGES, (each) => chosen.has(each))?.name).toBe('罗马尼亚语')
    expect(adjustmentTo(LANGUAGES, () => true)).toBeUndefined()
  })
})
