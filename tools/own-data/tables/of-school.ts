import { examMode } from '~/rules/exam/exam-mode'
import type { GivenMajorLine, GivenPlanRow } from '~/rules/own-data/given'
import { batchOf, subjectOf, type TableContext, yearOf } from '../asked'
import type { FileReport } from '../problems'
import type { TableRow } from '../read-cells'
import type { SchoolNames } from '../schools'
import { numberCell, printed, requiredText, shown } from '../values'

/** Where schools are found beside what a table says. */
export interface SchoolContext extends TableContext {
  readonly schools: SchoolNames
}

type OfSchool = Omit<GivenPlanRow, 'major' | 'majorCode' | 'plan' | 'fee' | 'years' | 'lastGroup'>

/** What every row about a school says; undefined where it cannot be used. */
export function ofSchool(row: TableRow, context: SchoolContext): OfSchool | undefined {
  const { report } = context
  const year = yearOf(row, context)
  if (year === undefined) return undefined
  const asked = subjectOf(row, year, context)
  const batch = batchOf(row, year, context)
  const school = schoolOf(row, context)
  if (!asked || batch === undefined || !school) return undefined
  const group = groupCode(row.text('专业组'), row.text('院校代号')) ?? groupCode(school.group)
  const code = codeIn(row.text('院校代号'))
  const requirement = row.text('选科要求')
  const note = row.text('备注') ?? school.note
  if (report.isWrong(row.line)) return undefined
  return {
    at: [context.file, row.line],
    year,
    ...asked,
    batch,
    schoolId: school.id,
    school: school.name,
    ...(code !== undefined && { schoolCode: code }),
    ...(group !== undefined && { group }),
    ...(requirement !== undefined && { requirement: printed(requirement) }),
    ...(note !== undefined && { note: printed(note) }),
  }
}

function schoolOf(row: TableRow, { schools, report }: SchoolContext) {
  const reported = requiredText(row, '院校名称', report)?.replace(/^[A-Z]?\d{3,5}\s*(?=\p{Script=Han})/u, '')
  if (reported === undefined) return undefined
  const found = schools.find(reported)
  if ('id' in found) return found
  report.tell('错', row.line, '院校名称', unknownSchool(reported, found.nearest))
  return undefined
}

export const unknownSchool = (reported: string, nearest: readonly string[]): string =>
  `不认识“${shown(reported)}”${nearest.length > 0 ? `，最接近的是${nearest.join('、')}` : ''}；改过名的把旧名写进 院校.csv 的别名，新学校写进 院校.csv`

/** The code of a cell that may hold the name too: 1108 东南大学. */
const codeIn = (reported: string | undefined) => /^[A-Z]?[0-9A-Z]{2,6}(?![0-9A-Z])/i.exec(reported ?? '')?.[0]

/** The code of a group without the words around it: （501）, 第501组, 05组, 1108-05 with the school's own 1108. */
export function groupCode(reported: string | undefined, schoolCode?: string): string | undefined {
  if (reported === undefined) return undefined
  const text = reported
    .replace(/[()[\]【】\s]/g, '')
    .replace(/^(院校)?(专业)?组?第?/, '')
    .replace(/(院校)?(专业)?组$/, '')
  const own = codeIn(schoolCode)
  const rest =
    own !== undefined && text.startsWith(own) && text.length > own.length + 1
      ? text.slice(own.length).replace(/^[-_]/, '')
      : text
  return rest === '' ? undefined : rest
}

/** Score, rank and number of the admitted. Undefined where neither score nor rank is there. */
export function admitted(
  row: TableRow,
  year: number,
  { province, report }: TableContext,
  countColumn: string,
): Pick<GivenMajorLine, 'lowestScore' | 'lowestRank' | 'admitted'> | undefined {
  const most = examMode(province, year)?.totalScore ?? 0
  const score = numberCell({
    row,
    column: '最低分',
    report,
    least: 0,
    most,
    isKey: true,
    hasDecimals: true,
    breaksTies: true,
  })
  const rank = numberCell({ row, column: '最低位次', report, least: 1, most: 3_000_000, isKey: true })
  const count = numberCell({ row, column: countColumn, report, least: 0, most: 100_000 })
  if (report.isWrong(row.line)) return undefined
  if (score === undefined && rank === undefined) {
    report.tell('错', row.line, '最低分', '分数和位次都没有写')
    return undefined
  }
  return {
    ...(score !== undefined && { lowestScore: score }),
    ...(rank !== undefined && { lowestRank: rank }),
    ...(count !== undefined && { admitted: count }),
  }
}

/** A score that adds to a line: highest, average. */
export function otherScore(
  row: TableRow,
  column: string,
  year: number,
  province: string,
  report: FileReport,
): number | undefined {
  const most = examMode(province, year)?.totalScore ?? 0
  return numberCell({ row, column, report, least: 0, most, hasDecimals: true })
}
