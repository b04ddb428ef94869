import type { UserInfo } from '~/contracts/auth'
import { planner } from '~/contracts/planner'
import { ROLES } from '~/contracts/reference'
import { student } from '~/contracts/student'
import { request } from '~/shared/api/client'
import { isForbidden, isMissing } from '~/shared/api/is-missing'
import { isStaff } from '~/shared/domain/access'

/**
 * The record of a person as it is now. A role that has changed elsewhere makes the call for the old one be refused: the
 * other one is tried then.
 */
export async function fetchPresentRecord(person: UserInfo): Promise<UserInfo> {
  try {
    return await fetchUserRecord(person)
  } catch (error) {
    if (!isForbidden(error) && !isMissing(error)) throw error
    const roleId = isStaff(person) ? ROLES.student : ROLES.planner
    return fetchUserRecord({ ...person, roleId })
  }
}

/** The record of the signed-in person: staff are asked for by phone, a student by id (S1 §7). */
export function fetchUserRecord(
  person: Pick<UserInfo, 'id' | 'roleId' | 'tel'>,
  signal?: AbortSignal,
): Promise<UserInfo> {
  return isStaff(person)
    ? request(planner.simpleInfo, { query: { plannerTel: person.tel } }, signal)
    : request(student.byId, { params: { id: person.id } }, signal)
}
