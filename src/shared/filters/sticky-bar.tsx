import { type ReactNode, useEffect, useRef } from 'react'
import { whenIdleOrScrolled } from '~/shared/lazy/when-idle'
import { cn } from '~/shared/ui/cn'
import { stickyRule } from '~/shared/ui/sticky-rule'

interface StickyBarProps {
  readonly label: string
  readonly children: ReactNode
  /** A last line for phones, and there the only one that stays in view. */
  readonly line?: ReactNode
  readonly className?: string
}

/** Space above the line while it is the only one in view. */
const GAP_PX = 6
/** Space between the bar and what is scrolled to. */
const SCROLL_GAP_PX = 16

/**
 * What stays in view while a long page scrolls by. It tells how much room it takes: by `--sticky-top`, to heads of
 * tables that stick below it. The scrolling box knows it too, so that nothing is scrolled to, or focused, underneath.
 */
export function StickyBar({ label, children, line, className }: StickyBarProps) {
  const bar = useRef<HTMLElement>(null)
  const lastLine = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = bar.current
    const area = element?.parentElement
    if (!element || !area) return
    const scroller = scrollerOf(element)
    const below = stickyRule(area, 'sticky-top')
    const measure = () => {
      // A line that is not shown stands nowhere.
      const above = (lastLine.current?.offsetTop ?? 0) - GAP_PX
      const hidden = Math.max(above, 0)
      element.style.top = `${-hidden}px`
      const height = Math.floor(element.getBoundingClientRect().height) - hidden
      below.set(height)
      scroller.style.scrollPaddingTop = `${height + SCROLL_GAP_PX}px`
    }
    const observer = new ResizeObserver(measure)
    // Where a bar sticks matters only to a page that is scrolled: it is not measured while the page is drawn.
    const callOff = whenIdleOrScrolled(() => observer.observe(element))
    return () => {
      callOff()
      observer.disconnect()
      below.remove()
      scroller.style.scrollPaddingTop = ''
    }
  }, [])

  return (
    <section
      ref={bar}
      aria-label={label}
      className={cn(
        'print-hidden sticky top-0 z-20 grid gap-3 border-b bg-background py-3 md:flex md:items-end md:justify-between md:gap-4',
        className,
      )}
    >
      {children}
      {line && (
        <div ref={lastLine} className="min-w-0 md:hidden">
          {line}
        </div>
      )}
    </section>
  )
}

/** The box that an element scrolls in: the page, or the drawer. */
function scrollerOf(element: HTMLElement): HTMLElement {
  const parent = element.parentElement
  if (!parent || parent === document.body) return document.documentElement
  return /auto|scroll/.test(getComputedStyle(parent).overflowY) ? parent : scrollerOf(parent)
}
