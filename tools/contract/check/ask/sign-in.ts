import { isObject } from '../exchange/deviation'
import type { Facts } from '../exchange/exchange'
import { Knowledge } from '../exchange/knowledge'
import { isStaffRole } from './actors'
import type { CheckSession } from './check-session'

export interface SignedIn {
  /** Index among the actors. */
  readonly actor: number
  readonly knowledge: Knowledge
}

/** Code, then login: the two calls of S1 §7, made with a number that was handed in. Gives who that is, and what only they were told. */
export async function signIn(session: CheckSession, tel: string): Promise<SignedIn | undefined> {
  const code = session.operation('auth.smsCode')
  const login = session.operation('auth.login')
  if (!code || !login) return undefined
  const actor = session.actors.push({ token: '', roleId: undefined }) - 1
  // Its own knowledge: the code of one number must not be used for another.
  const knowledge = new Knowledge(session.table, { tel })
  for (const operation of [code, login]) {
    const [bound] = session.bindings(operation, actor, { knowledge }).bound
    const verdict = bound && (await session.call(operation, bound, actor, knowledge))
    const payload = verdict?.payload?.value
    // A number gets no second code so soon: the one that has been seen is enough.
    if (operation.endpoint.limit && payload !== undefined) session.of(operation).settled = true
    if (operation !== login || !isObject(payload)) continue
    const { Authorization, id } = payload
    const roleId = Number(payload.roleId)
    if (typeof Authorization === 'string') session.actors[actor] = { token: Authorization, roleId }
    session.knowledge.add({ facts: personFacts(roleId, id, tel), from: 'given', actor })
  }
  return { actor, knowledge }
}

/** What a login tells of the person: a planner's id stands for other things than a student's. */
function personFacts(roleId: number, id: unknown, tel: string): Facts {
  const known = { tel: { value: tel } }
  return isStaffRole(roleId)
    ? { ...known, plannerTel: { value: tel }, plannerId: { value: id } }
    : { ...known, studentId: { value: id } }
}
