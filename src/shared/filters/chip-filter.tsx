import ChevronDown from 'lucide-react/icons/chevron-down'
import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { isImeKey } from '~/shared/lib/browser/ime-key'
import { cn } from '~/shared/ui/cn'
import { Popover, PopoverContent, PopoverTrigger } from '~/shared/ui/popover'

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

/**
 * One filter as a chip: it opens its choices below it, on a phone from the bottom of the screen, and says what is chosen.
 */
export function ChipFilter({ label, said, onClear, done = '完成', children }: ChipFilterProps) {
  const panel = useRef<HTMLDivElement>(null)
  // A page has a dozen of them: what nobody opens is not drawn.
  const [open, setOpen] = useState(false)
  const isSet = said !== undefined
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
    <Popover>
      <div
        className={cn(
          'flex shrink-0 items-center rounded-full border text-sm',
          isSet
            ? 'border-primary bg-primary-soft text-primary'
            : 'border-border bg-surface hover:border-input',
        )}
      >
        <PopoverTrigger
          aria-haspopup="dialog"
          aria-label={said?.startsWith(label) ? said : isSet ? `${label}：${said}` : label}
          className={cn(
            'flex min-h-11 items-center gap-1 whitespace-nowrap rounded-full pl-4 md:min-h-9 md:pl-3.5',
            isSet && onClear ? 'pr-1 md:pr-0' : 'pr-3 md:pr-2',
          )}
        >
          {said ?? label}
          {!(isSet && onClear) && <ChevronDown aria-hidden className="size-4 text-muted-foreground" />}
        </PopoverTrigger>
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
      <PopoverContent ref={panel} role="dialog" aria-label={label} onOpenChange={setOpen} className={PANEL}>
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
      </PopoverContent>
    </Popover>
  )
}

const PANEL =
  'w-full max-w-none rounded-t-lg max-md:fixed max-md:inset-x-0 max-md:top-auto max-md:bottom-0 max-md:backdrop:bg-black/40 md:absolute md:inset-auto md:top-(--top) md:left-[clamp(1rem,var(--left),calc(100%-19rem))] md:w-72 md:rounded-lg'
