import type { ReactNode } from 'react'
import type { Finding } from '~/rules/check-up/check-list'
import type { Severity } from '~/rules/check-up/finding'
import { type FindingKind, isOfVoid } from '~/rules/check-up/finding-kinds'
import { Button } from '~/shared/ui/button'
import { cn } from '~/shared/ui/cn'
import { FindingRows, type FoundRow } from './finding-rows'

const SEVERITIES: Readonly<Record<Severity, { readonly word: string; readonly className: string }>> = {
  high: { word: '要处理', className: 'border-reach text-reach' },
  medium: { word: '值得看', className: 'border-match text-match' },
  low: { word: '提示', className: 'border-input text-muted-foreground' },
}

/** What can be done about findings; absent where the list is only read. */
export interface Repairs {
  /** What a finding proposes as a whole. */
  readonly remedyOf: (finding: Finding) => ReactNode
  /** What can be done about one of its rows. */
  readonly repairOf: (finding: Finding, place: number) => ReactNode
  /** Takes note of a kind, so that it is asked about no more; or takes that back. */
  readonly accept: (kind: FindingKind, isAccepted: boolean) => void
}

interface FindingCardProps {
  readonly kind: FindingKind
  readonly isAccepted: boolean
  readonly rowId: (place: number) => string
  readonly rowOf: (place: number) => FoundRow | undefined
  readonly repairs: Repairs | undefined
}

/** All that one check has found: how grave, why it matters, which rows, what can be done. */
export function FindingCard({ kind, isAccepted, rowId, rowOf, repairs }: FindingCardProps) {
  const { name, severity, findings } = kind
  const { word, className } = SEVERITIES[severity]
  return (
    <li className="border-t py-4 first:border-t-0">
      <div className="flex items-center gap-2">
        <h3 className="flex flex-wrap items-center gap-2 font-medium">
          <span className={cn('rounded border px-1.5 text-xs', className)}>{word}</span>
          {name}
        </h3>
        {repairs && !isOfVoid(kind) && (
          <Button
            variant="ghost"
            size="sm"
            className="print-hidden ml-auto"
            aria-label={isAccepted ? `再看${name}` : `知道了：${name}`}
            onClick={() => repairs.accept(kind, !isAccepted)}
          >
            {isAccepted ? '再看' : '知道了'}
          </Button>
        )}
      </div>
      {findings.map((finding) => (
        <div key={`${finding.rows.join('-')}-${finding.why}`} className="mt-1">
          <p className="text-sm">{finding.why}</p>
          <p className="mt-1 text-sm text-muted-foreground">{finding.remedy}</p>
          {repairs?.remedyOf(finding)}
          {finding.rows.length > 0 && (
            <FindingRows
              rows={finding.rows}
              rowId={rowId}
              rowOf={rowOf}
              repairOf={(place) => repairs?.repairOf(finding, place)}
            />
          )}
        </div>
      ))}
    </li>
  )
}
