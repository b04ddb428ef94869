import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/shared/ui/button'
import { Dialog, DialogContent, DialogTitle } from '~/shared/ui/dialog'
import { LatePart } from '~/shared/ui/late-part'
import { Skeleton } from '~/shared/ui/skeleton'
import type { SharePanelProps } from './share-panel'

const loadPanel = async () => (await import('./share-panel')).SharePanel

/** Opens the read-only link of a list; the code that packs it comes then. */
export function ShareButton(props: SharePanelProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-disabled={props.items.length === 0}
        onClick={() => setOpen(props.items.length > 0)}
      >
        <Share2 aria-hidden />
        分享链接
      </Button>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent aria-describedby={undefined}>
          <DialogTitle className="mb-3">分享这份志愿表</DialogTitle>
          <LatePart name="分享" load={loadPanel} pending={<Skeleton className="h-60" />} props={props} />
        </DialogContent>
      </Dialog>
    </>
  )
}
