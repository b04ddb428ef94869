import { getRouteApi } from '@tanstack/react-router'
import type { EarlyBatchFilters } from './early-batch.address'
import { EarlyBatchView } from './early-batch-view'

const plans = getRouteApi('/_student/_school/preFraction/$id')
const lines = getRouteApi('/_student/_school/preFractionScoreline/$id')

type Change = (next: Partial<EarlyBatchFilters>, options?: { replace?: boolean }) => void

export function SchoolEarlyPlansPage() {
  const navigate = plans.useNavigate()
  const change: Change = (next, options) =>
    void navigate({
      search: (before) => ({ ...before, ...next }),
      replace: options?.replace ?? false,
      resetScroll: false,
    })
  return (
    <EarlyBatchView
      mode="plans"
      schoolId={plans.useParams().id}
      filters={plans.useSearch()}
      onFiltersChange={change}
    />
  )
}

export function SchoolEarlyLinesPage() {
  const navigate = lines.useNavigate()
  const change: Change = (next, options) =>
    void navigate({
      search: (before) => ({ ...before, ...next }),
      replace: options?.replace ?? false,
      resetScroll: false,
    })
  return (
    <EarlyBatchView
      mode="lines"
      schoolId={lines.useParams().id}
      filters={lines.useSearch()}
      onFiltersChange={change}
    />
  )
}
