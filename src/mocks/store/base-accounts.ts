import { ROLES } from '~/contracts/reference'
import { isGiven } from '../world/given/given-world'
import { type Calendar, momentBefore } from '../world/people/calendar'
import { planners, students } from '../world/people/people'
import { DEMO_ACCOUNTS } from './demo-accounts'
import type { AccountRecord } from './records'
import type { ScenarioPerson } from './scenario-person'
import { type BaseRecords, baseRecords } from './table'

/**
 * The student of the scenario and the demo accounts first, then the people of the world: students first among them, planners last. The world's people are
 * made when another account than a demo one is asked for.
 */
export function baseAccounts(calendar: Calendar, person?: ScenarioPerson): BaseRecords<AccountRecord> {
  const demo = baseRecords(() => [...(person ? [person.account] : []), ...demoAccounts(calendar)])
  const world = baseRecords(() => [...students(calendar), ...planners(calendar)])
  return {
    find: (id) => demo.find(id) ?? world.find(id),
    list({ tel }) {
      const known = demo.list({}).filter((account) => account.tel === tel)
      return known.length > 0 ? known : [...demo.list({}), ...world.list({})]
    },
  }
}

/** With a folder of tables staff alone can sign in from the start; students sign up. */
export const shownAccounts = () =>
  DEMO_ACCOUNTS.filter(({ roleId }) => !isGiven() || roleId !== ROLES.student)

function demoAccounts(calendar: Calendar): AccountRecord[] {
  return shownAccounts().map(({ persona: _, label: __, subjects, ...account }, index) => ({
    ...account,
    subjects: [...subjects],
    year: account.roleId === ROLES.student && account.province !== null ? calendar.graduatingYear : null,
    createTime: momentBefore(calendar, 11, 10 + index, 600),
  }))
}
