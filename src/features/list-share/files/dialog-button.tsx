import type { LucideIcon } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { Button } from '~/shared/ui/button'
import { LazyPart } from '~/shared/ui/lazy-part'

interface DialogButtonProps<P> {
  readonly icon: LucideIcon
  readonly children: string
  /** Keeps its identity between renders. */
  readonly load: () => Promise<ComponentType<P & { readonly onClose: () => void }>>
  /** There is nothing to open it for. */
  readonly isOff?: boolean
  readonly props: P
}

/** Opens a dialog about the list; its code comes after the page. */
export function DialogButton<P extends object>(about: DialogButtonProps<P>) {
  const { icon: Icon, children, load, isOff = false, props } = about
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" size="sm" aria-disabled={isOff} onClick={() => setOpen(!isOff)}>
        <Icon aria-hidden />
        {children}
      </Button>
      {open && (
        <LazyPart
          name={children}
          load={load}
          pending={null}
          props={{ ...props, onClose: () => setOpen(false) }}
        />
      )}
    </>
  )
}
