import type { ReactNode } from 'react'
import { CHECK_UP_ID } from '~/entities/application-list/check-up/check-up-id'
import { type Accepted, isAccepted } from '~/entities/application-list/check-up/kinds'
import { RiskFigures } from '~/entities/application-list/check-up/risk-figures'
import type { Checked, CheckUpState } from '~/entities/application-list/check-up/use-check-up'
import type { Skipped } from '~/rules/check-up/check-list'
import { kindsOf } from '~/rules/check-up/finding-kinds'
import { usePainted } from '~/shared/react/use-painted'
import { Button } from '~/shared/ui/button'
import { Earlier } from '~/shared/ui/earlier'
import { FindingCard, type Repairs } from './finding-card'
import type { FoundRow } from './finding-rows'

interface CheckUpPanelProps {
  readonly state: CheckUpState
  /** What was found is not shown as it is now. */
  readonly isLate: boolean
  readonly children: ReactNode
}

/** The check-up of a list: what was found, and whether it is about the list as it stands. */
export function CheckUpPanel({ state, isLate, children }: CheckUpPanelProps) {
  const { checked, isBehind, failed, retry } = state
  // To fade draws the whole panel anew: the change itself is painted before. What has never been drawn does not fade.
  const isOld = usePainted(isBehind) && isBehind && checked !== undefined
  return (
    <section
      id={CHECK_UP_ID}
      tabIndex={-1}
      aria-label="检查"
      aria-busy={(isBehind || isLate) && !failed}
      className="scroll-mt-32"
    >
      <h2 className="text-lg font-medium">检查</h2>
      {failed && (
        <p role="alert" className="mt-2 text-sm">
          检查没有算出来，志愿表不受影响。
          <Button variant="link" size="inline" onClick={retry}>
            重试
          </Button>
        </p>
      )}
      <Earlier when={isOld} className="mt-3">
        {children}
      </Earlier>
    </section>
  )
}

interface FoundProps {
  readonly checked: Checked
  /** The id of the element of a row, by the unit of the row. */
  readonly elementOf: (unitId: string) => string
  /** What is said of a row beside a finding, by the unit of the row. */
  readonly rowOf: (unitId: string) => FoundRow | undefined
  /** Kinds that somebody has taken note of. */
  readonly accepted: Accepted | undefined
  /** Absent where the list is only read. */
  readonly repairs: Repairs | undefined
}

/** The risk of the whole, then what was found, the gravest first. */
export function Found(props: FoundProps) {
  return (
    <>
      <RiskFigures result={props.checked.result} />
      <Findings {...props} />
    </>
  )
}

function Findings({ checked, elementOf, rowOf, accepted, repairs }: FoundProps) {
  const { result, unitIds } = checked
  const { findings, skipped } = result
  const kinds = kindsOf(findings)
  const known = kinds.filter((kind) => isAccepted(kind, unitIds, accepted))
  const open = kinds.filter((kind) => !known.includes(kind))
  const about = {
    rowId: (place: number) => elementOf(unitIds[place - 1] ?? ''),
    rowOf: (place: number) => rowOf(unitIds[place - 1] ?? ''),
    repairs,
  }
  const vital = skipped.filter(({ isVital }) => isVital)
  const others = skipped.filter(({ isVital }) => !isVital)
  return (
    <>
      {vital.length > 0 && <NotKnown skipped={vital} />}
      {open.length === 0 && vital.length > 0 ? null : open.length === 0 ? (
        <p className="mt-4 rounded bg-safety-soft px-3 py-2 text-safety">
          {known.length > 0 ? '发现的问题你都看过了。' : '没有发现需要处理的问题。'}
        </p>
      ) : (
        <ul aria-label="发现的问题" className="mt-2 border-t">
          {open.map((kind) => (
            <FindingCard key={kind.check} kind={kind} isAccepted={false} {...about} />
          ))}
        </ul>
      )}
      {known.length > 0 && (
        <details className="border-t py-2">
          <summary className="flex min-h-11 items-center text-sm">已经知道的（{known.length}）</summary>
          <ul aria-label="已经知道的问题">
            {known.map((kind) => (
              <FindingCard key={kind.check} kind={kind} isAccepted {...about} />
            ))}
          </ul>
        </details>
      )}
      {others.length > 0 && (
        <details className="border-t py-2">
          <summary className="flex min-h-11 items-center text-sm">没有做的检查（{others.length}）</summary>
          <ul className="grid gap-2 text-sm text-muted-foreground">
            {others.map(({ check, name, why }) => (
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

/** Whether rows can be applied for at all is not known: that is never folded away. */
function NotKnown({ skipped }: { skipped: readonly Skipped[] }) {
  return (
    <ul
      aria-label="没有查成，先弄清楚"
      className="mt-4 grid gap-2 rounded border border-destructive p-3 text-sm"
    >
      {skipped.map(({ check, name, why }) => (
        <li key={check}>
          <span className="font-medium text-destructive">没有查成：{name}</span>
          <span className="block">{why}</span>
        </li>
      ))}
    </ul>
  )
}
