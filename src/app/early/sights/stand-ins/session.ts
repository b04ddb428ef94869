import { currentSession } from '../../stand-ins/session'

/** Stands for `shared/session/session` in the script of a sight. */
export { currentSession, homeProvince } from '../../stand-ins/session'

export const UNSAVED = 'zetu.unsaved.'
export const currentToken = () => currentSession()?.token
export const useSession = currentSession
export const useUser = () => currentSession()?.user
export const useHydrated = () => true
