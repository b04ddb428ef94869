import { settings } from '~/shared/lib/browser/settings'

/** What the operator says above every page, such as when the site is worked on. */
export function MaintenanceBar() {
  if (!settings.maintenance) return null
  return (
    <p role="status" className="print-hidden border-b bg-muted px-4 py-2 text-center text-sm">
      {settings.maintenance}
    </p>
  )
}
