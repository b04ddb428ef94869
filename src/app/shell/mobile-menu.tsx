import { Menu } from 'lucide-react'
import { useState } from 'react'
import { useLazyPart } from '~/shared/lib/use-lazy-part'
import { Button } from '~/shared/ui/button'
import { FailedPart } from '~/shared/ui/failed-part'
import { loadedWhenIdle } from './when-idle'

const loadSheet = loadedWhenIdle(async () => (await import('./late-shell')).MobileMenuSheet)

/** The navigation of a phone: one button that opens a sheet, whose code comes when the page has time. */
export function MobileMenu({ className }: { className?: string }) {
  const [open, setOpen] = useState(false)
  const { Part: Sheet, failed, retry } = useLazyPart(open, loadSheet)
  return (
    <div className={className}>
      <Button
        variant="ghost"
        size="icon"
        aria-label="菜单"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Menu aria-hidden />
      </Button>
      {open && Sheet && <Sheet onClose={() => setOpen(false)} />}
      {open && failed && (
        <div className="absolute inset-x-4 top-16 z-40 rounded bg-surface shadow-raised">
          <FailedPart name="菜单" onRetry={retry} />
        </div>
      )}
    </div>
  )
}
