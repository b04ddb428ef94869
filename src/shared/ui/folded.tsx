import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { cn } from './cn'

interface FoldedProps {
  /** What is folded: 院校简介. */
  readonly name: string
  readonly children: ReactNode
}

/** S2 §9: height of an overview before it is unfolded, in px. */
const FOLDED_HEIGHT = 160

/** Shows the beginning of a long text and the rest when asked for; a text that fits has nothing to unfold. On paper all of it stands. */
export function Folded({ name, children }: FoldedProps) {
  const content = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [long, setLong] = useState(true)
  useEffect(() => {
    const element = content.current
    if (!element) return
    const observer = new ResizeObserver(() => setLong(element.offsetHeight > FOLDED_HEIGHT))
    observer.observe(element)
    // A link in the folded part that a keyboard reaches must be seen.
    const unfold = () => setOpen(true)
    element.addEventListener('focusin', unfold)
    return () => {
      observer.disconnect()
      element.removeEventListener('focusin', unfold)
    }
  }, [])
  const folded = long && !open
  return (
    <div>
      <div
        style={folded ? { maxHeight: FOLDED_HEIGHT } : undefined}
        className={cn(
          'print:max-h-none! print:mask-none!',
          folded && 'overflow-hidden mask-[linear-gradient(#000_70%,transparent)]',
        )}
      >
        <div ref={content}>{children}</div>
      </div>
      {long && (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="print-hidden flex min-h-11 items-center gap-1 text-sm text-primary"
        >
          {open ? '收起' : '展开全部'}
          <span className="sr-only">{name}</span>
          <ChevronDown aria-hidden className={cn('size-4 transition-transform', open && 'rotate-180')} />
        </button>
      )}
    </div>
  )
}
