import { type QueryClient, useQuery } from '@tanstack/react-query'
import { provinceList } from '~/entities/province/province-list.calls'
import { knownProvince } from '~/rules/exam/province'
import { homeProvince, siteProvince, useHydrated, useUser } from '~/shared/session/session'

/**
 * The province a page speaks of: the asked one if there is such a province, else the student's, else the site's.
 * Undefined until the page has been taken over, because the HTML rendered at build time knows no address.
 */
export function useKnownProvince(asked: string | undefined): string | undefined {
  const hydrated = useHydrated()
  const home = useUser()?.province ?? siteProvince()
  const { data, isError } = useQuery(provinceList())
  if (!hydrated) return undefined
  const known = knownProvince(
    asked,
    home,
    data?.map(({ provinceName }) => provinceName),
  )
  // Without the list nothing can be checked: the server will say what it does not know.
  return known ?? (isError ? asked : undefined)
}

/** The same for a loader: undefined where only the server's list can tell, and it has not come. */
export function provinceToLoad(client: QueryClient, asked: string | undefined): string | undefined {
  const offered = client.getQueryData(provinceList().queryKey)
  return knownProvince(
    asked,
    homeProvince(),
    offered?.map(({ provinceName }) => provinceName),
  )
}
