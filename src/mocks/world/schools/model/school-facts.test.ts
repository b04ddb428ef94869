import { describe, expect, it } from 'vitest'
import { findSchool, schools } from '../schools'
import { CAMPUS_PICTURES, campusSvg, crestSvg, dataUri } from './pictures'
import { schoolContacts, schoolFacts } from './school-facts'

const ustc = findSchool('10358')
if (!ustc) throw new Error('没有中国科学技术大学')

describe('the facts of a school', () => {
  it('are facts where they are certain', () => {
    expect(schoolFacts(ustc).createYear).toBe(1958)
    expect(schoolContacts(ustc).officialWebsites).toEqual(['https://www.ustc.edu.cn/'])
  })

  it('make sense for every school, and are the same every time', () => {
    for (const school of schools()) {
      const facts = schoolFacts(school)
      expect(facts.createYear, school.schoolName).toBeGreaterThan(1880)
      expect(facts.numStudent).toBeGreaterThan(1000)
      expect(facts.furtherEducationRate).toBeLessThan(100)
      if (school.level === '专科') expect(facts.numDoctor + facts.numMaster).toBe(0)
      expect(schoolFacts(school)).toEqual(facts)
    }
  })

  it('are small for a school of one discipline, and absent where a school may not recommend', () => {
    const music = findSchool('10045')
    const ordinary = findSchool('14098')
    if (!music || !ordinary) throw new Error('院校缺失')
    expect(schoolFacts(music).numMaster).toBeLessThan(schoolFacts(ustc).numMaster / 2)
    expect(schoolFacts(ustc).postgraduateRecommendationRate).toBeGreaterThan(15)
    expect(schoolFacts(ordinary)).not.toHaveProperty('postgraduateRecommendationRate')
    for (const school of schools()) {
      const { numDoctor, numMaster } = schoolFacts(school)
      expect(numDoctor, school.schoolName).toBeLessThanOrEqual(numMaster)
    }
  })

  it('say what is made up', () => {
    expect(schoolContacts(ustc).admissionPhones.join()).toContain('示例')
    expect(schoolContacts(ustc).emails.join()).toContain('@example.')
  })
})

describe('the pictures of a school', () => {
  it('are small drawings that no other origin is asked for', () => {
    for (const svg of [
      crestSvg(ustc),
      ...Array.from({ length: CAMPUS_PICTURES }, (_, i) => campusSvg(ustc, i) ?? ''),
    ]) {
      expect(svg).toMatch(/^<svg .*<\/svg>$/)
      expect(svg.length).toBeGreaterThan(300)
      expect(new TextEncoder().encode(svg).length).toBeLessThan(3072)
      expect(decodeURIComponent(dataUri(svg))).toBe(
        `data:image/svg+xml;charset=utf-8,${svg.replaceAll('"', "'")}`,
      )
      expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:/)
    }
    expect(campusSvg(ustc, CAMPUS_PICTURES)).toBeUndefined()
  })

  it('differ between schools', () => {
    const crests = schools(200).map(crestSvg)
    expect(new Set(crests).size).toBe(200)
  })
})
