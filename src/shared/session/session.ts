import { atom, useAtomValue } from 'jotai'
import { useSyncExternalStore } from 'react'
import { UserInfo } from '~/contracts/auth'
import { ROLES } from '~/contracts/reference'
import { DEFAULT_PROVINCE } from '~/rules/exam/province'
import { isRenderedWhole } from '~/shared/lazy/mounted'
import { notify } from '~/shared/lib/browser/notify'
import { settings } from '~/shared/lib/browser/settings'
import { NOBODY, workOfKey } from '~/shared/lib/storage/draft-keys'
import { browserStorage } from '~/shared/lib/storage/storage'
import { store } from '~/shared/lib/storage/store'
import { storedAtom, storedText } from '~/shared/lib/storage/stored-atom'
import { randomId } from '~/shared/lib/text/random-id'
import { DEVICE_KEY, TOKEN_KEY, USER_KEY } from './session-keys'

const NOT_KEPT = '此浏览器不能保存登录状态，刷新或关闭页面后需要重新登录'

export interface Session {
  readonly token: string
  readonly user: UserInfo
}

const tokenAtom = storedText(TOKEN_KEY)
const userAtom = storedAtom<UserInfo | undefined>(USER_KEY, UserInfo, undefined)

const sessionAtom = atom((get): Session | undefined => {
  const token = get(tokenAtom)
  const user = get(userAtom)
  return token !== undefined && user ? { token, user } : undefined
})

/** Whose work this browser keeps now. */
export const ownerAtom = atom((get) => get(sessionAtom)?.user.id ?? NOBODY)

/** Whose work is kept now: the person signed in, or nobody's. */
export function ownerHere(): string {
  return store.get(ownerAtom)
}

export function currentSession(): Session | undefined {
  return store.get(sessionAtom)
}

/** Who this tab has known to be signed in, by id. */
let knownPerson: string | undefined

/** Calls `onOtherPerson` when a login or logout in another tab leaves somebody else, or nobody, signed in. */
export function followOtherTabs(onOtherPerson: () => void): void {
  knownPerson = currentSession()?.user.id
  browserStorage.onForeignChange(() => {
    const person = currentSession()?.user.id
    if (person === knownPerson) return
    knownPerson = person
    onOtherPerson()
  })
}

/**
 * The token of a login that is not finished: the record is still being loaded, or the person has yet to complete their
 * sign-up. It lives in memory only, so that a reload or a closed dialog never leaves half a session behind.
 */
let heldToken: string | undefined

export function holdToken(token: string): void {
  heldToken = token
}

export function releaseToken(): void {
  heldToken = undefined
}

/** What goes out in the `Authorization` header. */
export function currentToken(): string | undefined {
  return heldToken ?? currentSession()?.token
}

let saidNotStored = false

/** Begins the session of a person whose record is known; says so once when the browser cannot keep it. */
export function startSession(token: string, user: UserInfo): void {
  releaseToken()
  knownPerson = user.id
  const kept = [store.set(tokenAtom, token), store.set(userAtom, user)].every(Boolean)
  if (!kept && !saidNotStored) notify.warning(NOT_KEPT)
  saidNotStored ||= !kept
}

/**
 * Stores a session for the page that is about to be loaded; this one does not begin to ask for things as that person.
 * Gives whether the browser keeps it: if not, a reload would lose it.
 */
export function storeSession(token: string, user: UserInfo): boolean {
  const kept = [browserStorage.set(TOKEN_KEY, token), browserStorage.set(USER_KEY, JSON.stringify(user))]
  if (kept.every(Boolean)) releaseToken()
  return kept.every(Boolean)
}

/** Keeps a newer record of the signed-in person; anybody else's is ignored, their session has ended meanwhile. */
export function updateUser(user: UserInfo): void {
  const session = currentSession()
  if (session?.user.id === user.id) startSession(session.token, user)
}

/** Forgets everything that is stored in this browser (S1 §4, logout). */
export function clearSession(): void {
  clearBut(() => false)
}

function clearBut(stays: (key: string) => boolean): void {
  releaseToken()
  knownPerson = undefined
  browserStorage.clear(stays)
}

/** Unsaved work, and how this device shows things, whoever sits before it: letters, and the place of the drawer. */
const KEPT = /^zetu\.(unsaved\.|text$|drawer\.pinned$)/

/** Forgets the person, but not their work: a credential that has expired is nobody's wish to leave. */
export function expireSession(): void {
  clearBut((key) => KEPT.test(key))
}

/** Forgets the person who leaves, with their work unless it is to wait for them. What others left here waits for those. */
export function leaveSession(keepsWork: boolean): void {
  const owner = store.get(ownerAtom)
  clearBut((key) => {
    const of = workOfKey(key)?.owner
    return of !== undefined && of !== NOBODY && (keepsWork || of !== owner)
  })
}

/** What is stored in this browser, by key. The token is left out: its holder is signed in. */
export function storedHere(): Record<string, string> {
  return Object.fromEntries(browserStorage.entries().filter(([key]) => key !== TOKEN_KEY))
}

/** An id of this browser, made once and forgotten at logout (S1 §3, `uid`). */
export function deviceId(): string {
  const known = browserStorage.get(DEVICE_KEY)
  if (known !== undefined) return known
  const made = randomId()
  browserStorage.set(DEVICE_KEY, made)
  return made
}

/** The province of somebody of whom nothing is known: the site's own, else 安徽 (S1 §9). */
export function siteProvince(): string {
  return settings.province || DEFAULT_PROVINCE
}

/** The province a signed-in person comes from; that of the site when nothing is known. */
export function homeProvince(): string {
  return currentSession()?.user.province ?? siteProvince()
}

/** Whether the student has still to say province or year (S1 §4). Staff have neither. */
export function lacksBasics(user: UserInfo): boolean {
  return user.roleId === ROLES.student && (!user.province || !user.year)
}

const never = () => () => undefined

/** False while HTML that was rendered at build time is being taken over: that HTML was made for a guest. */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, () => true, isRenderedWhole)
}

/** The session, or undefined for a guest. */
export function useSession(): Session | undefined {
  const session = useAtomValue(sessionAtom)
  return useHydrated() ? session : undefined
}

/** The signed-in person, or undefined for a guest. */
export function useUser(): UserInfo | undefined {
  return useSession()?.user
}
