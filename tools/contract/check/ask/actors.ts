import { ROLES } from '~/contracts/reference'
import type { Operation } from '../../contract'

/** Somebody whose credential the check may use. */
export interface Actor {
  readonly token: string
  /** Unknown for a credential that was handed in. */
  readonly roleId: number | undefined
}

export const isStaffRole = (roleId: number) => roleId === ROLES.planner || roleId === ROLES.administrator

const isStudent = ({ roleId }: Actor) => roleId !== undefined && !isStaffRole(roleId)
const isStaff = ({ roleId }: Actor) => roleId !== undefined && isStaffRole(roleId)

/** Who may make a call, the most fitting first: indices of actors, and `undefined` for a guest. */
export function callersOf({ endpoint }: Operation, actors: readonly Actor[]): (number | undefined)[] {
  const all = actors.map((actor, index) => ({ actor, index }))
  const pick = (fits: (actor: Actor) => boolean) =>
    all.filter(({ actor }) => fits(actor)).map(({ index }) => index)
  switch (endpoint.access ?? 'public') {
    case 'public':
      return [all.length > 0 ? 0 : undefined]
    case 'member':
      return [...pick(isStudent), ...pick((actor) => !isStudent(actor) && !isStaff(actor)), ...pick(isStaff)]
    case 'student':
      return pick((actor) => !isStaff(actor))
    case 'staff':
      return pick((actor) => !isStudent(actor))
    case 'administrator':
      return pick(({ roleId }) => roleId === undefined || roleId === ROLES.administrator)
  }
}

/** Somebody who must not make a call that others may: a guest, or a student where staff is asked for. */
export function outsidersOf({ endpoint }: Operation, actors: readonly Actor[]): (number | undefined)[] {
  const access = endpoint.access ?? 'public'
  if (access === 'public') return []
  const student = actors.findIndex(isStudent)
  return access !== 'member' && student >= 0 ? [undefined, student] : [undefined]
}

/** What has to be handed in so that a call can be made. */
export function missingCredential({ endpoint }: Operation): string {
  const who = {
    public: '',
    member: '',
    student: '学生的',
    staff: '规划师或管理员的',
    administrator: '管理员的',
  }[endpoint.access ?? 'public']
  return `需要${who}登录凭证（--token 或 --tel）`
}
