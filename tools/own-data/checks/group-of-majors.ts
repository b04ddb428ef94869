import type { GivenMajorLine } from '~/rules/own-data/given'
import type { Check } from './check'

/** The line of a group is that of its easiest major, where both are told. */
export const groupOfMajors: Check = ({ tables: { groupLines, majorLines } }, tell) => {
  const easiest = new Map<string, number>()
  const keyOf = ({ year, subject, batch, category, schoolId, group }: Omit<GivenMajorLine, 'major'>) =>
    [year, subject, batch, category, schoolId, group].join('|')
  for (const line of majorLines) {
    if (line.group === undefined || line.lowestScore === undefined) continue
    const key = keyOf(line)
    easiest.set(key, Math.min(easiest.get(key) ?? Number.POSITIVE_INFINITY, line.lowestScore))
  }
  for (const line of groupLines) {
    const lowest = line.group === undefined ? undefined : easiest.get(keyOf(line))
    if (lowest === undefined || line.lowestScore === undefined || lowest === line.lowestScore) continue
    tell(
      line.at,
      '疑',
      '最低分',
      `${line.school} ${line.group} 组写的是 ${line.lowestScore}，组内专业最低的是 ${lowest}`,
    )
  }
}
