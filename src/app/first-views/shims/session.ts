import { currentSession } from '~/app/prefetch/shims/session'
import { NOBODY } from '~/shared/lib/storage/draft-keys'
import { atom } from './jotai'

/** Stands for `shared/session/session` in the script of a first view. */
export { currentSession, homeProvince, siteProvince } from '~/app/prefetch/shims/session'
export const currentToken = () => currentSession()?.token
export const ownerAtom = atom(() => currentSession()?.user.id ?? NOBODY)
export const useSession = currentSession
export const useUser = () => currentSession()?.user
export const useHydrated = () => true
