import { useState } from 'react'
import { rowUnit } from '~/rules/check-up/words'
import type { Step } from '~/rules/list/replay'
import { Button } from '~/shared/ui/button'
import { cn } from '~/shared/ui/cn'
import { type Replayed, STEP_WORDS, stepReason } from './replay-words'

const SHAPES: Readonly<Record<Step, string>> = {
  filed: '■',
  full: '×',
  'not-met': '⊘',
  unknown: '○',
  'not-read': '·',
}

/** The rows of a list as the file comes to them; those after the row of arrival are folded, and stand on paper. */
export function ReplaySteps({ steps, replayed }: { steps: readonly Step[]; replayed: Replayed }) {
  const [open, setOpen] = useState(false)
  const after = steps.filter((step) => step === 'not-read').length
  return (
    <>
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
                  'grid-cols-[2rem_6rem_minmax(0,1fr)] items-baseline gap-x-3 border-b py-2 text-sm md:grid-cols-[2rem_6rem_16rem_minmax(0,1fr)]',
                  step === 'filed' && 'bg-safety-soft font-medium shadow-[inset_2px_0_var(--safety)]',
                  step === 'not-read' && 'text-muted-foreground',
                  step === 'not-read' && !open ? 'hidden print:grid' : 'grid',
                )}
              >
                <span className="text-right text-muted-foreground">{index + 1}</span>
                <span className="whitespace-nowrap">
                  <span aria-hidden>{SHAPES[step]}</span> {STEP_WORDS[step]}
                </span>
                <span>{rowUnit(row)}</span>
                <span className="max-md:col-start-3">
                  {step !== 'not-read' && stepReason(step, replayed, index)}
                </span>
              </li>
            )
          )
        })}
      </ol>
      {after > 0 && (
        <Button
          variant="ghost"
          size="sm"
          className="print-hidden mt-1 -ml-3"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? '收起' : `档案已经投出，后面 ${after} 个不再看`}
        </Button>
      )}
    </>
  )
}
