import * as z from 'zod/mini'
import { Planner } from '~/contracts/planner-admin'
import { ROLES } from '~/contracts/reference'
import { ServiceOrder } from '~/contracts/service-orders'
import { StudentRecord } from '~/contracts/student-record'
import { momentBefore } from '../world/people/calendar'
import { detailsOf, type StudentDetails } from '../world/people/details'
import { type OrderRecord, orderOf } from '../world/people/orders'
import { students, planners as worldPlanners } from '../world/people/people'
import { type PlannerProfile, plannerProfile } from '../world/people/planners'
import type { Account, Database } from './database'
import { DEMO_ACCOUNTS } from './demo-accounts'
import { baseRecords, createTable, tableOf } from './table'

/** Demo planners take orders of the world's students too, so that their pages are not empty. */
const DEMO_PLANNERS = DEMO_ACCOUNTS.filter(({ roleId }) => roleId === ROLES.planner)

/** More than one share, so that each demo planner has students in every status. */
const SHARE_OF_DEMO_PLANNER = 4

const OrderSchema: z.ZodMiniType<OrderRecord> = z.omit(ServiceOrder, { plannerName: true })

/** Every service order. */
export const ordersOf = tableOf((db: Database) => {
  const takers = DEMO_PLANNERS.flatMap(({ id }) => Array.from({ length: SHARE_OF_DEMO_PLANNER }, () => id))
  const make = () => [
    ...demoOrders(db),
    ...students(db.calendar).flatMap((person) => orderOf(person, db.calendar, takers) ?? []),
  ]
  return createTable({ changes: db.change, kind: 'order', schema: OrderSchema, base: baseRecords(make) })
})

function demoOrders({ calendar }: Database): OrderRecord[] {
  const vip = DEMO_ACCOUNTS.find(({ persona }) => persona === 'vip')
  const [planner] = DEMO_PLANNERS
  if (!vip || !planner) return []
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

const ProfileSchema: z.ZodMiniType<PlannerProfile> = z.omit(Planner, {
  name: true,
  tel: true,
  servingCount: true,
})

/** What the pages say of each planner, under the id of the planner's account. */
export const profilesOf = tableOf((db: Database) => {
  const make = () => [
    ...worldPlanners(db.calendar).map(plannerProfile),
    ...DEMO_PLANNERS.map(
      ({ id, province }, index): PlannerProfile => ({
        id,
        masterType: 2,
        sex: 1,
        title: '高级规划师',
        introduction: `示例人物。从事升学指导 12 年，熟悉${province}的填报规则。`,
        provinces: province === null ? [] : [province],
        displayed: true,
        displayOrder: 100 + index,
      }),
    ),
  ]
  return createTable({ changes: db.change, kind: 'planner', schema: ProfileSchema, base: baseRecords(make) })
})

const DetailsSchema: z.ZodMiniType<StudentDetails> = z.pick(StudentRecord, {
  id: true,
  sex: true,
  ethnicGroup: true,
  city: true,
  district: true,
  highSchool: true,
})

/** What is kept of each student beside the account. Places take time to look up, so each student's are, when they are shown. */
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
  return createTable({ changes: db.change, kind: 'details', schema: DetailsSchema, base: { find, list } })
})

/** The newest order of a student. */
export function newestOrder(db: Database, studentId: string): OrderRecord | undefined {
  return ordersOf(db)
    .findMany({ where: { studentId: { equals: studentId } } })
    .at(-1)
}

/** Everybody who has signed up as a student. */
export function signedUpStudents(db: Database): Account[] {
  return db.account.getAll().filter((account) => isStudent(account) && account.signUp)
}

export function isStudent({ roleId }: Account): boolean {
  return roleId !== ROLES.planner && roleId !== ROLES.administrator
}
