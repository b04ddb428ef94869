import { type AdmissionGroup, admissionGroups } from './admission-groups'
import { rowOfRank, rowOfScore, scoreTable } from './score-table'
import { type SchoolYearKey, schoolLowestRank } from './strength'

/**
 * What contradicts itself in the lines of a school in a province, year and subject, one sentence each; empty when all
 * agree. For tests and for the report: a line's rank lies in the row of its score, a group is as low as its last major and
 * plans as much as all of them, the school is as low as its last group, and no line lies below its control line.
 */
export function admissionFaults(key: SchoolYearKey): string[] {
  const groups = admissionGroups(key)
  const table = scoreTable(key)
  const lowest = schoolLowestRank(key)
  if (!table || lowest === undefined) return groups.length === 0 ? [] : ['有专业组而没有院校线']
  const where = `${key.school.schoolName} ${key.province} ${key.year} ${key.subject}`
  const faults: string[] = []
  const check = (holds: boolean, what: string) => {
    if (!holds) faults.push(`${where}：${what}`)
  }
  check(Math.max(...groups.map((group) => group.lowestRank)) === lowest, '院校线不是最低的组')
  for (const group of groups) {
    const name = `${group.batch} ${group.code ?? '不分组'}`
    for (const { lowestRank, lowestScore } of [group, ...group.majors]) {
      check(rowOfScore(table, lowestScore) === rowOfRank(table, lowestRank), `${name} 的位次不在分数所在行`)
      check(lowestScore >= group.controlScore, `${name} 低于控制线`)
    }
    checkMajors(group, (holds, what) => check(holds, `${name} ${what}`))
  }
  const units = groups.map(
    ({ level, code, electives, joint }) => `${level}|${code ?? ''}|${code ? '' : `${electives}|${joint}`}`,
  )
  check(new Set(units).size === units.length, '组代码重复')
  return faults
}

function checkMajors({ majors, ...group }: AdmissionGroup, check: (holds: boolean, what: string) => void) {
  check(majors.length > 0, '没有专业')
  check(Math.max(...majors.map((major) => major.lowestRank)) === group.lowestRank, '的位次不是最低的专业')
  check(Math.min(...majors.map((major) => major.lowestScore)) === group.lowestScore, '的分数不是最低的专业')
  check(majors.reduce((sum, { planNum }) => sum + planNum, 0) === group.planNum, '的计划不是各专业之和')
  check(new Set(majors.map(({ enrolCode }) => enrolCode)).size === majors.length, '的专业代号重复')
  for (const { highestScore, averageScore, lowestScore, planNum, entry } of majors) {
    check(highestScore >= averageScore && averageScore >= lowestScore, '的最高、平均、最低分次序不对')
    check(Number.isInteger(planNum) && planNum > 0, '的计划不是正整数')
    check(entry.electives.join() === group.electives.join(), '的专业选科不同')
  }
}
