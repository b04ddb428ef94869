import Download from 'lucide-react/icons/download'
import Table2 from 'lucide-react/icons/table-2'
import { type ComponentType, useEffect, useId, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNear } from '~/shared/lazy/use-near'
import { notify } from '~/shared/lib/browser/notify'
import { onPrint } from '~/shared/lib/browser/on-print'
import { type Evidence, sourceText } from '~/shared/lib/text/source-text'
import { Button } from '~/shared/ui/button'
import { cn } from '~/shared/ui/cn'
import { LazyPart } from '~/shared/ui/lazy-part'
import { Skeleton } from '~/shared/ui/skeleton'
import { type FigureData, type LegendItem, type Reading, switched } from './figure'
import { FigureLegend } from './figure-legend'
import { FigureStateProvider } from './figure-state'
import { FigureTable } from './figure-table'
import { useFigureChoices } from './use-figure-choices'

export interface FigureProps {
  /** Names the chart in the address, in a word of its page: 招聘量. */
  readonly name: string
  /** What the chart shows, with its unit: 近两年每月招聘量（万人/月）. */
  readonly caption: string
  /** Where the figures come from, with their year; it also stands in the picture. */
  readonly source: string
  /** What the figures rest on in the mocked product. */
  readonly evidence?: Evidence
  /** The page says the source beside the chart: it stands only in the picture. */
  readonly sourceBeside?: boolean
  /** A sentence under the caption. */
  readonly note?: string | undefined
  /** Height of the chart; its place is kept before it comes. */
  readonly className?: string
}

interface ChartFigureProps<P> extends FigureProps {
  /** Series that can be switched off; a chart of one needs none. */
  readonly legend?: readonly LegendItem[]
  readonly readings: readonly Reading[]
  /** The readings stand side by side along the width. */
  readonly along?: boolean
  readonly table: FigureData
  /** Keeps its identity between renders. */
  readonly load: () => Promise<ComponentType<P>>
  readonly props: P
}

/** A curve of more points is no table that somebody reads on paper: a page whose table that is has it anyhow. */
const MOST_ROWS_ON_PAPER = 60

const NO_LEGEND: readonly LegendItem[] = []

/**
 * The frame of every chart: caption, legend, the chart or the table of the same figures, a picture to keep, the source.
 * The chart's code comes when it is near the viewport; a sheet that is printed before has the table in its place.
 */
export function ChartFigure<P extends object>(props: ChartFigureProps<P>) {
  const { name, caption, sourceBeside = false, note, className = 'h-80' } = props
  const source = sourceText(props.source, props.evidence)
  const { legend = NO_LEGEND, readings, along = false, table } = props
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const near = useNear(box)
  const { asTable, hidden, showTable, hide } = useFigureChoices(name)
  const [active, point] = useState<number>()
  const state = useMemo(
    () => ({ name: caption, room, readings, along, hidden, active, point }),
    [caption, readings, along, hidden, active],
  )
  const onPaper = useOnPaper()
  const pending =
    onPaper && table.rows.length <= MOST_ROWS_ON_PAPER ? (
      <FigureTable label={caption} {...table} />
    ) : (
      <Skeleton of="chart" className="h-full" />
    )

  return (
    <figure aria-labelledby={id} className="break-inside-avoid">
      <figcaption className="flex flex-wrap items-start justify-between gap-x-4">
        <div className="min-w-0 flex-1 basis-60 pt-2">
          <p id={id} className="font-medium">
            {caption}
          </p>
          {note && <p className="text-sm text-muted-foreground">{note}</p>}
        </div>
        <FigureActions
          caption={caption}
          asTable={asTable}
          onTable={() => showTable(!asTable)}
          onSave={() => void savedPicture({ box: box.current, caption, source, legend, hidden })}
        />
      </figcaption>
      {legend.length > 0 && (
        <FigureLegend
          items={legend}
          hidden={hidden}
          onSwitch={(series) => hide(switched(hidden, series, legend))}
        />
      )}
      <div
        ref={box}
        data-plot
        className={cn('relative mt-1', className, (asTable || onPaper) && 'print:h-auto')}
      >
        <FigureStateProvider value={state}>
          {asTable && <FigureTable label={caption} {...table} />}
          <div ref={room} className={cn('h-full', asTable && 'hidden')}>
            {near ? (
              <LazyPart
                name="图表"
                load={props.load}
                pending={pending}
                className="h-full"
                props={props.props}
              />
            ) : (
              pending
            )}
          </div>
        </FigureStateProvider>
      </div>
      {!sourceBeside && <p className="mt-1 text-sm text-muted-foreground">来源：{source}</p>}
    </figure>
  )
}

/** Whether the page has been printed: a sheet is laid out at once, and waits for no code. */
function useOnPaper(): boolean {
  const [onPaper, setOnPaper] = useState(false)
  useEffect(() => onPrint(() => flushSync(() => setOnPaper(true))), [])
  return onPaper
}

type PictureAsked = Parameters<Awaited<ReturnType<typeof loadPicture>>>[0]

const loadPicture = async () => (await import('./picture')).savePicture

/** The code of the picture comes when one is wanted. */
async function savedPicture(asked: Omit<PictureAsked, 'box'> & { box: HTMLElement | null }): Promise<void> {
  try {
    const savePicture = await loadPicture()
    if (asked.box) await savePicture({ ...asked, box: asked.box })
  } catch {
    notify.error('图片没有保存成功，请重试')
  }
}

interface FigureActionsProps {
  readonly caption: string
  readonly asTable: boolean
  readonly onTable: () => void
  readonly onSave: () => void
}

function FigureActions({ caption, asTable, onTable, onSave }: FigureActionsProps) {
  return (
    <div className="flex print:hidden">
      <Button
        variant="ghost"
        size="sm"
        aria-pressed={asTable}
        aria-label={`表格：${caption}`}
        className={asTable ? 'text-primary' : ''}
        onClick={onTable}
      >
        <Table2 aria-hidden />
        <span className="max-md:sr-only">表格</span>
      </Button>
      {!asTable && (
        <Button variant="ghost" size="sm" aria-label={`存为图片：${caption}`} onClick={onSave}>
          <Download aria-hidden />
          <span className="max-md:sr-only">存为图片</span>
        </Button>
      )}
    </div>
  )
}
