import { examMode } from '~/rules/exam/exam-mode'
import { fitOf } from '~/rules/filing/requirement'
import { shown } from '../values'
import type { Check } from './check'

/** What a unit asks for can be read, and candidates of the subject can have it. */
export const requirement: Check = ({ province, tables: { groupLines, majorLines, plan } }, tell) => {
  const known = new Map<string, ReturnType<typeof fitOf>>()
  for (const row of [...groupLines, ...majorLines, ...plan]) {
    if (row.requirement === undefined) continue
    const key = `${row.year}|${row.subject}|${row.requirement}`
    const fit =
      known.get(key) ?? fitOf(row.requirement, row.subject, examMode(province, row.year)?.electives ?? [])
    known.set(key, fit)
    if (fit === 'unknown') {
      tell(row.at, '疑', '选科要求', `“${shown(row.requirement)}”读不懂，不知道谁能报`)
    } else if (fit === 'not-met') {
      tell(row.at, '疑', '选科要求', `写的是“${shown(row.requirement)}”，这一行的科类是${row.subject}`)
    }
  }
}
