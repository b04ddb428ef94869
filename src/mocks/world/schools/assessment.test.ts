import { describe, expect, it } from 'vitest'
import { assessmentRounds, gradeCounts, subjectAssessment } from './assessment'
import { degreePoints } from './model/degrees'
import { firstClassDisciplines } from './model/first-class'
import { GRADES } from './model/graded-disciplines'
import { findSchool, schools } from './schools'

const ustc = findSchool('10358')
if (!ustc) throw new Error('没有中国科学技术大学')
const some = schools().filter((_, i) => i % 23 === 0)

describe('degree points', () => {
  it('name as many disciplines as they count', () => {
    for (const school of some) {
      const points = degreePoints(school)
      expect(points.doctorDisciplines, school.schoolName).toHaveLength(points.numDoctor)
      expect(points.masterDisciplines, school.schoolName).toHaveLength(points.numMaster)
      expect(points.numDoctor).toBeLessThanOrEqual(points.numMaster)
    }
  })

  it('begin with the disciplines of 双一流, which are facts', () => {
    expect(firstClassDisciplines(ustc)).toContain('物理学')
    const first = degreePoints(ustc).doctorDisciplines.slice(0, firstClassDisciplines(ustc).length)
    expect(first.toSorted()).toEqual(firstClassDisciplines(ustc).toSorted())
  })
})

describe('the assessment of disciplines', () => {
  it('has letters of the fourth round alone', () => {
    expect(assessmentRounds(ustc)).toEqual([4])
    expect(subjectAssessment(ustc)).toEqual(subjectAssessment(ustc, 4))
    for (const round of [1, 3, 5]) {
      expect(subjectAssessment(ustc, round)).toEqual({ totalSubjects: 0, subjectDetails: [] })
    }
  })

  it('says what was published', () => {
    const published = [
      ['10001', '计算机科学与技术', 'A+'],
      ['10003', '计算机科学与技术', 'A+'],
      ['10358', '物理学', 'A+'],
      ['10359', '管理科学与工程', 'A'],
      ['11414', '石油与天然气工程', 'A+'],
      ['10425', '石油与天然气工程', 'A+'],
      ['10370', '教育学', 'B-'],
    ] as const
    for (const [id, subject, grade] of published) {
      const school = findSchool(id)
      const found = school && subjectAssessment(school).subjectDetails.find((one) => one.subject === subject)
      expect(found?.grade, `${id} ${subject}`).toBe(grade)
    }
  })

  it('grades only what awards degrees', () => {
    for (const school of schools().filter(({ level }) => level === '本科')) {
      const { masterDisciplines } = degreePoints(school)
      for (const { subject } of subjectAssessment(school).subjectDetails) {
        expect(masterDisciplines, school.schoolName).toContain(subject)
      }
    }
  })

  it('counts its grades, and a grade narrows the list but not the total', () => {
    for (const school of some) {
      const { totalSubjects, subjectDetails } = subjectAssessment(school)
      expect(subjectDetails).toHaveLength(totalSubjects)
      for (const { grade, count } of gradeCounts(school)) {
        const narrowed = subjectAssessment(school, 4, grade)
        expect(narrowed.totalSubjects).toBe(totalSubjects)
        expect(narrowed.subjectDetails).toHaveLength(count)
      }
      const order = subjectDetails.map(({ grade }) => GRADES.indexOf(grade))
      expect(order).toEqual(order.toSorted((a, b) => a - b))
    }
  })

  it('grades leading universities better than others', () => {
    const share = (leading: boolean) => {
      const graded = schools()
        .filter((school) => school.schoolFeatures.includes('985') === leading)
        .slice(0, 400)
        .filter((_, i) => leading || i % 4 === 0)
        .flatMap((school) => subjectAssessment(school).subjectDetails)
      return graded.filter(({ grade }) => grade.startsWith('A')).length / graded.length
    }
    expect(share(true)).toBeGreaterThan(0.25)
    expect(share(false)).toBeLessThan(0.15)
  })

  it('has no round for a junior college', () => {
    const junior = schools().find((school) => school.level === '专科')
    expect(junior && assessmentRounds(junior)).toEqual([])
  })
})
