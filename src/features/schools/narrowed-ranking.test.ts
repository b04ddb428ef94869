import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { SchoolListItem } from '~/contracts/school.schemas'
import { isNarrowed } from '~/entities/school/library.address'
import { narrowedRanking, rankingFacets } from './narrowed-ranking'

const WORDS = {
  provinces: ['安徽', '北京', '江苏'],
  types: ['理工类', '综合类', '医药类'],
  features: ['985', '211', '双一流'],
  natures: ['公办', '民办'],
} as const

const some = (words: readonly string[]) => fc.subarray([...words])
const School = fc.record({
  provinceName: fc.constantFrom(...WORDS.provinces),
  schoolType: some(WORDS.types),
  schoolFeatures: fc.option(some(WORDS.features)),
  schoolInstitution: fc.constantFrom(...WORDS.natures),
})
const Schools = fc
  .array(School, { maxLength: 40 })
  .map((all) => all.map((school, at) => ({ ...school, id: String(at) }) as unknown as SchoolListItem))
const Asked = fc.record({
  provinces: some([...WORDS.provinces, '西藏']),
  types: some(WORDS.types),
  features: some(WORDS.features),
  natures: some(WORDS.natures),
})

it('leaves the schools whose own facts say so, whatever is combined', () => {
  fc.assert(
    fc.property(Schools, Asked, (schools, asked) => {
      const has = (chosen: readonly string[], own: readonly string[]) =>
        chosen.length === 0 || chosen.some((value) => own.includes(value))
      const wanted = schools.filter(
        (school) =>
          has(asked.provinces, [school.provinceName]) &&
          has(asked.types, school.schoolType) &&
          has(asked.features, school.schoolFeatures ?? []) &&
          has(asked.natures, [school.schoolInstitution]),
      )
      expect(narrowedRanking(schools, asked)).toEqual(wanted)
      if (!isNarrowed(asked)) expect(wanted).toEqual(schools)
    }),
  )
})

it('counts what a choice then leaves', () => {
  fc.assert(
    fc.property(Schools, Asked, (schools, asked) => {
      const facets = rankingFacets(schools, asked)
      for (const { value, count } of facets.provinces)
        expect(count).toBe(narrowedRanking(schools, { ...asked, provinces: [value] }).length)
      for (const { value, count } of facets.features)
        expect(count).toBe(narrowedRanking(schools, { ...asked, features: [value] }).length)
      for (const { value, count } of facets.schoolInstitutions)
        expect(count).toBe(narrowedRanking(schools, { ...asked, natures: [value] }).length)
    }),
  )
})
