import { Check } from 'lucide-react'
import { ORDER_STATUSES } from '~/contracts/reference'
import { cn } from '~/shared/ui/cn'

interface OrderStepsProps {
  readonly status: number
  readonly plannerName?: string | null | undefined
}

/** The four statuses of an order, and which of them it has reached. */
export function OrderSteps({ status, plannerName }: OrderStepsProps) {
  return (
    <ol className="grid gap-2.5">
      {ORDER_STATUSES.map(({ id, label }) => {
        const [past, here] = [id < status, id === status]
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
                here && 'border-primary bg-primary text-primary-foreground',
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
