import { Menu } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '~/shared/ui/button'

const MobileMenuSheet = lazy(async () => ({ default: (await import('./mobile-menu-sheet')).MobileMenuSheet }))

/** The navigation of a phone: one button that opens a sheet, whose code loads when it is first opened. */
export function MobileMenu({ className }: { className?: string }) {
  const [open, setOpen] = useState(false)
  return (
    <div className={className}>
      <Button
        variant="ghost"
        size="icon"
        aria-label="菜单"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Menu aria-hidden />
      </Button>
      {open && (
        <Suspense>
          <MobileMenuSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
