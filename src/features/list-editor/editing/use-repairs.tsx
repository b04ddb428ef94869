import type { ApplicationListDetail } from '~/contracts/application-lists'
import { addedRow, foundText, stepsOfRow } from '~/entities/application-list/check-up/kinds'
import { type CheckUpState, tiersOf } from '~/entities/application-list/check-up/use-check-up'
import type { SavedListEditor } from '~/entities/application-list/editor/use-list-editor'
import { itemName, remedied, remedyText } from '~/entities/application-list/edits'
import { keepListNotes, useListNotes } from '~/entities/application-list/notes/list-notes'
import { rowFacts } from '~/entities/application-list/row-facts'
import type { KnownUnits } from '~/entities/application-list/use-units'
import { Button } from '~/shared/ui/button'
import type { Repairs } from '../check-up/finding-card'
import type { FoundRow } from '../check-up/finding-rows'
import { Remedy } from './remedy'
import { SwapButton } from './swap-button'

export interface RepairsQuery {
  readonly list: ApplicationListDetail
  readonly editor: SavedListEditor
  readonly units: KnownUnits
  readonly checkUp: CheckUpState
  readonly editable: boolean
}

/** What the check-up says of rows, what was taken note of, and what can be done at once. */
export function useRepairs({ list, editor, units, checkUp, editable }: RepairsQuery) {
  const { items, change } = editor
  const { checked, isBehind } = checkUp
  const { accepted } = useListNotes(list.id)
  const tiers = tiersOf(checked)

  const rowOf = (unitId: string): FoundRow | undefined => {
    const item = items.find((one) => one.unitId === unitId)
    if (!item) return undefined
    const name = tiers.get(unitId)
    const { chance, year, line, gap } = rowFacts(item, units.byId.get(unitId), list.rank, name)
    const tier = [name, chance].filter(Boolean).join(' ')
    const newest = line && [year && `${year} 年`, line, gap].filter(Boolean).join(' ')
    return { name: itemName(item), figures: [tier, newest].filter(Boolean).join(' · ') }
  }

  const repairs: Repairs = {
    remedyOf: (finding) => <Remedy {...{ list, finding, checkUp, editor }} />,
    repairOf: ({ name, rows, actions }, place) => {
      const unitId = checked?.unitIds[place - 1] ?? ''
      const item = items.find((one) => one.unitId === unitId)
      if (!checked || !item) return null
      const steps = stepsOfRow(actions, place)
      // The remedy of a single row stands above already.
      const text = steps && rows.length > 1 ? remedyText(steps) : undefined
      return (
        <>
          {steps && text && (
            <Button
              variant="outline"
              size="sm"
              className="h-auto! whitespace-normal! py-1 text-left"
              aria-disabled={isBehind}
              onClick={() =>
                !isBehind && change((now) => remedied(now, checked.unitIds, steps, `${name}：${text}`))
              }
            >
              {text}
            </Button>
          )}
          {/* One way in a card: where a row is looked for, none is swapped for it. */}
          {!addedRow(actions) && <SwapButton list={list} item={item} unit={units.byId.get(unitId)} />}
        </>
      )
    },
    accept: (kind, isAccepted) => {
      const { [kind.check]: _, ...others } = accepted ?? {}
      const text = foundText(kind, checked?.unitIds ?? [])
      keepListNotes(list.id, { accepted: isAccepted ? { ...others, [kind.check]: text } : others })
    },
  }
  return { rowOf, accepted, repairs: editable ? repairs : undefined }
}
