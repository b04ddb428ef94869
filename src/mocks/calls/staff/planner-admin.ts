import { type Planner, type PlannerQuery, type PlannerUpdate, plannerAdmin } from '~/contracts/planner-admin'
import { ORDER_STATUSES, ROLES } from '~/contracts/reference'
import { nameProblem } from '~/shared/domain/person-name'
import { maskTel } from '~/shared/lib/text/people'
import { checkProvinces } from '../../server/known/province'
import { pageOfRecords } from '../../server/paging'
import { badRequest, conflict, notFound } from '../../server/problem'
import { mockEndpoints } from '../../server/resolve'
import { knownLists } from '../../store/advice-tables'
import { chinaTime } from '../../store/china-time'
import type { Account, Database } from '../../store/database'
import { recordAct } from '../../store/editorial-tables'
import { ordersOf, profilesOf, signedUpStudents } from '../../store/people-tables'
import { isStudent } from '../../store/records'
import { monthBefore } from '../../world/people/calendar'
import type { PlannerProfile } from '../../world/people/service'
import { periodStatistics } from './period-statistics'

const SERVING = 3
const COMPLETED = 4

/** Months of sign-ups on the core data page. */
const SIGN_UP_MONTHS = 12

const LAST_PLACE = 999

export const plannerAdminHandlers = mockEndpoints(plannerAdmin, {
  list: ({ body, backend, caller }) => {
    const { db } = backend
    const forStaff = caller !== undefined && !isStudent(caller)
    const rows = profilesOf(db)
      .list()
      .flatMap((profile) => {
        const account = db.account.find(profile.id)
        return account && isAsked(profile, account, body, forStaff) ? [{ profile, account }] : []
      })
      .toSorted((a, b) => (a.profile.displayOrder ?? LAST_PLACE) - (b.profile.displayOrder ?? LAST_PLACE))
    const { records, ...page } = pageOfRecords(rows, body)
    return {
      ...page,
      records: records.map(({ profile, account }) =>
        forStaff ? forStaffOf(db, profile, account, maskTel(account.tel)) : forPublicOf(profile, account),
      ),
    }
  },

  create: ({ body, backend, caller }) => {
    const { db } = backend
    const { name, tel, ...rest } = body
    checkPlanner(db, body)
    const id = profilesOf(db).nextId()
    const account = db.account.put({
      id,
      tel,
      name: name.trim(),
      roleId: ROLES.planner,
      auth: false,
      signUp: true,
      province: body.provinces?.[0] ?? null,
      year: null,
      subjects: [],
      createTime: chinaTime(backend.now()),
    })
    recordAct(backend, caller, `新增了规划师${account.name}`)
    const profile = profilesOf(db).put({ displayed: false, displayOrder: LAST_PLACE, ...rest, id })
    return forStaffOf(db, profile, account, tel)
  },

  update: ({ body, backend, caller }) => {
    const { db } = backend
    const { id, name, tel, ...rest } = body
    const account = requirePlanner(db, id)
    checkPlanner(db, body)
    const updated = db.account.change(id, { name: name?.trim(), tel }) ?? account
    const profile = profilesOf(db).change(id, rest)
    if (!profile) throw notFound('没有这名规划师')
    recordAct(backend, caller, actOf(body, updated.name))
    return forStaffOf(db, profile, updated, updated.tel)
  },

  remove: ({ params, backend, caller }) => {
    const { db } = backend
    const { id, name } = requirePlanner(db, params.id)
    const open = ordersOf(db)
      .list({ plannerId: id })
      .filter(({ status }) => status !== COMPLETED)
    if (open.length > 0) throw conflict(`这名规划师还有 ${open.length} 份未完成的服务单，不能删除`)
    profilesOf(db).remove(id)
    db.account.remove(id)
    db.models.credential.deleteMany({ where: { accountId: { equals: id } } })
    recordAct(backend, caller, `删除了规划师${name}`)
    return '已删除'
  },

  telIsFree: ({ params, backend }) => isFree(backend.db, params.tel, undefined),

  statistics: ({ backend }) => {
    const { db } = backend
    const students = signedUpStudents(db)
    const orders = ordersOf(db).list()
    const count = (fits: (order: (typeof orders)[number]) => boolean) => orders.filter(fits).length
    const now = backend.now()
    const today = { ...db.calendar, year: now.getFullYear(), month: now.getMonth() + 1 }
    const profiles = profilesOf(db).list()
    return {
      studentCount: students.length,
      vipCount: students.filter(({ auth }) => auth).length,
      plannerCount: profiles.length,
      applicationListCount: knownLists(db).length,
      orders: ORDER_STATUSES.map(({ id }) => ({ status: id, count: count(({ status }) => status === id) })),
      signUps: Array.from({ length: SIGN_UP_MONTHS }, (_, index) => {
        const month = monthBefore(today, SIGN_UP_MONTHS - 1 - index)
        return { month, count: students.filter(({ createTime }) => createTime?.startsWith(month)).length }
      }),
      provinces: countedBy(students.flatMap(({ province }) => province ?? [])),
      planners: profiles.flatMap(({ id }) => {
        const account = db.account.find(id)
        if (!account) return []
        const own = orders.filter(({ plannerId }) => plannerId === id)
        const servingCount = own.filter(({ status }) => status === SERVING).length
        const completedCount = own.filter(({ status }) => status === COMPLETED).length
        return [{ id, name: account.name, servingCount, completedCount }]
      }),
    }
  },

  periodStatistics: ({ query, backend }) => {
    if (query.to < query.from) throw badRequest('结束日期早于开始日期')
    return periodStatistics(backend.db, query)
  },
})

