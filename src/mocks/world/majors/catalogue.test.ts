import { describe, expect, test } from 'vitest'
import {
  allMajors,
  digits,
  findMajor,
  levelOfCode,
  type MajorLevel,
  majorsOfType,
  majorTree,
  searchMajors,
  type TreeMajorCategory,
} from './catalogue'

const LEVELS = [1, 2, 3] as const

const leaves = (tree: readonly TreeMajorCategory[]) =>
  tree.flatMap((category) => category.majorTypes.flatMap((type) => type.majors))

describe('majorTree', () => {
  test('has the size of the official undergraduate catalogue of 2026', () => {
    const tree = majorTree(1)
    expect(tree).toHaveLength(13)
    expect(leaves(tree)).toHaveLength(883)
    // 92 types; 交叉学科 has none, its majors hang below a node of the category's own name.
    expect(tree.flatMap((category) => category.majorTypes)).toHaveLength(93)
  })

  test('has the 19 categories of the vocational catalogue, and all 97 types in the junior one', () => {
    expect(majorTree(2)).toHaveLength(19)
    expect(majorTree(3)).toHaveLength(19)
    expect(majorTree(2).flatMap((category) => category.majorTypes)).toHaveLength(97)
  })

  test('calls a type of vocational majors by the same name at both levels', () => {
    const junior = new Map(
      majorTree(2).flatMap((c) => c.majorTypes.map((t) => [t.typeCode, t.type] as const)),
    )
    for (const type of majorTree(3).flatMap((category) => category.majorTypes)) {
      expect(junior.get(String(Number(type.typeCode) + 2000))).toBe(type.type)
    }
  })

  test.each(LEVELS)('holds every major of level %i once, sorted, below its own type', (level) => {
    const codes = leaves(majorTree(level)).map((major) => major.majorCode)
    expect(new Set(codes).size).toBe(codes.length)
    for (const category of majorTree(level)) {
      for (const type of category.majorTypes) {
        expect(type.typeCode.startsWith(category.majorCategoryCode)).toBe(true)
        expect(type.majors.length).toBeGreaterThan(0)
        for (const major of type.majors) expect(major.majorCode.startsWith(type.typeCode)).toBe(true)
      }
    }
  })

  test('shares no code between two levels', () => {
    const codes = LEVELS.flatMap((level) => allMajors(level).map((major) => major.majorCode))
    expect(new Set(codes).size).toBe(codes.length)
  })
})

describe('findMajor', () => {
  test.each(LEVELS)('finds every leaf of level %i by its code, with and without letters', (level) => {
    for (const { majorCode, majorName } of leaves(majorTree(level))) {
      expect(levelOfCode(majorCode)).toBe(level)
      expect(findMajor(majorCode, level)?.majorName).toBe(majorName)
      expect(findMajor(digits(majorCode))?.majorCode).toBe(majorCode)
    }
  })

  test.each([
    ['080901', 1, '计算机科学与技术'],
    ['080717T', 1, '人工智能'],
    ['100201K', 1, '临床医学'],
    ['0502106TK', 1, '计算语言学'],
    ['140012TK', 1, '具身智能'],
    ['510203', 2, '软件技术'],
    ['520401K', 2, '中医学'],
    ['310203', 3, '软件工程技术'],
  ] as const)('%s of level %i is %s', (code, level, name) => {
    expect(findMajor(code, level)?.majorName).toBe(name)
  })

  test('finds nothing under another level or an unknown code', () => {
    expect(findMajor('080901', 2)).toBeUndefined()
    expect(findMajor('999999', 1)).toBeUndefined()
    expect(majorsOfType('9999', 1)).toEqual([])
  })
})

describe('searchMajors', () => {
  const names = (level: MajorLevel, keyword: string, category?: string) =>
    leaves(searchMajors(level, keyword, category)).map((major) => major.majorName)

  test('without a keyword is the tree', () => {
    for (const level of LEVELS) expect(searchMajors(level, ' ')).toEqual(majorTree(level))
  })

  test('finds by name, by code in either case, and whole types', () => {
    expect(names(1, '人工智能')).toEqual(['人工智能教育', '人工智能', '商业人工智能'])
    expect(names(1, '080717t')).toEqual(['人工智能'])
    expect(names(1, '天文')).toEqual(['天文学'])
    expect(names(2, '护理类')).toEqual(['护理', '助产'])
    expect(names(1, '没有这个词')).toEqual([])
  })

  test('keeps one category by name or code', () => {
    expect(searchMajors(1, '', '医学').map((category) => category.majorCategoryCode)).toEqual(['10'])
    expect(searchMajors(1, '', '10')).toEqual(searchMajors(1, '', '医学'))
    expect(names(1, '人工智能', '工学')).toEqual(['人工智能'])
  })

  test('agrees with the tree for every major', () => {
    for (const level of LEVELS) {
      for (const { majorName } of allMajors(level)) expect(names(level, majorName)).toContain(majorName)
    }
  })
})
