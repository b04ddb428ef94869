import { Button } from '~/shared/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '~/shared/ui/dialog'

interface ConfirmDialogProps {
  readonly title: string
  /** What follows from it. */
  readonly description: string
  /** The word of the act, on the button that does it. */
  readonly act: string
  readonly isPending: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks once before something that others notice at once. */
export function ConfirmDialog({
  title,
  description,
  act,
  isPending,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="max-w-sm!">
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>{description}</DialogDescription>
        <div className="mt-6 flex justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            取消
          </Button>
          <Button aria-disabled={isPending} onClick={onConfirm}>
            {act}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  )
}
