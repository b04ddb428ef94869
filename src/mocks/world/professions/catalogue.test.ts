import { describe, expect, test } from 'vitest'
import {
  findProfession,
  findProfessionType,
  professionTree,
  professionTypeByName,
  searchProfessions,
} from './catalogue'

const types = professionTree().flatMap((category) => category.professionTypes)
const leaves = types.flatMap((type) => type.professionVos)

describe('professionTree', () => {
  test('has more than 20 categories, 80 types and 300 professions, coded with 3, 5 and 7 characters', () => {
    expect(professionTree().length).toBeGreaterThanOrEqual(20)
    expect(types.length).toBeGreaterThanOrEqual(80)
    expect(leaves.length).toBeGreaterThanOrEqual(300)
    for (const category of professionTree()) {
      expect(category.categoryCode).toMatch(/^\d{3}$/)
      for (const type of category.professionTypes) {
        expect(type.typeCode).toMatch(new RegExp(`^${category.categoryCode}\\d{2}$`))
        for (const vo of type.professionVos) {
          expect(vo.professionCode).toMatch(new RegExp(`^${type.typeCode}\\d{2}$`))
        }
      }
    }
  })

  test('names every node once', () => {
    for (const names of [
      professionTree().map((category) => category.categoryName),
      types.map((type) => type.typeName),
      leaves.map((vo) => vo.professionName),
    ]) {
      expect(new Set(names).size).toBe(names.length)
    }
  })
})

describe('finding', () => {
  test('resolves every code and every type name', () => {
    for (const type of types) {
      expect(findProfessionType(type.typeCode)).toBe(type)
      expect(professionTypeByName(type.typeName)).toBe(type)
      for (const vo of type.professionVos) {
        expect(findProfession(vo.professionCode)).toMatchObject({ ...vo, typeName: type.typeName })
        expect(findProfessionType(vo.professionCode)).toBe(type)
      }
    }
  })

  test('finds nothing for an unknown code or name', () => {
    expect(findProfession('9999999')).toBeUndefined()
    expect(findProfessionType('99999')).toBeUndefined()
    expect(professionTypeByName('没有')).toBeUndefined()
  })
})

describe('searchProfessions', () => {
  const names = (keyword: string, category?: string) =>
    searchProfessions(keyword, category).flatMap((c) =>
      c.professionTypes.flatMap((t) => t.professionVos.map((vo) => vo.professionName)),
    )

  test('agrees with the tree', () => {
    expect(searchProfessions('')).toEqual(professionTree())
    for (const vo of leaves) expect(names(vo.professionName)).toContain(vo.professionName)
  })

  test('finds by part of a name, by code and by category', () => {
    expect(names('律师')).toEqual(['诉讼律师', '公司律师', '知识产权律师'])
    expect(names('2021001')).toEqual(['软件工程师'])
    expect(names('软件工程师', '卫生专业技术人员')).toEqual([])
    expect(searchProfessions('', '205')).toHaveLength(1)
    expect(names('没有这个词')).toEqual([])
  })
})
