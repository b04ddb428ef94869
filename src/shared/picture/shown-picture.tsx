import Download from 'lucide-react/icons/download'
import { useEffect, useState } from 'react'
import { appOf } from '~/shared/lib/browser/in-app'
import { saveFile } from '~/shared/lib/browser/save-file'
import { dataUrlOf } from '~/shared/lib/text/data-url'
import { now } from '~/shared/lib/time/clock'
import { dayOf } from '~/shared/lib/time/day-text'
import { Button } from '~/shared/ui/button'
import { FailedPart } from '~/shared/ui/failed-part'
import { Skeleton } from '~/shared/ui/skeleton'
import { pngOf } from './picture'
import { pictureName } from './picture-text'

interface ShownPictureProps {
  /** Draws it anew when it changes. */
  readonly draw: () => SVGSVGElement
  /** Names its file. */
  readonly title: string
  /** What it shows. */
  readonly label: string
}

type State = { readonly png: Blob; readonly url: string } | 'failed' | undefined

/** A picture on the page: browsers inside a chat save and send only what is pressed for long, and offer no files. */
export function ShownPicture({ draw, title, label }: ShownPictureProps) {
  const [state, setState] = useState<State>()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: Another attempt draws again.
  useEffect(() => {
    let isStale = false
    async function make() {
      try {
        const png = await pngOf(draw())
        const url = await dataUrlOf(png)
        if (!isStale) setState({ png, url })
      } catch {
        if (!isStale) setState('failed')
      }
    }
    void make()
    return () => {
      isStale = true
      setState(undefined)
    }
  }, [draw, attempt])
  if (state === 'failed') return <FailedPart name="图片" onRetry={() => setAttempt(attempt + 1)} />
  if (!state) return <Skeleton className="h-96" />
  const { png, url } = state
  return (
    <section aria-label={label} className="grid gap-2">
      <p className="text-sm">在手机上长按图片，保存或转发。</p>
      {appOf() === undefined && (
        <Button
          variant="outline"
          size="sm"
          className="justify-self-start"
          onClick={() => saveFile(pictureName(title, dayOf(now())), png, 'image/png')}
        >
          <Download aria-hidden />
          保存图片
        </Button>
      )}
      <div className="max-h-96 overflow-y-auto rounded border">
        <img src={url} alt={label} className="w-full" />
      </div>
    </section>
  )
}
