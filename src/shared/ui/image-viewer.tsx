import * as DialogPrimitive from '@radix-ui/react-dialog'
import X from 'lucide-react/icons/x'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { useEffect, useRef, useState } from 'react'
import Lightbox, { type ZoomRef } from 'yet-another-react-lightbox'
import Inline from 'yet-another-react-lightbox/plugins/inline'
import Video from 'yet-another-react-lightbox/plugins/video'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import { keepWhileComposing } from '~/shared/lib/browser/ime-key'
import { cn } from './cn'
import { useFocusReturn } from './use-focus-return'

interface ViewedImage {
  readonly src: string
  readonly alt?: string
  /** A picture unless it says video. */
  readonly type?: 'image' | 'video'
}

interface ImageViewerProps {
  readonly images: readonly ViewedImage[]
  /** The one that is shown, from 0. */
  readonly index: number
  readonly onIndex: (index: number) => void
  readonly onClose: () => void
}

/** Pictures to bitmaps of this many pixels for one of theirs: print in a scanned book stays legible. */
const ZOOM_PIXEL_RATIO = 3

/**
 * Pictures one at a time over the whole screen: arrow keys, swiping, zoom by button, wheel and pinch, Escape closes.
 * The gallery stands in a dialog of its own. A dialog below would make its usual portal inert.
 */
export function ImageViewer({ images, index, onIndex, onClose }: ImageViewerProps) {
  const content = useRef<HTMLDivElement>(null)
  const zoom = useRef<ZoomRef>(null)
  const [scale, setScale] = useState(1)
  const focusReturn = useFocusReturn({
    onOpenAutoFocus: (event) => {
      event.preventDefault()
      focusGallery(content.current)
    },
  })
  const shown = images[index]
  const [attempt, setAttempt] = useState(0)
  // The button that asked for another attempt is gone with the gallery it stood in.
  useEffect(() => {
    if (attempt > 0) focusGallery(content.current)
  }, [attempt])
  return (
    <DialogPrimitive.Root open onOpenChange={(open) => !open && onClose()}>
      <DialogPrimitive.Portal>
        <DialogPrimitive.Content
          ref={content}
          aria-describedby={undefined}
          onEscapeKeyDown={keepWhileComposing}
          className="fixed inset-0 z-50 flex flex-col bg-black text-white"
          {...focusReturn}
        >
          <div className="flex min-h-14 items-center gap-1 pr-1 pl-4">
            <DialogPrimitive.Title className="min-w-0 flex-1 truncate text-sm font-normal" aria-live="polite">
              <span className="mr-3">
                {index + 1} / {images.length}
              </span>
              {shown?.alt ?? '图片'}
            </DialogPrimitive.Title>
            <button
              type="button"
              aria-label="缩小"
              disabled={scale <= 1}
              onClick={() => zoom.current?.zoomOut()}
              className={TOOL}
            >
              <ZoomOut aria-hidden className="size-5" />
            </button>
            <button type="button" aria-label="放大" onClick={() => zoom.current?.zoomIn()} className={TOOL}>
              <ZoomIn aria-hidden className="size-5" />
            </button>
            <DialogPrimitive.Close aria-label="关闭大图" className={TOOL}>
              <X aria-hidden className="size-5" />
            </DialogPrimitive.Close>
          </div>
          <div className={cn('min-h-0 flex-1', LOW_ARROWS)}>
            <Lightbox
              // Nothing else makes it load a picture again.
              key={attempt}
              plugins={[Inline, Zoom, Video]}
              slides={images.map(slideOf)}
              index={index}
              on={{
                view: ({ index: viewed }) => viewed !== index && onIndex(viewed),
                zoom: ({ zoom: now }) => setScale(now),
              }}
              carousel={{ finite: true, preload: 1, imageProps: { style: FILLING } }}
              toolbar={NO_TOOLBAR}
              zoom={{ ref: zoom, maxZoomPixelRatio: ZOOM_PIXEL_RATIO, scrollToZoom: true }}
              animation={{ fade: 0, swipe: 150, zoom: 150 }}
              labels={LABELS}
              styles={STYLES}
              render={{
                buttonZoom: nothing,
                iconError: () => <Failed onRetry={() => setAttempt(attempt + 1)} />,
              }}
            />
          </div>
        </DialogPrimitive.Content>
      </DialogPrimitive.Portal>
    </DialogPrimitive.Root>
  )
}

const TOOL = 'grid size-12 place-items-center rounded hover:bg-white/20 disabled:opacity-50'
/** The bar above has the buttons: a second one would hang below it. */
const NO_TOOLBAR = { buttons: [] }
const nothing = () => null

/** A drawing has no size of its own, and a small picture is opened to be seen large. */
const FILLING = { width: '100%', height: '100%', maxWidth: '100%', maxHeight: '100%' }

/** A picture reaches the edges of a phone: there the arrows stand low, where they cover least. */
const LOW_ARROWS =
  'max-md:[&_[class*=navigation]]:top-auto! max-md:[&_[class*=navigation]]:bottom-6! max-md:[&_[class*=navigation]]:transform-none!'
/** A white arrow over a white page must be seen. */
const ARROW = { backgroundColor: 'rgb(0 0 0 / 0.55)', borderRadius: '0.25rem', padding: '1rem 0.5rem' }
const STYLES = { navigationPrev: ARROW, navigationNext: ARROW }

const LABELS = {
  Previous: '上一张',
  Next: '下一张',
  'Zoom in': '放大',
  'Zoom out': '缩小',
  'Photo gallery': '图片',
  Carousel: '图片',
  Slide: '图片',
  '{index} of {total}': '第 {index} 张，共 {total} 张',
  Play: '播放',
}

/** The gallery's own element: it listens to the arrow keys. */
function focusGallery(content: HTMLElement | null): void {
  content?.querySelector<HTMLElement>('.yarl__container')?.focus()
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="text-center leading-relaxed">
      <p>这张图片没有加载出来。</p>
      <p>可以看前后的图片，或者</p>
      <button
        type="button"
        onClick={onRetry}
        className="mt-3 min-h-11 rounded border border-white/60 px-4 hover:bg-white/20"
      >
        重新加载
      </button>
    </div>
  )
}

function slideOf({ src, alt = '', type }: ViewedImage) {
  return type === 'video' ? { type, sources: [{ src, type: 'video/mp4' }] } : { src, alt }
}
