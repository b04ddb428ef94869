import { CHECK_UP_ID } from '~/entities/application-list/check-up/check-up-id'
import { type Accepted, openKinds } from '~/entities/application-list/check-up/kinds'
import { riskText } from '~/entities/application-list/check-up/risk-text'
import type { CheckUpState } from '~/entities/application-list/check-up/use-check-up'

interface RiskLineProps {
  readonly state: CheckUpState
  /** Kinds of findings that somebody has taken note of. */
  readonly accepted: Accepted | undefined
  /** There is something to check: the line has its room before it is there. */
  readonly isAwaited: boolean
}

/** The check-up in one line, where it does not stand beside the rows: on a phone they are long. */
export function RiskLine({ state: { checked, failed }, accepted, isAwaited }: RiskLineProps) {
  if (!checked) return isAwaited && !failed ? <span className="min-h-11 basis-full lg:hidden" /> : null
  const { result } = checked
  const open = openKinds(result.findings, checked.unitIds, accepted)
  return (
    <a
      href={`#${CHECK_UP_ID}`}
      className="flex min-h-11 basis-full items-center justify-between gap-3 text-sm lg:hidden"
      onClick={(event) => {
        event.preventDefault()
        const panel = document.getElementById(CHECK_UP_ID)
        panel?.scrollIntoView()
        panel?.focus({ preventScroll: true })
      }}
    >
      <span className="break-keep">{riskText(result)}</span>
      <span className="shrink-0 text-primary underline underline-offset-4">
        {open > 0 ? `${open} 处要看` : '看检查'}
      </span>
    </a>
  )
}
