import { ROLES, SELF_CREATED } from '~/contracts/reference'

interface Person {
  readonly roleId: number
}

/** Planners and administrators. Everybody else, roles 0 and 5 too, has a student's record (S1 §6; decisions.md, Session). */
export function isStaff({ roleId }: Person): boolean {
  return roleId === ROLES.planner || roleId === ROLES.administrator
}

export function isAdministrator({ roleId }: Person): boolean {
  return roleId === ROLES.administrator
}

/** Entries of a position ranking that are open to everybody (S1 §6). */
export const POSITIONS_WITHOUT_VIP = 3

/** Whether an account sees everything reserved for VIP: VIP students and staff do, guests do not. */
export function mayReadVip(person: (Person & { readonly auth: boolean }) | undefined): boolean {
  return person !== undefined && (person.auth || isStaff(person))
}

/** Early-batch tables: as `mayReadVip`; those of a single school are open to everybody (S1 §6). */
export function mayReadEarlyBatch(
  person: (Person & { readonly auth: boolean }) | undefined,
  schoolId: string | null | undefined,
): boolean {
  return Boolean(schoolId) || mayReadVip(person)
}

const STAFF = [ROLES.planner, ROLES.administrator]
const ADMINISTRATORS = [ROLES.administrator]

/** The pages of the staff area with the roles that may open them (S1 §2, §6). A student sees only their own order there. */
export const STAFF_PAGES = {
  '/departStudentList': STAFF,
  '/departStudentDetail': STAFF,
  '/myStudentList': [ROLES.student, ...STAFF],
  '/myStudentDetail': [ROLES.student, ...STAFF],
  '/masterList': ADMINISTRATORS,
  '/websiteOpeartion': ADMINISTRATORS,
  '/coreData': ADMINISTRATORS,
} as const satisfies Readonly<Record<`/${string}`, readonly number[]>>

export type StaffPage = keyof typeof STAFF_PAGES

export function mayOpen(page: StaffPage, { roleId }: Person): boolean {
  const roles: readonly number[] = STAFF_PAGES[page]
  return roles.includes(roleId)
}

interface OwnedList {
  readonly studentId: string
  readonly createdType: number
}

/** A student changes the lists that they have made; a list by a planner is a proposal, which staff change. */
export function mayEditList(
  { studentId, createdType }: OwnedList,
  person: (Person & { readonly id: string }) | undefined,
): boolean {
  if (!person) return false
  return createdType === SELF_CREATED ? person.id === studentId : isStaff(person)
}

interface ServedStudent {
  readonly studentId: string
  /** Of the newest service order. */
  readonly plannerId?: string | null | undefined
}

/** Whether somebody may read and change the record of a student: the student, the planner who serves, administrators. */
export function mayHandle(
  { studentId, plannerId }: ServedStudent,
  person: Person & { readonly id: string },
): boolean {
  return person.id === studentId || isAdministrator(person) || (isStaff(person) && plannerId === person.id)
}
