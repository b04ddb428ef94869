import { describe, expect, it } from 'vitest'
import { findSchool, schools } from '../../schools/schools'
import { ranking, rankingPosition, schoolRanks } from './school-rankings'

const KINDS = ['ruanke', 'qs', 'usnews'] as const

describe('the rankings of the world', () => {
  it('list each school once, in rising positions', () => {
    for (const kind of KINDS) {
      for (const year of [2022, 2025]) {
        const ranks = ranking(kind, year).map(({ rank }) => rank)
        expect(ranks.length, kind).toBeGreaterThan(70)
        expect(ranks[0]).toBeGreaterThanOrEqual(1)
        expect(ranks.every((rank, i) => i === 0 || rank > (ranks[i - 1] ?? 0))).toBe(true)
        expect(new Set(ranking(kind, year).map(({ school }) => school.id)).size).toBe(ranks.length)
      }
    }
    expect(ranking('another', 2025)).toEqual([])
    expect(ranking('ruanke', 2025).filter(({ school }) => school.campusOf)).toEqual([])
  })

  it('change a little from year to year', () => {
    const order = (year: number) => ranking('ruanke', year).map(({ school }) => school.id)
    expect(order(2024)).not.toEqual(order(2025))
    const last = new Map(order(2024).map((id, i) => [id, i]))
    const moves = order(2025).flatMap((id, i) => {
      const before = last.get(id)
      return before === undefined ? [] : [Math.abs(before - i)]
    })
    expect(moves.length).toBeGreaterThan(570)
    expect(moves.toSorted((a, b) => a - b)[Math.floor(moves.length / 2)]).toBeLessThan(15)
  })

  it('give the three ranks of a school’s page, absent for a school outside', () => {
    const ustc = findSchool('10358')
    const college = schools().find((school) => school.level === '专科')
    if (!ustc || !college) throw new Error('院校缺失')
    expect(schoolRanks(ustc, 2025)).toEqual({
      ruankeRank: rankingPosition(ustc, 'ruanke', 2025),
      qsWorldRank: rankingPosition(ustc, 'qs', 2025),
      usWorldRank: rankingPosition(ustc, 'usnews', 2025),
    })
    expect(rankingPosition(ustc, 'ruanke', 2025)).toBeLessThan(20)
    expect(Object.values(schoolRanks(college, 2025))).toEqual([undefined, undefined, undefined])
  })
})
