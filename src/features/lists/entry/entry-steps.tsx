import { useState } from 'react'
import { cn } from '~/shared/ui/cn'
import { BeforeFiling } from './before-filing'
import { CompareCodes } from './compare-codes'
import type { FilingQuestion } from './filing-points'
import { useListEntry } from './list-entry'
import { TypeRows } from './type-rows'

const STEPS = ['填报前核对', '逐行录入', '核对官方确认'] as const

interface EntryStepsProps extends FilingQuestion {
  readonly list: FilingQuestion['list'] & { readonly id: string }
}

/** The night of filing: what to look at before, row after row to type, and what the official form confirms. */
export function EntrySteps({ list, items, form, units, checkUp }: EntryStepsProps) {
  const entry = useListEntry(list.id, items, form)
  const [step, setStep] = useState<(typeof STEPS)[number]>(entry.done > 0 ? '逐行录入' : '填报前核对')
  return (
    <>
      <div role="tablist" aria-label="步骤" className="mt-4 flex gap-4 border-b text-sm">
        {STEPS.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            aria-selected={step === name}
            className={cn(
              'min-h-11 border-b-2',
              step === name ? 'border-primary font-medium' : 'border-transparent',
            )}
            onClick={() => setStep(name)}
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" aria-label={step} className="pt-4">
        {step === '填报前核对' && (
          <BeforeFiling {...{ list, items, form, units, checkUp }} onStart={() => setStep('逐行录入')} />
        )}
        {step === '逐行录入' && <TypeRows entry={entry} onDone={() => setStep('核对官方确认')} />}
        {step === '核对官方确认' && <CompareCodes entry={entry} />}
      </div>
    </>
  )
}
