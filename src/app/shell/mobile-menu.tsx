import Menu from 'lucide-react/icons/menu'
import { useState } from 'react'
import { intentPart, onIntent, useLazyPart } from '~/shared/lazy/use-lazy-part'
import { Button } from '~/shared/ui/button'
import { FailedPart } from '~/shared/ui/failed-part'

const loadSheet = intentPart(async () => (await import('./mobile-menu-sheet')).MobileMenuSheet)

/** The navigation of a phone: one button that opens a sheet. */
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
        {...onIntent(loadSheet)}
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
