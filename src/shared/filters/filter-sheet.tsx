import type { ReactNode } from 'react'
import { Button } from '~/shared/ui/button'
import { Sheet, SheetContent, SheetHeader, SheetTitle } from '~/shared/ui/sheet'

interface FilterSheetProps {
  readonly label: string
  /** What closing shows: 查看 126 所. */
  readonly done?: string | undefined
  readonly children: ReactNode
  readonly onClose: () => void
}

/** The controls of a filter bar on a phone. A change takes effect at once; the button only closes. */
export function FilterSheet({ label, done = '完成', children, onClose }: FilterSheetProps) {
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()}>
      <SheetContent side="bottom">
        <SheetHeader>
          <SheetTitle>{label}</SheetTitle>
        </SheetHeader>
        <div className="grid gap-4 overflow-y-auto p-4">{children}</div>
        <div className="border-t p-4">
          <Button className="w-full" onClick={onClose}>
            {done}
          </Button>
        </div>
      </SheetContent>
    </Sheet>
  )
}
