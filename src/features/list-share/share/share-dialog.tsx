import { Dialog, DialogContent, DialogTitle } from '~/shared/ui/dialog'
import { SharePanel, type SharePanelProps } from './share-panel'

export interface ShareDialogProps extends SharePanelProps {
  readonly onClose: () => void
}

/** The read-only link of a list, over the page. */
export function ShareDialog({ onClose, ...shared }: ShareDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle className="mb-3">分享这份志愿表</DialogTitle>
        <SharePanel {...shared} />
      </DialogContent>
    </Dialog>
  )
}
