import { ROLES } from '~/contracts/reference'
import { isGiven } from '../world/given/given-world'
import { momentBefore } from '../world/people/calendar'
import { students, planners as worldPlanners } from '../world/people/people'
import { detailsOf, type StudentDetails } from '../world/people/profiles'
import { type OrderRecord, orderOf, type PlannerProfile, plannerProfile } from '../world/people/service'
import { chinaTime } from './china-time'
import type { Account, Database } from './database'
import { DEMO_ACCOUNTS } from './demo-accounts'
import { isStudent } from './records'
import { baseRecords, createTable, tableOf } from './table'

/** Demo planners take orders of the world's students too, so that their pages are not empty. */
const DEMO_PLANNERS = DEMO_ACCOUNTS.filter(({ roleId }) => roleId === ROLES.planner)

/** More than one share, so that each demo planner has students in every status. */
const SHARE_OF_DEMO_PLANNER = 4

/** Every service order. */
export const ordersOf = tableOf((db: Database) => {
  const takers = DEMO_PLANNERS.flatMap(({ id }) => Array.from({ length: SHARE_OF_DEMO_PLANNER }, () => id))
  const make = () => [
    ...(db.person?.order ? [db.person.order] : []),
    ...demoOrders(db),
    ...students(db.calendar).flatMap((person) => orderOf(person, db.calendar, takers) ?? []),
  ]
  return createTable(db.models, 'order', baseRecords(make))
})

function demoOrders({ calendar }: Database): OrderRecord[] {
  const vip = DEMO_ACCOUNTS.find(({ persona }) => persona === 'vip')
  const [planner] = DEMO_PLANNERS
  if (!vip || !planner || isGiven()) return []
  return [
    {
      id: `o-${vip.id}`,
      studentId: vip.id,
      status: 3,
      plannerId: planner.id,
      note: '想读师范或法学，希望离家近',
      createTime: momentBefore(calendar, 2, 8, 600),
      updateTime: momentBefore(calendar, 1, 6, 900),
    },
  ]
}

/** The public profile of each planner, under the id of the planner's account. */
export const profilesOf = tableOf((db: Database) => {
  const make = () => [
    ...worldPlanners(db.calendar).map(plannerProfile),
    ...DEMO_PLANNERS.map(
      ({ id, province }, index): PlannerProfile => ({
        id,
        masterType: 2,
        sex: 1,
        title: '高级规划师',
        introduction: isGiven()
          ? '还没有填写介绍'
          : `示例人物。从事升学指导 12 年，熟悉${province}的填报规则。`,
        provinces: province === null ? [] : [province],
        displayed: !isGiven(),
        displayOrder: 100 + index,
      }),
    ),
  ]
  return createTable(db.models, 'planner', baseRecords(make))
})

/** Details of each student beside the account. Places take time to look up, so each student's are, when they are shown. */
export const detailsTableOf = tableOf((db: Database) => {
  const people = baseRecords(() => students(db.calendar))
  const known = new Map<string, StudentDetails>()
  const find = (id: string) => {
    const person = people.find(id)
    if (!person) return undefined
    const details = known.get(id) ?? detailsOf(id, person.province)
    known.set(id, details)
    return details
  }
  const list = () => people.list({}).flatMap(({ id }) => find(id) ?? [])
  return createTable(db.models, 'details', { find, list })
})

/** The newest order of a student. */
export function newestOrder(db: Database, studentId: string): OrderRecord | undefined {
  return ordersOf(db).list({ studentId }).at(-1)
}

/** Everybody who has signed up as a student. */
export function signedUpStudents(db: Database): Account[] {
  return db.account.list().filter((account) => isStudent(account) && account.signUp)
}

/** When somebody signed up; an account that was made by signing in counts from the first of the month. */
export function joinedTime(db: Database, { createTime }: Account): string {
  return createTime ?? chinaTime(new Date(Date.UTC(db.calendar.year, db.calendar.month - 1)))
}