/** A change of the display alone is told by its place. */
function actOf({ name, displayed, displayOrder }: PlannerUpdate, now: string): string {
  if (name !== undefined || displayed === undefined) return `修改了规划师${now}`
  return displayed ? `把${now}放到展示第 ${displayOrder ?? LAST_PLACE} 位` : `不再展示${now}`
}

function requirePlanner(db: Database, id: string): Account {
  const account = profilesOf(db).find(id) && db.account.find(id)
  if (!account) throw notFound('没有这名规划师')
  return account
}

function isFree(db: Database, tel: string, ownId: string | undefined): boolean {
  const owner = db.account.list({ tel })[0]
  return owner === undefined || owner.id === ownId
}

function checkPlanner(db: Database, { name, tel, provinces, ...rest }: Partial<PlannerUpdate>): void {
  const problem = name === undefined ? undefined : nameProblem(name)
  if (problem) throw badRequest(problem)
  if (tel !== undefined && !isFree(db, tel, rest.id)) throw conflict('这个手机号已有账号')
  checkProvinces(provinces ?? [])
}

function isAsked(profile: PlannerProfile, account: Account, asked: PlannerQuery, forStaff: boolean): boolean {
  const { query, masterTypes, province } = asked
  return (
    (forStaff || profile.displayed === true) &&
    (!query || account.name.includes(query) || (forStaff && account.tel.includes(query))) &&
    (!masterTypes?.length || masterTypes.includes(profile.masterType)) &&
    (!province || profile.provinces?.includes(province) === true)
  )
}

function forPublicOf(
  { displayed: _, displayOrder: __, ...profile }: PlannerProfile,
  { name }: Account,
): Planner {
  return { ...profile, name }
}

function forStaffOf(db: Database, profile: PlannerProfile, { name }: Account, tel: string): Planner {
  const orders = ordersOf(db).list({ plannerId: profile.id })
  return { ...profile, name, tel, servingCount: orders.filter(({ status }) => status === SERVING).length }
}

/** The counts by name, the most first, equal counts in the order of the names. */
function countedBy(names: readonly string[]) {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
    .map(([provinceName, count]) => ({ provinceName, count }))
    .toSorted((a, b) => b.count - a.count || (a.provinceName < b.provinceName ? -1 : 1))
}
