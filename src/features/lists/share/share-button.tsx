import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/shared/ui/button'
import { LatePart } from '~/shared/ui/late-part'
import type { SharePanelProps } from './share-panel'

const loadDialog = async () => (await import('./share-dialog')).ShareDialog

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
      {open && (
        <LatePart
          name="分享"
          load={loadDialog}
          pending={null}
          props={{ ...props, onClose: () => setOpen(false) }}
        />
      )}
    </>
  )
}
