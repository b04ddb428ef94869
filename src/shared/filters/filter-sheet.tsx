import type { ReactNode } from 'react'
import { Button } from '~/shared/ui/button'
import { Sheet, SheetContent, SheetHeader, SheetTitle } from '~/shared/ui/sheet'

interface FilterSheetProps {
  readonly label: string
  readonly children: ReactNode
  readonly onClose: () => void
}

/** The controls of a filter bar on a phone. A change takes effect at once; 完成 only closes. */
export function FilterSheet({ label, children, onClose }: FilterSheetProps) {
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()}>
      <SheetContent side="bottom">
        <SheetHeader>
          <SheetTitle>{label}</SheetTitle>
        </SheetHeader>
        <div className="grid gap-4 overflow-y-auto p-4">{children}</div>
        <div className="border-t p-4">
          <Button className="w-full" onClick={onClose}>
            完成
          </Button>
        </div>
      </SheetContent>
    </Sheet>
  )
}
