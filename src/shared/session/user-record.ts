import type { UserInfo } from '~/contracts/auth'
import { planner } from '~/contracts/planner'
import { student } from '~/contracts/student'
import { request } from '~/shared/api/client'
import { isStaff } from '~/shared/domain/access'

/** The record of the signed-in person: staff are asked for by phone, a student by id (S1 §7). */
export function fetchUserRecord(
  person: Pick<UserInfo, 'id' | 'roleId' | 'tel'>,
  signal?: AbortSignal,
): Promise<UserInfo> {
  return isStaff(person)
    ? request(planner.simpleInfo, { query: { plannerTel: person.tel } }, signal)
    : request(student.byId, { params: { id: person.id } }, signal)
}
