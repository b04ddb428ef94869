import { useUser } from '~/shared/session/session'
import { menuItemClass } from '~/shared/ui/popover-menu'
import { Sheet, SheetContent, SheetHeader, SheetTitle } from '~/shared/ui/sheet'
import { DrawerLink } from '../library-drawer/drawer-link'
import { HelpLinks } from './help-menu'
import { StackedNavigation } from './main-navigation'

export function MobileMenuSheet({ onClose }: { onClose: () => void }) {
  const user = useUser()
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()}>
      <SheetContent side="right" className="w-72 max-w-[85vw]">
        <SheetHeader>
          <SheetTitle>菜单</SheetTitle>
        </SheetHeader>
        <div className="overflow-y-auto p-2">
          <StackedNavigation onNavigate={onClose} />
          <div className="mt-2 border-t pt-2">
            {user && (
              <DrawerLink className={menuItemClass} onClick={onClose}>
                资料库
              </DrawerLink>
            )}
            <HelpLinks onNavigate={onClose} />
          </div>
        </div>
      </SheetContent>
    </Sheet>
  )
}
