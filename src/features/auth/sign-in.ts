import { auth, LOGIN_FROM, type LoginAnswer, type UserInfo } from '~/contracts/auth'
import { student } from '~/contracts/student'
import { request } from '~/shared/api/client'
import { isStaff } from '~/shared/domain/access'
import {
  currentToken,
  deviceId,
  holdToken,
  lacksBasics,
  releaseToken,
  startSession,
  storeSession,
} from '~/shared/session/session'
import { fetchUserRecord } from '~/shared/session/user-record'

/** Somebody of whom the record is not complete; what is known already may not be changed here (S1 §4). */
export interface Newcomer extends Pick<UserInfo, 'id' | 'roleId' | 'tel' | 'name' | 'province' | 'year'> {
  /** Whether a session has begun. A number that has not signed up gets one only with a complete record. */
  readonly signedIn: boolean
}

/** What a login leads to: a session, or a person of whom something has still to be known. */
export type SignIn = { readonly done: true } | { readonly done: false; readonly newcomer: Newcomer }

/** Gives up the code for a token and what is known of the person. The code is void afterwards. */
export function exchangeCode(tel: string, code: string, signal?: AbortSignal): Promise<LoginAnswer> {
  return request(auth.login, { body: { tel, code, loginFrom: LOGIN_FROM, uid: deviceId() } }, signal)
}

/**
 * Begins the session that a login answer allows. A student's number that has not signed up gets none yet: its token is
 * only held until the record is complete. Throws, and holds nothing back, when the record cannot be loaded.
 */
export async function openSession(answer: LoginAnswer, tel: string, signal?: AbortSignal): Promise<SignIn> {
  const { Authorization: token, id, roleId, name, province, year } = answer
  holdToken(token)
  if (!answer.signUp && !isStaff(answer)) {
    return { done: false, newcomer: { id, roleId, tel, name: name ?? '', province, year, signedIn: false } }
  }
  const user = await fetchUserRecord({ id, roleId, tel }, signal).catch((error) => {
    releaseToken()
    throw error
  })
  startSession(token, user)
  return lacksBasics(user) ? { done: false, newcomer: newcomerOf(user) } : { done: true }
}

/** A signed-in student who lacks province or year, as the step that completes the record sees them. */
export function newcomerOf(user: UserInfo): Newcomer {
  const { id, roleId, tel, name, province, year } = user
  return { id, roleId, tel, name, province, year, signedIn: true }
}

export interface Basics {
  readonly name: string
  readonly province: string
  readonly year: number
}

/**
 * Completes the record of a person, loads it anew and stores the session for the reload that follows (S1 §4); only now a
 * new number has one. Gives false when the browser cannot keep it: then it has begun here, and a reload would end it.
 */
export async function completeSignUp(
  { id, roleId, tel }: Newcomer,
  basics: Basics,
  signal?: AbortSignal,
): Promise<boolean> {
  await request(student.update, { body: { id, tel, ...basics } }, signal)
  const user = await fetchUserRecord({ id, roleId, tel }, signal)
  const token = currentToken()
  if (token === undefined || storeSession(token, user)) return true
  startSession(token, user)
  return false
}
