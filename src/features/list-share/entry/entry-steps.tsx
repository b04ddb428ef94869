import { useState } from 'react'
import { type CheckUpState, tiersOf } from '~/entities/application-list/check-up/use-check-up'
import { choicesText, type Items } from '~/entities/application-list/edits'
import { useListNotes } from '~/entities/application-list/notes/list-notes'
import { FilingDeadline } from '~/entities/season/filing-deadline'
import { VOID } from '~/rules/chance/tier-name'
import { placeRanges } from '~/rules/list/entry/place-ranges'
import type { Filtered } from '~/shared/address/address'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '~/shared/ui/tabs'
import { BeforeFiling } from './before-filing'
import { ChangedSince } from './changed-since'
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
  readonly checkUp: CheckUpState
  /** The list as it is now; `items` are the version that is typed. */
  readonly current: Items
}

/** Rows of the list that are no longer those of the version that is typed, by their places. */
function changedPlaces(frozen: Items, now: Items): readonly number[] {
  const text = (item: Items[number] | undefined) => (item ? choicesText([item]) : '')
  const most = Math.max(frozen.length, now.length)
  return Array.from({ length: most }, (_, at) => at).flatMap((at) =>
    text(frozen[at]) === text(now[at]) ? [] : at + 1,
  )
}

/** The night of filing: what to look at before, row after row to type, and what the official form confirms. */
export function EntrySteps(props: EntryStepsProps) {
  const { list, items, current, form, units, checkUp, filters, change } = props
  const { frozen } = useListNotes(list.id)
  const entry = useListEntry(list.id, items, form)
  const tiers = tiersOf(checkUp.checked)
  const dead = entry.rows.filter(({ unitId }) => tiers.get(unitId) === VOID).map(({ place }) => place)
  const [first] = useState(entry.done > 0 ? 'type' : 'check')
  const step = filters.step ?? first
  return (
    <>
      <FilingDeadline list={list} className="mt-3" />
      {dead.length > 0 && (
        <p
          role="alert"
          className="mt-3 rounded border border-destructive px-3 py-2 font-medium text-destructive"
        >
          {placeRanges(dead)}现在不能报，先回表里处理。
        </p>
      )}
      <ChangedSince
        listId={list.id}
        items={current}
        entry={entry}
        frozen={frozen}
        changed={frozen ? changedPlaces(frozen.items, current) : []}
      />
      <Tabs value={step} onValueChange={(id) => change({ step: STEPS.find((known) => known.id === id)?.id })}>
        <TabsList aria-label="步骤" className="mt-4">
          {STEPS.map(({ id, name }) => (
            <TabsTrigger key={id} value={id}>
              {name}
            </TabsTrigger>
          ))}
        </TabsList>
        <TabsContent value="check" className="pt-4">
          <BeforeFiling
            {...{ list, items, form, units, checkUp, dead: dead.length }}
            onStart={() => change({ step: 'type' })}
          />
        </TabsContent>
        <TabsContent value="type" className="pt-4">
          <TypeRows
            entry={entry}
            dead={dead}
            row={filters.row}
            onRow={(row) => change({ row }, 'settle')}
            onDone={() => change({ step: 'compare' })}
          />
        </TabsContent>
        <TabsContent value="compare" className="pt-4">
          <CompareCodes entry={entry} />
        </TabsContent>
      </Tabs>
    </>
  )
}
