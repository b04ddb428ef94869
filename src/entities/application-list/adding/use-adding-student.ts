import { isStaff } from '~/shared/domain/access'
import { useHydrated, useUser } from '~/shared/session/session'

/** The student who is signed in and may add to lists of their own; undefined for all others. */
export function useAddingStudent() {
  const user = useUser()
  const hydrated = useHydrated()
  return hydrated && user && !isStaff(user) ? user : undefined
}
