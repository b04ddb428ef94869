import { parseArgs } from 'node:util'
import { readList } from './read-list'
import { type Reported, reportedLists } from './reported-lists'
import { type ReportStudent, reportStudents } from './students'
import { goalsOf, tablesOf } from './tables'

const OPTIONS = {
  only: { type: 'string', default: '' },
  read: { type: 'boolean', default: false },
  style: { type: 'string', default: 'balanced' },
} as const

/**
 * Prints the lists of 33 students in three styles, with wishes and without; returns 1 when a goal is missed. `--only 安徽`
 * prints some, `--read` their rows one by one, in one `--style`.
 */
export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: OPTIONS })
  const students = reportStudents().filter(({ name }) => name.includes(values.only))
  return values.read ? readRows(students, values.style) : report(students)
}

async function readRows(students: readonly ReportStudent[], style: string): Promise<number> {
  for (const student of students) {
    for (const withWishes of [false, true]) console.log(await readList(student, { style, withWishes }))
  }
  return 0
}

async function report(students: readonly ReportStudent[]): Promise<number> {
  const lists: Reported[] = []
  for (const student of students) lists.push(...(await reportedLists(student)))
  const { text, missed } = goalsOf(lists)
  console.log(`${tablesOf(lists)}\n\n${text}`)
  return missed > 0 ? 1 : 0
}
