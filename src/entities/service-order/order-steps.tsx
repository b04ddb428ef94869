import Check from 'lucide-react/icons/check'
import { ORDER_STATUSES } from '~/contracts/reference'
import { ORDER } from '~/shared/domain/service-order'
import { cn } from '~/shared/ui/cn'

interface OrderStepsProps {
  readonly status: number
  readonly plannerName?: string | null | undefined
  /** Beside each other where there is room. */
  readonly inRow?: boolean
}

/** The four statuses of an order, and which of them it has reached. */
export function OrderSteps({ status, plannerName, inRow = false }: OrderStepsProps) {
  return (
    <ol className={cn('grid gap-2.5', inRow && 'sm:grid-cols-4')}>
      {ORDER_STATUSES.map(({ id, label }) => {
        const here = id === status
        // The last status is done when it is reached.
        const past = id < status || status === ORDER.completed
        return (
          <li
            key={id}
            aria-current={here ? 'step' : undefined}
            className={cn('flex items-center gap-3', !here && 'text-muted-foreground')}
          >
            <span
              aria-hidden
              className={cn(
                'grid size-6 shrink-0 place-items-center rounded-full border text-xs',
                past && 'border-safety text-safety',
                here && !past && 'border-primary bg-primary text-primary-foreground',
              )}
            >
              {past ? <Check className="size-3.5" /> : id}
            </span>
            <span>
              <span className={cn(here && 'font-medium')}>{label}</span>
              {here && plannerName && <span className="text-muted-foreground"> · {plannerName}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
