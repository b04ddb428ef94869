import * as DialogPrimitive from '@radix-ui/react-dialog'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import X from 'lucide-react/icons/x'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import type { BookPage } from '~/contracts/original-books'
import { isImeKey, keepWhileComposing } from '~/shared/lib/browser/ime-key'
import { Button } from '~/shared/ui/button'
import { Skeleton } from '~/shared/ui/skeleton'
import { useFocusReturn } from '~/shared/ui/use-focus-return'

interface BookReaderProps {
  /** The found pages. */
  readonly pages: readonly BookPage[]
  /** The one that is read, from 0. */
  readonly index: number
  /** The number printed on a page. */
  readonly numberOf: (index: number) => number
  readonly onIndex: (index: number) => void
  readonly onClose: () => void
}

/** Widths of the page, in shares of the screen or of a column that is good to read; the first fits. */
const ZOOMS = [1, 1.5, 2, 3] as const

/**
 * A page of a book as wide as the screen, read by scrolling; the majors that were looked for are marked, the first one
 * is scrolled to (S2 §2, image viewer).
 */
export function BookReader({ pages, index, numberOf, onIndex, onClose }: BookReaderProps) {
  const box = useRef<HTMLElement>(null)
  const [zoom, setZoom] = useState(0)
  const focusReturn = useFocusReturn({
    onOpenAutoFocus: (event) => {
      event.preventDefault()
      box.current?.focus()
    },
  })
  const page = pages[index]
  if (!page) return null
  const turn = (next: number) => {
    if (!pages[next]) return
    box.current?.scrollTo({ top: 0 })
    onIndex(next)
  }
  const turnByKey = (event: KeyboardEvent) => {
    if (isImeKey(event)) return
    if (event.key === 'ArrowLeft') turn(index - 1)
    if (event.key === 'ArrowRight') turn(index + 1)
  }
  return (
    <DialogPrimitive.Root open onOpenChange={(open) => !open && onClose()}>
      <DialogPrimitive.Portal>
        <DialogPrimitive.Content
          data-prints
          aria-describedby={undefined}
          onKeyDown={turnByKey}
          onEscapeKeyDown={keepWhileComposing}
          className="fixed inset-0 z-50 flex flex-col bg-muted"
          {...focusReturn}
        >
          <header className="flex min-h-14 items-center gap-1 border-b bg-surface pr-1 pl-4">
            <DialogPrimitive.Title className="min-w-0 flex-1 truncate text-sm" aria-live="polite">
              第 {numberOf(index)} 页 <span className="font-medium">{page.school}</span>{' '}
              <span className="font-normal text-muted-foreground">
                {[page.subject, page.batch].filter(Boolean).join(' ')}
              </span>
            </DialogPrimitive.Title>
            <Tool label="缩小" disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
              <ZoomOut aria-hidden className="size-5" />
            </Tool>
            <Tool label="放大" disabled={zoom === ZOOMS.length - 1} onClick={() => setZoom(zoom + 1)}>
              <ZoomIn aria-hidden className="size-5" />
            </Tool>
            <DialogPrimitive.Close
              aria-label="关闭书页"
              className="print-hidden grid size-11 place-items-center rounded hover:bg-muted"
            >
              <X aria-hidden className="size-5" />
            </DialogPrimitive.Close>
          </header>
          <section
            ref={box}
            aria-label="书页，可滚动"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too
            tabIndex={0}
            className="min-h-0 flex-1 overflow-auto overscroll-contain outline-none"
          >
            <PagePicture key={page.pageUrl} page={page} zoom={ZOOMS[zoom] ?? 1} />
          </section>
          {pages.length > 1 && (
            <nav
              aria-label="书页"
              className="print-hidden flex items-center justify-center gap-3 border-t bg-surface px-4 py-1.5 text-sm"
            >
              <Button variant="ghost" disabled={index === 0} onClick={() => turn(index - 1)}>
                <ChevronLeft aria-hidden />
                上一页
              </Button>
              <span className="text-muted-foreground">
                {index + 1} / {pages.length}
              </span>
              <Button variant="ghost" disabled={index === pages.length - 1} onClick={() => turn(index + 1)}>
                下一页
                <ChevronRight aria-hidden />
              </Button>
            </nav>
          )}
        </DialogPrimitive.Content>
      </DialogPrimitive.Portal>
    </DialogPrimitive.Root>
  )
}

interface ToolProps {
  readonly label: string
  readonly disabled: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

function Tool({ label, children, ...button }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className="print-hidden grid size-11 place-items-center rounded hover:bg-muted disabled:opacity-50"
      {...button}
    >
      {children}
    </button>
  )
}

type State = 'pending' | 'shown' | 'failed'

/** The picture, with a mark over each found line. */
function PagePicture({ page, zoom }: { page: BookPage; zoom: number }) {
  const [state, setState] = useState<State>('pending')
  const [attempt, setAttempt] = useState(0)
  const { pageUrl, marks, school, subject, batch } = page
  const retry = () => {
    setState('pending')
    setAttempt(attempt + 1)
  }
  if (state === 'failed') {
    return (
      <div role="alert" className="px-4 py-16 text-center leading-relaxed">
        <p>这张图片没有加载出来。</p>
        <p>可以看前后的书页，或者</p>
        <Button variant="outline" className="mt-3" onClick={retry}>
          重新加载
        </Button>
      </div>
    )
  }
  return (
    <figure className="relative mx-auto print:w-full!" style={{ width: `calc(min(100%, 38rem) * ${zoom})` }}>
      {state === 'pending' && <Skeleton of="rows" className="absolute inset-x-0 top-0 h-[60rem]" />}
      <img
        key={attempt}
        src={pageUrl}
        alt={[school, subject, batch].filter(Boolean).join(' ')}
        referrerPolicy="no-referrer"
        onLoad={() => setState('shown')}
        onError={() => setState('failed')}
        className="relative w-full"
      />
      {state === 'shown' &&
        marks?.map(({ top, height }, place) => (
          <mark
            key={top}
            ref={place === 0 ? scrollIntoView : undefined}
            className="absolute inset-x-0 border-y-2 border-primary bg-primary/15"
            style={{ top: `${100 * top}%`, height: `${100 * height}%` }}
          >
            <span className="sr-only">找到的专业在这一行</span>
          </mark>
        ))}
    </figure>
  )
}

function scrollIntoView(mark: HTMLElement | null): void {
  mark?.scrollIntoView({ block: 'center', inline: 'nearest' })
}
