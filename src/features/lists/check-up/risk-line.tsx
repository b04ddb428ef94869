import { riskText } from '~/entities/application-list/risk-text'
import type { CheckUpState } from '~/entities/application-list/use-check-up'
import { CHECK_UP_ID } from './check-up-panel'

/** The check-up in one line, where it does not stand beside the rows: on a phone they are long. */
export function RiskLine({ state: { checked } }: { state: CheckUpState }) {
  if (!checked) return null
  const { result } = checked
  const grave = result.findings.filter(({ severity }) => severity !== 'low').length
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
      <span>{riskText(result)}</span>
      <span className="text-primary underline underline-offset-4">
        {grave > 0 ? `${grave} 处要看` : '看体检'}
      </span>
    </a>
  )
}
