import { provinceScale } from '../../admission/model/strength-scale'
import { rowOfRank, rowOfScore, type ScoreTable, scoreTable } from '../../exam/score-table'
import { allMajors } from '../../majors/catalogue'
import { findSchool } from '../../schools/schools'
import { earlyBatches, earlyDirectories, earlyPlans } from '../early'
import { type EarlyScoreRow, earlyScoreLines } from '../lines'

/** What was looked at and what contradicts itself in it. */
export interface EarlyFaults {
  readonly rows: number
  readonly faults: readonly string[]
}

/**
 * What contradicts itself in the early batch of a province and year, one sentence each: a line stands in the row of
 * its plan. A row plans as much as its majors and is as low as the last of them. A rank lies in the row of its score
 * and not below the batch's line. The named school exists. Only a sample of the rows is checked.
 */
export function earlyFaults(province: string, year: number, every = 1): EarlyFaults {
  const plans = earlyPlans(province, year)
  const lines = earlyScoreLines(province, year)
  const faults: string[] = []
  if (plans.length !== lines.length) faults.push(`${province} ${year}：计划与录取线的行数不同`)
  const open = new Set(
    earlyBatches(province, year).flatMap((batch) => earlyDirectories(province, year, batch)),
  )
  const junior = new Set(earlyDirectories(province, year, '专科提前批'))
  const floorOf = (level: 'junior' | 'undergraduate', subject: string) =>
    provinceScale(province, year, subject)?.[level].controlScore ?? 0
  let rows = 0
  for (let i = 0; i < plans.length; i += every) {
    const [plan, line] = [plans[i], lines[i]]
    if (!plan || !line) continue
    rows++
    const check = (holds: boolean, what: string) => {
      if (!holds) faults.push(`${province} ${year} ${plan.schoolName} ${plan.directoryList.join()}：${what}`)
    }
    check(
      plan.schoolName === line.schoolName && plan.schoolId === line.schoolId,
      '计划与录取线不是同一所学校',
    )
    check(
      plan.directoryList.every((name) => open.has(name)),
      '目录不在列表中',
    )
    check(plan.schoolId === null || findSchool(plan.schoolId)?.schoolName === plan.schoolName, '没有这所学校')
    const majors = 'subMajors' in plan ? plan.subMajors : [plan]
    check(plan.planNumber === majors.reduce((sum, major) => sum + major.planNumber, 0), '计划不是各专业之和')
    check(
      majors.every(({ majorName }) => isMajor(majorName)),
      '有目录中没有的专业',
    )
    const level = plan.directoryList.every((name) => junior.has(name)) ? 'junior' : 'undergraduate'
    checkLine(
      line,
      scoreTable({ province, year, subject: line.subject }),
      floorOf(level, line.subject),
      check,
    )
  }
  return { rows, faults }
}

let names: ReadonlySet<string> | undefined

function isMajor(name: string): boolean {
  names ??= new Set(
    ([1, 2, 3] as const).flatMap((level) => allMajors(level).map(({ majorName }) => majorName)),
  )
  return names.has(name)
}

function checkLine(
  { children, ...row }: EarlyScoreRow,
  table: ScoreTable | undefined,
  floor: number,
  check: (holds: boolean, what: string) => void,
): void {
  for (const { lowestScore, lowestRank, highestScore, admittedCount } of [row, ...(children ?? [])]) {
    check(highestScore >= lowestScore && admittedCount > 0, '最高分低于最低分')
    if (lowestRank === null) continue
    check(
      table !== undefined && rowOfScore(table, lowestScore) === rowOfRank(table, lowestRank),
      '位次不在分数所在行',
    )
    check(lowestScore >= floor, '低于控制线')
  }
  const lowest = Math.min(...(children ?? [row]).map(({ lowestScore }) => lowestScore))
  check(row.lowestScore === lowest, '院校线不是最低的专业')
}
