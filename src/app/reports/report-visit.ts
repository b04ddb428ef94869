import { settings } from '~/shared/lib/browser/settings'
import type { AppRouter } from '../router'
import { isReported } from './visit-report'

/**
 * Begins to watch the visit where the operator wants reports and this one is drawn. A person who has said no is not
 * watched.
 */
export function reportVisit(router: AppRouter): void {
  const { reports = '' } = settings
  const saysNo = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
  if (saysNo || !isReported(settings, Math.random())) return
  const start = document.querySelector<HTMLScriptElement>('script[src*="/app-"]')
  const visit = {
    build: start?.src.split('/').at(-1) ?? '',
    page: router.state.matches.at(-1)?.routeId ?? '',
    wide: matchMedia('(min-width: 48rem)').matches,
  }
  // Without its code the visit is not reported.
  import('./watch-visit').then(
    ({ watchVisit }) => watchVisit(reports, visit),
    () => undefined,
  )
}
