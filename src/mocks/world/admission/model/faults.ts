import { electivesAsked } from '~/rules/filing/requirement'
import { rowOfRank, rowOfScore, type ScoreTable, scoreTable } from '../../exam/score-table'
import { findMajor } from '../../majors/catalogue'
import { majorsOfSchool, type OfferedMajor } from '../../schools/majors'
import type { School } from '../../schools/schools'
import { type AdmissionGroup, admissionGroups } from './groups'
import { type SchoolYearKey, schoolLowestRank } from './strength'

type Check = (holds: boolean, what: string) => void

/**
 * What contradicts itself in the lines of a school in a province, year and subject, one sentence each; empty when all
 * agree. For tests and for the report: a rank lies in the row of its score. A group is as low as its last major and
 * plans as much as all of them. The school is as low as its last group beside 中外合作办学. No line lies below its control line. The
 * school offers the major, and its group requires the electives that the major requires.
 */
export function admissionFaults(key: SchoolYearKey): string[] {
  const groups = admissionGroups(key)
  const table = scoreTable(key)
  const lowest = schoolLowestRank(key)
  if (!table || lowest === undefined) return groups.length === 0 ? [] : ['有专业组而没有院校线']
  const faults: string[] = []
  const where = `${key.school.schoolName} ${key.province} ${key.year} ${key.subject}`
  const check: Check = (holds, what) => {
    if (!holds) faults.push(`${where}：${what}`)
  }
  const ordinary = groups.filter(({ joint }) => !joint)
  const deepest = Math.max(...(ordinary.length > 0 ? ordinary : groups).map((group) => group.lowestRank))
  check(deepest === lowest, '院校线不是最低的普通组')
  const units = groups.map(unitOf)
  check(new Set(units).size === units.length, '组代码重复')
  for (const level of ['本科', '专科']) {
    const codes = groups
      .filter((group) => group.level === level)
      .flatMap(({ majors }) => majors.map(({ enrolCode }) => enrolCode))
    check(new Set(codes).size === codes.length, `${level}的专业代号重复`)
  }
  for (const group of groups) {
    checkGroup(group, key.school, table, (holds, what) => {
      if (!holds) check(false, `${group.batch} ${group.code ?? '不分组'} ${what}`)
    })
  }
  return faults
}

function unitOf({ level, code, electives, joint }: AdmissionGroup): string {
  return `${level}|${code ?? `${electives.join()}|${joint}`}`
}

function checkGroup(group: AdmissionGroup, school: School, table: ScoreTable, check: Check): void {
  const { majors, controlScore, electives } = group
  const taught = majorsOfSchool(school, group.level === '专科' ? 2 : school.vocational ? 3 : 1)
  checkLine(group, table, controlScore, check)
  check(majors.length > 0, '没有专业')
  check(new Set(majors.map(({ entry }) => entry.name)).size === majors.length, '有两个同名的专业')
  check(Math.max(...majors.map((major) => major.lowestRank)) === group.lowestRank, '的位次不是最低的专业')
  check(Math.min(...majors.map((major) => major.lowestScore)) === group.lowestScore, '的分数不是最低的专业')
  check(majors.reduce((sum, { planNum }) => sum + planNum, 0) === group.planNum, '的计划不是各专业之和')
  for (const major of majors) {
    checkLine(major, table, controlScore, check)
    const { highestScore, averageScore, lowestScore, planNum, admittedCount, entry } = major
    check(highestScore >= averageScore && averageScore >= lowestScore, '的最高、平均、最低分次序不对')
    check(highestScore <= table.totalScore, '的最高分超过满分')
    check(Number.isInteger(planNum) && planNum > 0, '的计划不是正整数')
    check(Math.abs(admittedCount - planNum) <= 1 && admittedCount > 0, '的录取人数与计划差得远')
    check(entry.electives.join() === electives.join(), '的专业选科不同')
    for (const offered of entry.majors) checkMajor(offered, taught, group, check)
  }
}

function checkLine(
  { lowestScore, lowestRank }: { readonly lowestScore: number; readonly lowestRank: number },
  table: ScoreTable,
  controlScore: number,
  check: Check,
): void {
  check(rowOfScore(table, lowestScore) === rowOfRank(table, lowestRank), '的位次不在分数所在行')
  check(lowestScore >= controlScore, '低于控制线')
}

function checkMajor(
  offered: OfferedMajor,
  taught: readonly OfferedMajor[],
  { electives, subject }: AdmissionGroup,
  check: Check,
): void {
  check(taught.includes(offered), '的专业本校不开设')
  check(findMajor(offered.major.majorCode) === offered.major, '的专业不在目录中')
  // Before the new exam a school asks for a side and for nothing else.
  if (subject === '理科' || subject === '文科') return
  const asked = electivesAsked(offered.required, subject)
  check(asked?.every((name) => electives.includes(name)) ?? false, '的选科要求低于专业的要求')
}
