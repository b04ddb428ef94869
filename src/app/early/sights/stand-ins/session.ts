import { currentSession } from '../../stand-ins/session'

export { UNSAVED } from '~/shared/session/session-keys'
/** Stands for `shared/session/session` in the script of a sight. */
export { currentSession, homeProvince } from '../../stand-ins/session'
export const currentToken = () => currentSession()?.token
export const useSession = currentSession
export const useUser = () => currentSession()?.user
export const useHydrated = () => true
