import type { ReactNode } from 'react'
import { Sheet, SheetContent, SheetHeader, SheetTitle } from '~/shared/ui/sheet'

interface ListInSheetProps {
  readonly onClose: () => void
  /** The list itself. */
  readonly children: ReactNode
}

/** The list that is being made, over the page of a phone. */
export function ListInSheet({ onClose, children }: ListInSheetProps) {
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()}>
      <SheetContent side="bottom">
        <SheetHeader>
          <SheetTitle>正在填的志愿表</SheetTitle>
        </SheetHeader>
        <div className="overflow-y-auto p-4">{children}</div>
      </SheetContent>
    </Sheet>
  )
}
