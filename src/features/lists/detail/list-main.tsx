import { useState } from 'react'
import type { ApplicationListDetail } from '~/contracts/application-lists'
import { type CheckUpState, tiersOf } from '~/entities/application-list/use-check-up'
import type { Editing } from '~/entities/application-list/use-editing'
import type { KnownUnits } from '~/entities/application-list/use-units'
import type { ApplicationForm } from '~/rules/filing/application-form'
import { standingPart } from '~/shared/lib/use-lazy-part'
import { LatePart } from '~/shared/ui/late-part'
import { Skeleton } from '~/shared/ui/skeleton'
import { EditBar } from '../editing/edit-bar'
import { ListRows } from './list-rows'

const loadArrange = standingPart(async () => (await import('../arrange/arrange-panel')).ArrangePanel)

interface ListMainProps {
  readonly list: ApplicationListDetail
  readonly editing: Editing
  readonly form: ApplicationForm
  readonly units: KnownUnits
  readonly checkUp: CheckUpState
  readonly editable: boolean
}

/** The rows of a list: each with its figures, or in one line to be put in order. */
export function ListMain({ list, editing, form, units, checkUp, editable }: ListMainProps) {
  const [arranging, setArranging] = useState(false)
  const tiers = tiersOf(checkUp.checked)
  const isArranged = editable && arranging && editing.items.length > 0
  return (
    <>
      {editable && (
        <EditBar
          list={list}
          checkUp={checkUp}
          editing={editing}
          arranging={isArranged}
          onArrange={setArranging}
        />
      )}
      {isArranged ? (
        <LatePart
          name="整理顺序"
          load={loadArrange}
          pending={<Skeleton of="rows" className="mt-3 h-96" />}
          props={{ list, editing, form, units, tiers, checked: checkUp.checked }}
        />
      ) : (
        <ListRows
          list={list}
          items={editing.items}
          form={form}
          units={units}
          tiers={tiers}
          change={editable ? editing.change : undefined}
        />
      )}
    </>
  )
}
