import { useQuery } from '@tanstack/react-query'
import { DEFAULT_PROVINCE } from '~/shared/domain/province'
import { useHydrated, useUser } from '~/shared/session/session'
import { referenceQueries } from './reference.queries'

/**
 * The province a page speaks of: the asked one if there is such a province, else the student's, else 安徽.
 * Undefined until the page has been taken over, because the HTML rendered at build time knows no address.
 */
export function useKnownProvince(asked: string | undefined): string | undefined {
  const hydrated = useHydrated()
  const home = useUser()?.province ?? DEFAULT_PROVINCE
  const { data, isPending } = useQuery(referenceQueries.provinces())
  if (!hydrated || (asked !== undefined && isPending)) return undefined
  // Without the list nothing can be checked: the server will say what it does not know.
  const known = asked !== undefined && (!data || data.some((province) => province.provinceName === asked))
  return known ? asked : home
}
