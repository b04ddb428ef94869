import { ROLES, SELF_CREATED } from '~/contracts/reference'
import { isGiven } from '../world/given/given-world'
import { type Calendar, momentBefore } from '../world/people/calendar'
import { listsOf } from '../world/people/lists'
import { scoreId, students } from '../world/people/people'
import { orderOf } from '../world/people/service'
import { DEMO_ACCOUNTS } from './demo-accounts'
import type { ListRecord } from './records'
import type { ScenarioPerson } from './scenario-person'
import { type BaseRecords, baseRecords } from './table'

const DEMO_LISTS = [
  { id: 'l-1', studentId: 's-1', name: '省内稳妥方案', createdType: SELF_CREATED },
  { id: 'l-2', studentId: 's-1', name: '长三角方案', createdType: SELF_CREATED },
  { id: 'l-3', studentId: 's-1', name: '规划师建议方案', createdType: ROLES.planner },
  { id: 'l-4', studentId: 's-2', name: '师范与法学方案', createdType: SELF_CREATED },
]

/** The lists of the scenario's student and of the demo accounts, then those of the students of the world. */
export function baseLists(calendar: Calendar, person?: ScenarioPerson): BaseRecords<ListRecord> {
  return baseRecords(() => [
    ...(person?.lists ?? []),
    ...(isGiven() ? [] : demoLists(calendar)),
    ...students(calendar).flatMap((person) => listsOf(person, orderOf(person, calendar)?.status, calendar)),
  ])
}

function demoLists(calendar: Calendar): ListRecord[] {
  return DEMO_LISTS.map((list, index) => ({
    ...list,
    province: DEMO_ACCOUNTS.find(({ id }) => id === list.studentId)?.province ?? '安徽',
    year: calendar.graduatingYear,
    batch: null,
    preferenceScoreId: scoreId(list.studentId, 1),
    note: null,
    confirmed: false,
    version: 1,
    updateTime: momentBefore(calendar, 1, 20 + index, 1140),
    items: [],
  }))
}
