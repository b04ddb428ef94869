import { useState } from 'react'
import type { Filtered } from '~/shared/address/address'
import { cn } from '~/shared/ui/cn'
import { BeforeFiling } from './before-filing'
import { CompareCodes } from './compare-codes'
import type { EntryFilters } from './entry.address'
import type { FilingQuestion } from './filing-points'
import { useListEntry } from './list-entry'
import { TypeRows } from './type-rows'

const STEPS = [
  { id: 'check', name: '填报前核对' },
  { id: 'type', name: '逐行录入' },
  { id: 'compare', name: '核对官方确认' },
] as const

interface EntryStepsProps extends FilingQuestion, Filtered<EntryFilters> {
  readonly list: FilingQuestion['list'] & { readonly id: string }
}

/** The night of filing: what to look at before, row after row to type, and what the official form confirms. */
export function EntrySteps({ list, items, form, units, checkUp, filters, change }: EntryStepsProps) {
  const entry = useListEntry(list.id, items, form)
  const [first] = useState(entry.done > 0 ? 'type' : 'check')
  const step = filters.step ?? first
  return (
    <>
      <div role="tablist" aria-label="步骤" className="mt-4 flex gap-4 border-b text-sm">
        {STEPS.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            aria-selected={step === id}
            className={cn(
              'min-h-11 border-b-2',
              step === id ? 'border-primary font-medium' : 'border-transparent',
            )}
            onClick={() => step !== id && change({ step: id })}
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" aria-label={STEPS.find(({ id }) => id === step)?.name} className="pt-4">
        {step === 'check' && (
          <BeforeFiling {...{ list, items, form, units, checkUp }} onStart={() => change({ step: 'type' })} />
        )}
        {step === 'type' && (
          <TypeRows
            entry={entry}
            row={filters.row}
            onRow={(row) => change({ row }, 'settle')}
            onDone={() => change({ step: 'compare' })}
          />
        )}
        {step === 'compare' && <CompareCodes entry={entry} />}
      </div>
    </>
  )
}
