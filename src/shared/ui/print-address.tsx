import { useRouterState } from '@tanstack/react-router'
import { useHydrated } from '~/shared/session/session'

/** The address of the page, on paper only: whoever holds the sheet can look the figures up again. */
export function PrintAddress() {
  const href = useRouterState({ select: (state) => state.location.publicHref })
  if (!useHydrated()) return null
  return <p className="mt-4 hidden text-xs print:block">{readable(location.origin + href)}</p>
}

function readable(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
