import { atom, useAtomValue } from 'jotai'
import { useSyncExternalStore } from 'react'
import { UserInfo } from '~/contracts/auth'
import { ROLES } from '~/contracts/reference'
import { DEFAULT_PROVINCE } from '~/shared/domain/province'
import { store } from '~/shared/lib/store'

/** Keys of localStorage. The token has a key of its own (S1 §3). */
const TOKEN_KEY = 'zetu.token'
const USER_KEY = 'zetu.user'
const DEVICE_KEY = 'zetu.device'

export interface Session {
  readonly token: string
  readonly user: UserInfo
}

const storedAtom = atom<Session | undefined>(undefined)

function readSession(): Session | undefined {
  // A browser that stores nothing for a site throws already when it is asked: its visitor is a guest.
  try {
    const token = localStorage.getItem(TOKEN_KEY)
    const record = localStorage.getItem(USER_KEY)
    if (token === null || record === null) return undefined
    const user = UserInfo.safeParse(JSON.parse(record))
    return user.success ? { token, user: user.data } : undefined
  } catch {
    return undefined
  }
}

/** Reads the stored session; called once before anything is rendered, and again when another tab changes it. */
export function restoreSession(): void {
  store.set(storedAtom, readSession())
}

/**
 * Keeps this tab in step with a login or logout in another one; `onOtherPerson` is called when somebody else, or nobody,
 * is signed in since then. Returns the function that stops it.
 */
export function followOtherTabs(onOtherPerson: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // `null` is the key of a clear().
    if (event.key !== null && event.key !== TOKEN_KEY && event.key !== USER_KEY) return
    const before = currentSession()?.user.id
    restoreSession()
    if (currentSession()?.user.id !== before) onOtherPerson()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

export function currentSession(): Session | undefined {
  return store.get(storedAtom)
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

/** Begins the session of a person whose record is known. */
export function startSession(token: string, user: UserInfo): void {
  storeSession(token, user)
  restoreSession()
}

/** Stores a session for the page that is about to be loaded; this one does not begin to ask for things as that person. */
export function storeSession(token: string, user: UserInfo): void {
  releaseToken()
  localStorage.setItem(TOKEN_KEY, token)
  localStorage.setItem(USER_KEY, JSON.stringify(user))
}

/** Keeps a newer record of the signed-in person; anybody else's is ignored, their session has ended meanwhile. */
export function updateUser(user: UserInfo): void {
  const session = currentSession()
  if (session?.user.id === user.id) startSession(session.token, user)
}

/** Forgets everything that is stored in this browser (S1 §4, logout). */
export function clearSession(): void {
  releaseToken()
  localStorage.clear()
  restoreSession()
}

/** What is stored in this browser, by key. The token is left out: whoever has it is signed in. */
export function storedHere(): Record<string, string> {
  return Object.fromEntries(Object.entries(localStorage).filter(([key]) => key !== TOKEN_KEY))
}

/** An id of this browser, made once and forgotten at logout (S1 §3, `uid`). */
export function deviceId(): string {
  const known = localStorage.getItem(DEVICE_KEY)
  if (known !== null) return known
  // Not randomUUID(): that one is missing where a site is served without TLS.
  const made = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  localStorage.setItem(DEVICE_KEY, made)
  return made
}

/** The province a signed-in person comes from; 安徽 when nothing is known (S1 §9). */
export function homeProvince(): string {
  return currentSession()?.user.province ?? DEFAULT_PROVINCE
}

/** Whether the student has still to say province or year (S1 §4). Staff have neither. */
export function lacksBasics(user: UserInfo): boolean {
  return user.roleId === ROLES.student && (!user.province || !user.year)
}

const never = () => () => undefined

/** False while HTML that was rendered at build time is being taken over: that HTML was made for a guest. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** The session, or undefined for a guest. */
export function useSession(): Session | undefined {
  const session = useAtomValue(storedAtom, { store })
  return useHydrated() ? session : undefined
}

/** The signed-in person, or undefined for a guest. */
export function useUser(): UserInfo | undefined {
  return useSession()?.user
}
