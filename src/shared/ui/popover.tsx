import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type ToggleEvent,
  useContext,
  useId,
} from 'react'
import { cn } from './cn'

/** The id of the panel, which ties its button to it. */
const PanelId = createContext('')

/** A button and its panel, by the browser: it opens without script, and closes on Escape and on a press elsewhere. */
export function Popover({ children }: { children: ReactNode }) {
  return <PanelId value={useId()}>{children}</PanelId>
}

export function PopoverTrigger(props: ComponentProps<'button'>) {
  return <button data-slot="popover-trigger" type="button" popoverTarget={useContext(PanelId)} {...props} />
}

interface PopoverContentProps extends ComponentProps<'div'> {
  /** Which of its sides stands below the same side of the button; undefined where `className` puts it. */
  readonly align?: 'start' | 'end' | undefined
  /** Called before it opens or closes. */
  readonly onOpenChange?: (open: boolean) => void
}

const ALIGNED = {
  start: 'absolute inset-auto top-(--top) left-(--left) rounded-lg',
  end: 'absolute inset-auto top-(--top) right-(--right) rounded-lg',
}

/**
 * The panel. It stands over the page, so that no bar that scrolls cuts it. It is put below its button when it opens.
 */
export function PopoverContent({ align, onOpenChange, className, ...props }: PopoverContentProps) {
  const id = useContext(PanelId)
  const onToggle = ({ currentTarget, newState }: ToggleEvent<HTMLElement>) => {
    const isOpening = newState === 'open'
    if (isOpening) placeBelow(currentTarget, document.querySelector(`[popovertarget="${id}"]`))
    onOpenChange?.(isOpening)
  }
  return (
    <div
      data-slot="popover-content"
      id={id}
      popover="auto"
      onBeforeToggle={onToggle}
      className={cn(
        'm-0 border bg-surface text-foreground shadow-raised',
        align && ALIGNED[align],
        className,
      )}
      {...props}
    />
  )
}

/** Between the button and the panel, px. */
const OFFSET = 4

/** Tells the panel where its button stands on the page, px: `--left` and `--right` of its sides, `--top` below it. */
function placeBelow(panel: HTMLElement, trigger: Element | null): void {
  const box = trigger?.getBoundingClientRect()
  if (!box) return
  const { clientWidth } = document.documentElement
  panel.style.setProperty('--left', `${Math.round(box.left + scrollX)}px`)
  panel.style.setProperty('--right', `${Math.round(clientWidth - box.right - scrollX)}px`)
  panel.style.setProperty('--top', `${Math.round(box.bottom + scrollY) + OFFSET}px`)
}
