import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { namedSchools, placedNames } from './named-schools'

const axis = { firstRank: 100, lastRank: 200_000 }
const school = (schoolName: string, lowestRank: number, provinceName = '北京') => ({
  schoolId: schoolName,
  schoolName,
  provinceName,
  lowestRank,
})
const known = [
  school('清华大学', 187),
  school('北京大学', 214),
  school('中国科学技术大学', 762, '安徽'),
  school('武汉大学', 4_945, '湖北'),
  school('厦门大学', 10_468, '福建'),
  school('合肥工业大学', 16_230, '安徽'),
  school('安徽大学', 27_299, '安徽'),
  school('安徽农业大学', 70_356, '安徽'),
]
const names = (rank: number | undefined, most: number) =>
  namedSchools(axis, known, { most, home: '安徽', rank }).map(({ schoolName }) => schoolName)

describe('the schools that a ruler names', () => {
  it('begin with the nearest that is a little too hard, and the best known of the own province', () => {
    expect(names(27_089, 3)).toEqual(['中国科学技术大学', '合肥工业大学'].concat(names(27_089, 3)[2] ?? ''))
    expect(names(80_000, 1)).toEqual(['安徽农业大学'])
    expect(names(undefined, 2)).toEqual(['中国科学技术大学', '合肥工业大学'])
  })

  it('lie apart, so that two of one place are not both named', () => {
    expect(names(27_089, 5)).toContain('清华大学')
    expect(names(27_089, 5)).not.toContain('北京大学')
  })

  it('are at most so many, each once, by rising rank', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300_000 }), fc.integer({ min: 1, max: 12 }), (rank, most) => {
        const found = namedSchools(axis, known, { most, home: '安徽', rank })
        expect(found).toHaveLength(Math.min(most, known.length))
        expect(new Set(found).size).toBe(found.length)
        const ranks = found.map(({ lowestRank }) => lowestRank)
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
      }),
    )
  })
})

describe('their places', () => {
  it('never cover each other, nor stand beyond the ends', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 200, max: 1_400 }),
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 40, max: 160 }),
        (width, rows, own) => {
          const placed = placedNames(axis, known, { width, rows, widthOf: () => own })
          for (const name of placed) {
            expect(name.left).toBeGreaterThanOrEqual(0)
            expect(name.left + own).toBeLessThanOrEqual(width)
          }
          for (let row = 0; row < rows; row++) {
            const lefts = placed.filter((name) => name.row === row).map(({ left }) => left)
            for (const [at, left] of lefts.slice(1).entries())
              expect(left - (lefts[at] ?? 0)).toBeGreaterThan(own)
          }
        },
      ),
    )
  })
})
