import { Button } from '~/shared/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '~/shared/ui/dialog'

interface LeaveDialogProps {
  readonly onStay: () => void
  readonly onLeave: () => void
}

export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onStay()}>
      <DialogContent className="max-w-sm!">
        <DialogTitle>还有没保存的修改</DialogTitle>
        <DialogDescription>现在离开，这一页上的修改会丢失。</DialogDescription>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onLeave}>
            放弃修改并离开
          </Button>
          <Button onClick={onStay}>继续编辑</Button>
        </div>
      </DialogContent>
    </Dialog>
  )
}
