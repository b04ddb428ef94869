import { Button } from '~/shared/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '~/shared/ui/dialog'

interface GoingNoticeProps {
  /** What will be gone: 方老师的账号. */
  readonly what: string
  readonly onUndo: () => void
}

/** Says that something will be removed in a moment, and takes it back. */
export function GoingNotice({ what, onUndo }: GoingNoticeProps) {
  return (
    <p role="status" className="mt-3 flex flex-wrap items-center gap-3 rounded bg-muted px-3 py-1">
      {what}几秒后删除
      <Button variant="link" size="line" onClick={onUndo}>
        撤销
      </Button>
    </p>
  )
}

interface RemoveDialogProps {
  readonly name: string
  readonly description: string
  /** Why it cannot be removed now is the description. */
  readonly refused?: boolean
  readonly onClose: () => void
  readonly onRemove: () => void
}

/** Asks before something is removed. */
export function RemoveDialog({ name, description, refused = false, onClose, onRemove }: RemoveDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="max-w-sm!">
        <DialogTitle>删除{name}？</DialogTitle>
        <DialogDescription>{description}</DialogDescription>
        <div className="mt-6 flex justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            {refused ? '知道了' : '取消'}
          </Button>
          {!refused && (
            <Button variant="destructive" onClick={onRemove}>
              删除
            </Button>
          )}
        </div>
      </DialogContent>
    </Dialog>
  )
}
