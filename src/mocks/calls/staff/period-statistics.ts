import { FILLING_STEPS, type PeriodStatistics } from '~/contracts/planner-admin'
import { ORDER_STATUSES } from '~/contracts/reference'
import { inSlices } from '../../server/in-slices'
import { knownLists } from '../../store/advice-tables'
import type { Account, Database } from '../../store/database'
import { joinedTime, ordersOf, signedUpStudents } from '../../store/people-tables'
import { intentionsOf } from '../../store/profile-tables'
import { scoreRecordsOf } from '../../store/score-tables'

interface Period {
  readonly from: string
  readonly to: string
}

type Step = (typeof FILLING_STEPS)[number]

/** The figures of a period, counted from the people that the tables show. */
export async function periodStatistics(db: Database, { from, to }: Period): Promise<PeriodStatistics> {
  const isWithin = (time: string) => time.slice(0, 10) >= from && time.slice(0, 10) <= to
  const students = signedUpStudents(db).filter((account) => isWithin(joinedTime(db, account)))
  const ids = new Set(students.map(({ id }) => id))
  const lists = knownLists(db).filter(({ studentId }) => ids.has(studentId))
  const orders = ordersOf(db)
    .list()
    .filter(({ createTime }) => isWithin(createTime))
  const withList = new Set(lists.map(({ studentId }) => studentId))
  const reached = await inSlices(students, (account) => stepsDone(db, account, withList))
  return {
    from,
    to,
    studentCount: students.length,
    vipCount: students.filter(({ auth }) => auth).length,
    applicationListCount: lists.length,
    orders: ORDER_STATUSES.map(({ id }) => ({
      status: id,
      count: orders.filter(({ status }) => status === id).length,
    })),
    signUps: signUpsOf(db, students),
    steps: FILLING_STEPS.map((step, index) => ({
      step,
      count: reached.filter((done) => done > index).length,
    })),
  }
}

/** How many steps a student has done without leaving one out. */
function stepsDone(db: Database, { id, province, year, subjects }: Account, withList: ReadonlySet<string>) {
  const isDone: Readonly<Record<Step, () => boolean>> = {
    signUp: () => true,
    exam: () => province !== null && year !== null,
    subjects: () => subjects.length > 0,
    score: () => scoreRecordsOf(db).list({ studentId: id }).length > 0,
    intention: () => intentionsOf(db).find(id) !== undefined,
    list: () => withList.has(id),
  }
  const missing = FILLING_STEPS.findIndex((step) => !isDone[step]())
  return missing < 0 ? FILLING_STEPS.length : missing
}

function signUpsOf(db: Database, students: readonly Account[]): PeriodStatistics['signUps'] {
  const counts = new Map<string, number>()
  for (const account of students) {
    const key = `${joinedTime(db, account).slice(0, 10)} ${account.province ?? ''}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, count]) => ({ date: key.slice(0, 10), provinceName: key.slice(11) || null, count }))
}
