import { describe, expect, it } from 'vitest'
import { assessmentRounds, GRADES, gradeCounts, subjectAssessment } from './assessment'
import { degreePoints } from './model/degrees'
import { firstClassDisciplines } from './model/first-class'
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
  it('is the last round unless one is named', () => {
    expect(assessmentRounds(ustc)).toEqual([1, 2, 3, 4])
    expect(subjectAssessment(ustc)).toEqual(subjectAssessment(ustc, 4))
    expect(subjectAssessment(ustc, 1).totalSubjects).toBeLessThan(subjectAssessment(ustc, 4).totalSubjects)
    expect(subjectAssessment(ustc, 5)).toEqual({ totalSubjects: 0, subjectDetails: [] })
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
