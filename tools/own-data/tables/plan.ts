import type { GivenPlanRow } from '~/rules/own-data/given'
import type { FileReport } from '../problems'
import type { TableRow } from '../read-cells'
import { numberCell, plainNumber, printed, requiredText, shown } from '../values'
import { groupCode, ofSchool, type SchoolContext } from './of-school'

/** 招生计划. */
export function readPlan(rows: readonly TableRow[], context: SchoolContext): readonly GivenPlanRow[] {
  const { report } = context
  return rows.flatMap((row): GivenPlanRow[] => {
    const own = ofSchool(row, context)
    const major = requiredText(row, '专业名称', report)
    const plan = planOf(row, report)
    const fee = feeOf(row, report)
    const years = yearsOf(row, report)
    const majorCode = row.text('专业代号')
    const lastGroup = groupCode(row.text('上年专业组'))
    if (!own || major === undefined || report.isWrong(row.line)) return []
    return [
      {
        ...own,
        major: printed(major),
        ...(majorCode !== undefined && { majorCode }),
        ...(plan !== undefined && { plan }),
        ...(fee !== undefined && { fee }),
        ...(years !== undefined && { years }),
        ...(lastGroup !== undefined && { lastGroup }),
      },
    ]
  })
}

const NOT_YET = /^(待定|另行公布|见章程|详见章程|未定|待公布|以章程为准)$/

function planOf(row: TableRow, report: FileReport): number | undefined {
  const reported = row.text('计划数')
  if (reported === undefined) {
    report.tell('疑', row.line, '计划数', '没有写，按不知道用')
    return undefined
  }
  if (NOT_YET.test(reported)) {
    report.tell('疑', row.line, '计划数', `写的是“${reported}”，按不知道用`)
    return undefined
  }
  if (plainNumber(reported) === 0) {
    report.tell('错', row.line, '计划数', '是 0：不招的专业不写在计划里')
    return undefined
  }
  return numberCell({ row, column: '计划数', report, least: 1, most: 100_000, isRequired: true })
}

function feeOf(row: TableRow, report: FileReport): number | undefined {
  const reported = row.text('学费')
  if (reported === undefined || NOT_YET.test(reported)) return undefined
  if (/^(免费|免学费|免收|公费|免|无)$/.test(reported)) return 0
  const tens = /^([\d.]+)万(元)?(\/?年)?$/.exec(reported)
  if (tens) return Math.round(Number(tens[1]) * 10_000)
  return numberCell({ row, column: '学费', report, least: 0, most: 500_000 })
}

const NUMERALS = '零一二三四五六七八'

function yearsOf(row: TableRow, report: FileReport): number | undefined {
  const reported = row.text('学制')?.replace(/年制?$/, '')
  if (reported === undefined) return undefined
  const value = NUMERALS.indexOf(reported) > 0 ? NUMERALS.indexOf(reported) : plainNumber(reported)
  if (value !== undefined && value >= 2 && value <= 8) return value
  report.tell('疑', row.line, '学制', `应是 2 到 8 年，写的是 ${shown(reported)}，按不知道用`)
  return undefined
}
