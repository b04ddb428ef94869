import { parseArgs } from 'node:util'
import { readList } from './read-list'
import { type Reported, reportedLists } from './reported-lists'
import { heldOutStudents, lowerStudents, type ReportStudent, reportStudents } from './students'
import { goalsOf, tablesOf } from './tables'

const OPTIONS = {
  only: { type: 'string', default: '' },
  read: { type: 'boolean', default: false },
  style: { type: 'string', default: 'balanced' },
  'held-out': { type: 'boolean', default: false },
  lower: { type: 'boolean', default: false },
} as const

/**
 * Prints the lists of 33 students in three styles, with wishes and without. The figures of 33 more at other ranks
 * follow, and of 39 in the last quarter of the candidates; returns 1 when a goal is missed. `--only 安徽` prints some,
 * `--read` their rows one by one, in one `--style`; `--held-out` and `--lower` take those alone.
 */
export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: OPTIONS })
  const isMeant = ({ name }: ReportStudent) => name.includes(values.only)
  const students = reportStudents().filter(isMeant)
  const others = heldOutStudents().filter(isMeant)
  const lower = lowerStudents().filter(isMeant)
  if (values.read)
    return readRows(values.lower ? lower : values['held-out'] ? others : students, values.style)
  return values.lower ? report([], [], lower) : report(students, others, lower)
}

async function readRows(students: readonly ReportStudent[], style: string): Promise<number> {
  for (const student of students) {
    for (const withWishes of [false, true]) console.log(await readList(student, { style, withWishes }))
  }
  return 0
}

async function report(
  students: readonly ReportStudent[],
  others: readonly ReportStudent[],
  last: readonly ReportStudent[],
): Promise<number> {
  const lists: Reported[] = []
  const heldOut: Reported[] = []
  for (const student of students) lists.push(...(await reportedLists(student)))
  for (const student of others) heldOut.push(...(await reportedLists(student)))
  const lower: Reported[] = []
  for (const student of last) lower.push(...(await reportedLists(student)))
  const { text, missed } = goalsOf(lists, heldOut, lower)
  console.log(
    `${tablesOf(lists)}\n\nheld out\n${tablesOf(heldOut)}\n\nlower half\n${tablesOf(lower)}\n\n${text}`,
  )
  return missed > 0 ? 1 : 0
}
