import Info from 'lucide-react/icons/info'
import { type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { isImeKey } from '~/shared/lib/browser/ime-key'
import { cn } from './cn'

interface InfoTipProps {
  /** What the button is called: 深造率怎么算. */
  readonly label: string
  /** The note; text, or inline elements. */
  readonly children: ReactNode
  /** What stands before the button and opens the note by hover too. */
  readonly lead?: ReactNode
  /** Where the note hangs. */
  readonly noteClassName?: string
}

/** A note behind a small button: opens on hover, focus and touch; closes on Escape and on a touch elsewhere. */
export function InfoTip({ label, children, lead, noteClassName }: InfoTipProps) {
  const id = useId()
  const place = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState(false)

  useEffect(() => {
    if (!open) return
    const onPress = (event: Event) => {
      if (event.target instanceof Node && !place.current?.contains(event.target)) setOpen(false)
    }
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && !isImeKey(event) && setOpen(false)
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [open])

  // A touch also enters and leaves: for a finger only the press counts.
  const onHover = (hovered: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setOpen(hovered)
  }
  return (
    <span
      ref={place}
      className="relative inline-flex max-w-full flex-wrap items-center gap-2"
      onPointerEnter={onHover(true)}
      onPointerLeave={onHover(false)}
    >
      {lead}
      <button
        type="button"
        aria-label={label}
        aria-describedby={id}
        onClick={() => setOpen(true)}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        className="-my-2 grid size-11 place-items-center rounded text-muted-foreground hover:text-foreground md:size-8"
      >
        <Info aria-hidden className="size-4" />
      </button>
      <span
        id={id}
        role="tooltip"
        hidden={!open}
        className={cn(
          'absolute top-full z-30 mt-1 w-56 rounded border bg-surface p-3 text-sm font-normal text-foreground shadow-raised',
          noteClassName ?? 'max-md:right-0 md:left-0',
        )}
      >
        {children}
      </span>
    </span>
  )
}
