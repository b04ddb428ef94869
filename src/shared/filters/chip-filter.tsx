import ChevronDown from 'lucide-react/icons/chevron-down'
import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { isImeKey } from '~/shared/lib/browser/ime-key'
import { cn } from '~/shared/ui/cn'

interface ChipFilterProps {
  /** What is filtered: 学费. */
  readonly label: string
  /** What is chosen, in words; undefined where nothing is. */
  readonly said: string | undefined
  /** Takes the choice away; absent where something is always chosen. */
  readonly onClear?: (() => void) | undefined
  /** What closing shows on a phone, where that can be counted: 查看 41 个. */
  readonly done?: string | undefined
  /** The choices; `close` closes them, after a choice that stands alone. */
  readonly children: (close: () => void) => ReactNode
}

/** Between the panel and the edge of the window, px. */
const EDGE = 16

/**
 * One filter as a chip: it opens its choices below it, on a phone from the bottom of the screen, and says what is chosen. The
 * browser's own popover: a line that scrolls does not cut it, and it closes on Escape and on a press elsewhere.
 */
export function ChipFilter({ label, said, onClear, done = '完成', children }: ChipFilterProps) {
  const id = useId()
  const chip = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  // A page has a dozen of them: what nobody opens is not drawn.
  const [open, setOpen] = useState(false)
  const isSet = said !== undefined
  useEffect(() => {
    const element = panel.current
    if (!element) return
    const place = (event: Event) => {
      const isOpening = (event as ToggleEvent).newState === 'open'
      setOpen(isOpening)
      const box = chip.current?.getBoundingClientRect()
      if (!isOpening || !box) return
      const { clientWidth } = document.documentElement
      const left = Math.max(EDGE, Math.min(box.left, clientWidth - PANEL_WIDTH - EDGE))
      element.style.setProperty('--left', `${Math.round(left + scrollX)}px`)
      element.style.setProperty('--top', `${Math.round(box.bottom + scrollY) + 4}px`)
    }
    element.addEventListener('beforetoggle', place)
    return () => element.removeEventListener('beforetoggle', place)
  }, [])
  // Escape closes the choices, and not the drawer that they stand in as well.
  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isImeKey(event)) return
      event.stopImmediatePropagation()
      panel.current?.hidePopover()
    }
    globalThis.addEventListener('keydown', onKey, true)
    return () => globalThis.removeEventListener('keydown', onKey, true)
  }, [open])
  const close = () => panel.current?.hidePopover()
  return (
    <>
      <div
        ref={chip}
        className={cn(
          'flex shrink-0 items-center rounded-full border text-sm',
          isSet
            ? 'border-primary bg-primary-soft text-primary'
            : 'border-border bg-surface hover:border-input',
        )}
      >
        <button
          type="button"
          popoverTarget={id}
          aria-haspopup="dialog"
          aria-label={said?.startsWith(label) ? said : isSet ? `${label}：${said}` : label}
          className={cn(
            'flex min-h-11 items-center gap-1 whitespace-nowrap rounded-full pl-4 md:min-h-9 md:pl-3.5',
            isSet && onClear ? 'pr-1 md:pr-0' : 'pr-3 md:pr-2',
          )}
        >
          {said ?? label}
          {!(isSet && onClear) && <ChevronDown aria-hidden className="size-4 text-muted-foreground" />}
        </button>
        {isSet && onClear && (
          <button
            type="button"
            aria-label={`去掉“${said}”`}
            onClick={onClear}
            className="grid size-11 place-items-center rounded-full md:size-9"
          >
            <X aria-hidden className="size-4" />
          </button>
        )}
      </div>
      <div ref={panel} id={id} popover="auto" role="dialog" aria-label={label} className={PANEL}>
        {open && (
          <>
            <div className="flex min-h-14 items-center justify-between border-b px-4 md:hidden">
              <p className="font-medium">{label}</p>
              <button type="button" onClick={close} className="min-h-11 px-2 text-primary">
                {done}
              </button>
            </div>
            <div className="max-h-[60vh] overflow-y-auto p-2 md:max-h-96">{children(close)}</div>
          </>
        )}
      </div>
    </>
  )
}

const PANEL_WIDTH = 288
const PANEL =
  'm-0 w-full max-w-none rounded-t-lg border bg-surface text-foreground shadow-raised max-md:fixed max-md:inset-x-0 max-md:top-auto max-md:bottom-0 max-md:backdrop:bg-black/40 md:absolute md:inset-auto md:top-(--top) md:left-(--left) md:w-72 md:rounded-lg'
