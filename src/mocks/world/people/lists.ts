import type { ApplicationItem } from '~/contracts/application-lists'
import { SELF_CREATED } from '~/contracts/reference'
import { integer, pick, uniform } from '../kit/seed'
import { type Calendar, momentBefore } from './calendar'
import { type Person, scoreId } from './people'

const OWN_NAMES = ['我的方案', '省内方案', '一线城市方案', '保底方案', '兴趣优先方案', '和家人商量的方案']
const MADE_BY_PLANNER = 2
const HAS_OWN_LIST = 0.7

export interface StudentList {
  readonly id: string
  readonly studentId: string
  readonly name: string
  readonly createdType: number
  readonly province: string
  readonly year: number
  readonly batch: null
  readonly preferenceScoreId: string
  readonly note: null
  readonly confirmed: boolean
  readonly version: number
  readonly updateTime: string
  readonly items: ApplicationItem[]
}

/** The lists of a student of the world, without their choices (`people-choices.ts`): those made by themselves, and the planner's where an order is served or completed. */
export function listsOf(person: Person, orderStatus: number | undefined, calendar: Calendar): StudentList[] {
  const { id, province, year } = person
  if (province === null || year === null || year > calendar.graduatingYear) return []
  const own = uniform('has-own-list', id) < HAS_OWN_LIST ? integer(1, 2, 'own-lists', id) : 0
  const served = orderStatus === 3 || orderStatus === 4
  const list = (number: number, name: string, createdType: number): StudentList => ({
    id: `l-${id}-${number}`,
    studentId: id,
    name,
    createdType,
    province,
    year,
    batch: null,
    preferenceScoreId: scoreId(id, 1),
    note: null,
    confirmed: createdType === MADE_BY_PLANNER && orderStatus === 4,
    version: 1,
    updateTime: momentBefore(calendar, 1, 28, integer(600, 1380, 'list-time', id, number)),
    items: [],
  })
  return [
    ...Array.from({ length: own }, (_, index) =>
      list(index + 1, `${pick(OWN_NAMES, 'list-name', id)}${index === 0 ? '' : index + 1}`, SELF_CREATED),
    ),
    ...(served ? [list(9, '规划师方案', MADE_BY_PLANNER)] : []),
  ]
}
