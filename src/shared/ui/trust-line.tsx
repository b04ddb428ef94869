import { useRouter, useRouterState } from '@tanstack/react-router'
import { settings } from '~/shared/lib/browser/settings'
import { readableAddress } from '~/shared/lib/text/readable-address'
import { type Evidence, sourceText } from '~/shared/lib/text/source-text'
import { now } from '~/shared/lib/time/clock'
import { dayOf } from '~/shared/lib/time/day-text'
import { cn } from './cn'
import type { SourcedFigure } from './given-source'
import { LazyPart } from './lazy-part'

const loadGivenSource = async () => (await import('./given-source')).GivenSource

interface TrustLineProps {
  /** Where the figures come from, with their year. */
  readonly source: string
  /** What the figures rest on in the mocked product. */
  readonly evidence?: Evidence | undefined
  /** On paper the day and the address of the page follow. A reader of the sheet can look the figures up again. */
  readonly addressOnPaper?: boolean
  /** Another line of the page says whose word counts. */
  readonly brief?: boolean
  readonly className?: string
  /** The figures of the page with their rows, where the site serves its own tables. */
  readonly figures?: readonly SourcedFigure[] | undefined
}

/**
 * Stands under every table of figures: source and year. Whose word counts in the end is said by the foot of the page;
 * on paper and in the drawer, which have none, it stands here.
 */
export function TrustLine({
  source,
  evidence,
  addressOnPaper = false,
  brief = false,
  className,
  figures,
}: TrustLineProps) {
  return (
    <div className={cn('text-xs text-balance text-muted-foreground', className)}>
      {settings.ownData && (
        <LazyPart
          name="来源"
          load={loadGivenSource}
          pending={<p>来源：{source}。</p>}
          props={{ source, figures }}
        />
      )}
      <p>
        {!settings.ownData && `来源：${sourceText(source, evidence)}。`}
        {!brief && (
          <span className="hidden in-data-prints:inline print:inline">
            以省级教育考试院和高校招生章程公布为准。
          </span>
        )}
      </p>
      {addressOnPaper && <Address />}
    </div>
  )
}

/** Only ever shown beside figures, and so never while HTML is rendered at build time. */
function Address() {
  const { origin = '' } = useRouter()
  const href = useRouterState({ select: (state) => state.location.publicHref })
  return (
    <p className="mt-2 hidden print:block">
      {dayOf(now())} {readableAddress(origin + href)}
    </p>
  )
}
