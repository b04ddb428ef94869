import { parseArgs } from 'node:util'
import { type Reported, reportedLists } from './reported-lists'
import { reportStudents } from './students'
import { goalsOf, tablesOf } from './tables'

/** Prints the lists of 33 students in three styles, with wishes and without; returns 1 when a goal is missed. `--only 安徽` prints some. */
export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { only: { type: 'string', default: '' } } })
  const students = reportStudents().filter(({ name }) => name.includes(values.only))
  const lists: Reported[] = []
  for (const student of students) lists.push(...(await reportedLists(student)))
  const { text, missed } = goalsOf(lists)
  console.log(`${tablesOf(lists)}\n\n${text}`)
  return missed > 0 ? 1 : 0
}
