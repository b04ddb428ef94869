import { rowUnit } from '~/rules/check-up/words'
import type { Step } from '~/rules/list/replay'
import { cn } from '~/shared/ui/cn'
import { type Replayed, STEP_WORDS, stepReason } from './replay-words'

const SHAPES: Readonly<Record<Step, string>> = {
  filed: '■',
  full: '×',
  'not-met': '⊘',
  unknown: '○',
  'not-read': '·',
}

/** The rows of a list as the file comes to them. */
export function ReplaySteps({ steps, replayed }: { steps: readonly Step[]; replayed: Replayed }) {
  return (
    <ol aria-label="投档过程" className="mt-3 border-t empty:hidden">
      {steps.map((step, index) => {
        const row = replayed.list.rows[index]
        return (
          row && (
            <li
              // A row has no name of its own in this form: the same unit may stand twice.
              // biome-ignore lint/suspicious/noArrayIndexKey: The place is what a step is known by.
              key={index}
              aria-current={step === 'filed' ? 'step' : undefined}
              className={cn(
                'grid grid-cols-[2rem_6rem_minmax(0,1fr)] items-baseline gap-x-3 border-b py-2 text-sm md:grid-cols-[2rem_6rem_16rem_minmax(0,1fr)]',
                step === 'filed' && 'bg-safety-soft font-medium shadow-[inset_2px_0_var(--safety)]',
                step === 'not-read' && 'text-muted-foreground',
              )}
            >
              <span className="text-right text-muted-foreground">{index + 1}</span>
              <span className="whitespace-nowrap">
                <span aria-hidden>{SHAPES[step]}</span> {STEP_WORDS[step]}
              </span>
              <span>{rowUnit(row)}</span>
              <span className="max-md:col-start-3">{stepReason(step, replayed, index)}</span>
            </li>
          )
        )
      })}
    </ol>
  )
}
