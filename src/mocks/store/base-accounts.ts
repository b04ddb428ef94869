import { ROLES } from '~/contracts/reference'
import { type Calendar, momentBefore } from '../world/people/calendar'
import { planners, students } from '../world/people/people'
import { DEMO_ACCOUNTS } from './demo-accounts'
import type { AccountRecord } from './records'
import { type BaseRecords, baseRecords } from './table'

/** The demo accounts first, then the people of the world. Students first among them, planners last. */
export function baseAccounts(calendar: Calendar): BaseRecords<AccountRecord> {
  return baseRecords(() => [...demoAccounts(calendar), ...students(calendar), ...planners(calendar)])
}

function demoAccounts(calendar: Calendar): AccountRecord[] {
  return DEMO_ACCOUNTS.map(({ persona: _, label: __, subjects, ...account }, index) => ({
    ...account,
    subjects: [...subjects],
    year: account.roleId === ROLES.student && account.province !== null ? calendar.graduatingYear : null,
    createTime: momentBefore(calendar, 11, 10 + index, 600),
  }))
}
