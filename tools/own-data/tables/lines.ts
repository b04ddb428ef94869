import type { GivenGroupLine, GivenMajorLine } from '~/rules/own-data/given'
import type { TableRow } from '../read-cells'
import { printed, requiredText } from '../values'
import { admitted, ofSchool, otherScore, type SchoolContext } from './of-school'

/** 投档线. Where one applies for majors, an authority names the major of each line: such a row is one of 录取线. */
export function readGroupLines(rows: readonly TableRow[], context: SchoolContext) {
  const groupLines: GivenGroupLine[] = []
  const majorLines: GivenMajorLine[] = []
  for (const row of rows) {
    const own = ofSchool(row, context)
    const figures = own && admitted(row, own.year, context, '投档人数')
    if (!own || !figures) continue
    const kind = row.text('类型')
    const major = row.text('专业名称')
    const majorCode = row.text('专业代号')
    if (major === undefined)
      groupLines.push({ ...own, ...figures, ...(kind !== undefined && { kind: printed(kind) }) })
    else
      majorLines.push({
        ...own,
        ...figures,
        major: printed(major),
        ...(majorCode !== undefined && { majorCode }),
      })
  }
  return { groupLines, majorLines }
}

/** 录取线. */
export function readMajorLines(rows: readonly TableRow[], context: SchoolContext): readonly GivenMajorLine[] {
  return rows.flatMap((row): GivenMajorLine[] => {
    const own = ofSchool(row, context)
    const major = requiredText(row, '专业名称', context.report)
    const figures = own && admitted(row, own.year, context, '录取人数')
    if (!own || !figures || major === undefined) return []
    const highest = otherScore(row, '最高分', own.year, context.province, context.report)
    const average = otherScore(row, '平均分', own.year, context.province, context.report)
    const majorCode = row.text('专业代号')
    return [
      {
        ...own,
        ...figures,
        major: printed(major),
        ...(majorCode !== undefined && { majorCode }),
        ...(highest !== undefined && { highestScore: Math.floor(highest) }),
        ...(average !== undefined && { averageScore: average }),
      },
    ]
  })
}
