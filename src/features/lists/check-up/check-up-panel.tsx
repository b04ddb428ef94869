import type { ReactNode } from 'react'
import { PendingRisk } from '~/entities/application-list/pending-list'
import { RiskFigures } from '~/entities/application-list/risk-figures'
import type { Checked, CheckUpState } from '~/entities/application-list/use-check-up'
import type { Finding } from '~/rules/check-up/check-list'
import { Button } from '~/shared/ui/button'
import { cn } from '~/shared/ui/cn'
import { FindingCard } from './finding-card'

interface CheckUpPanelProps {
  readonly state: CheckUpState
  /** The id of the element of a row, by the unit of the row. */
  readonly elementOf: (unitId: string) => string
  /** What can be done about a finding at once. */
  readonly remedyOf?: (finding: Finding) => ReactNode
}

/** The id of the element of the whole check-up. */
export const CHECK_UP_ID = 'check-up'

/** The check-up of a list: the risk of the whole, then what was found, the gravest first. */
export function CheckUpPanel({ state, elementOf, remedyOf }: CheckUpPanelProps) {
  const { checked, isBehind, failed, retry } = state
  return (
    <section
      id={CHECK_UP_ID}
      tabIndex={-1}
      aria-label="体检"
      aria-busy={isBehind && !failed}
      className="scroll-mt-32"
    >
      <h2 className="text-lg font-medium">体检</h2>
      {failed && (
        <p role="alert" className="mt-2 text-sm">
          体检没有算出来，志愿表不受影响。
          <Button variant="link" size="inline" onClick={retry}>
            重试
          </Button>
        </p>
      )}
      {checked ? (
        <div className={cn('mt-3 transition-opacity', isBehind && 'opacity-60')}>
          <RiskFigures result={checked.result} />
          <Findings checked={checked} elementOf={elementOf} remedyOf={remedyOf} />
        </div>
      ) : (
        !failed && <PendingRisk className="mt-3" />
      )}
    </section>
  )
}

interface FindingsProps extends Pick<CheckUpPanelProps, 'elementOf'> {
  readonly checked: Checked
  readonly remedyOf: CheckUpPanelProps['remedyOf'] | undefined
}

function Findings({ checked, elementOf, remedyOf }: FindingsProps) {
  const { findings, skipped } = checked.result
  const rowId = (place: number) => elementOf(checked.unitIds[place - 1] ?? '')
  return (
    <>
      {findings.length === 0 ? (
        <p className="mt-4 rounded bg-safety-soft px-3 py-2 text-safety">没有发现需要处理的问题。</p>
      ) : (
        <ul aria-label="发现的问题" className="mt-2 border-t">
          {findings.map((finding) => (
            <FindingCard
              key={`${finding.check}-${finding.rows.join('-')}-${finding.why}`}
              finding={finding}
              rowId={rowId}
            >
              {remedyOf?.(finding)}
            </FindingCard>
          ))}
        </ul>
      )}
      {skipped.length > 0 && (
        <details className="border-t py-2">
          <summary className="flex min-h-11 cursor-pointer items-center text-sm text-muted-foreground">
            没有做的检查（{skipped.length}）
          </summary>
          <ul className="grid gap-2 text-sm text-muted-foreground">
            {skipped.map(({ check, name, why }) => (
              <li key={`${check}-${why}`}>
                {name}：{why}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
