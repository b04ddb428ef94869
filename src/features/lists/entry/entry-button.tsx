import { Keyboard } from 'lucide-react'
import { useState } from 'react'
import { standingPart } from '~/shared/lib/use-lazy-part'
import { Button } from '~/shared/ui/button'
import { LatePart } from '~/shared/ui/late-part'
import type { EntryDialogProps } from './entry-dialog'

// Fetched when the page is quiet: on the night of filing the network may be gone.
const loadDialog = standingPart(async () => (await import('./entry-dialog')).EntryDialog)

/** Opens the companion to typing a list into the official form. */
export function EntryButton(props: Omit<EntryDialogProps, 'onClose'>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-disabled={props.items.length === 0}
        onClick={() => setOpen(props.items.length > 0)}
      >
        <Keyboard aria-hidden />
        录入伴侣
      </Button>
      {open && (
        <LatePart
          name="录入伴侣"
          load={loadDialog}
          pending={null}
          props={{ ...props, onClose: () => setOpen(false) }}
        />
      )}
    </>
  )
}
