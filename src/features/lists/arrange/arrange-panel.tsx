import { useCallback, useState } from 'react'
import type { Checkable } from '~/entities/application-list/use-check-up'
import type { Editing } from '~/entities/application-list/use-editing'
import type { KnownUnits } from '~/entities/application-list/use-units'
import type { TierName } from '~/rules/chance/tier-name'
import type { ApplicationForm } from '~/rules/filing/application-form'
import { BulkBar } from './bulk-bar'
import { SortableRows } from './sortable-rows'
import { Suggestion } from './suggestion'

export interface ArrangePanelProps {
  readonly studentId: string
  readonly editing: Editing
  readonly form: ApplicationForm
  readonly units: KnownUnits
  readonly tiers: ReadonlyMap<string, TierName | undefined>
  /** The list as it was checked last; absent while it has not been. */
  readonly checked: Checkable | undefined
}

/** A list in one line a row, to be ordered by dragging or by keyboard. Several rows can be changed at once. */
export function ArrangePanel({ studentId, editing, form, units, tiers, checked }: ArrangePanelProps) {
  const { items, edit } = editing
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  // A row that is gone is marked no more.
  const chosen = new Set(items.flatMap(({ unitId }) => (marked.has(unitId) ? unitId : [])))
  const toggle = useCallback((unitId: string) => setMarked((before) => toggled(before, unitId)), [])
  return (
    <div className="print-hidden">
      <p className="text-sm text-muted-foreground">
        按住左边的手柄拖动；用键盘时在手柄上按空格拿起，上下键移动，再按空格放下。勾选几行可以一起处理。
      </p>
      {checked && (
        <Suggestion studentId={studentId} items={items} units={units} checked={checked} edit={edit} />
      )}
      <BulkBar
        items={items}
        chosen={chosen}
        adjustment={form.adjustment}
        edit={edit}
        onChoose={(unitIds) => setMarked(new Set(unitIds))}
      />
      <SortableRows items={items} tiers={tiers} chosen={chosen} edit={edit} toggle={toggle} />
    </div>
  )
}

function toggled(set: ReadonlySet<string>, unitId: string): ReadonlySet<string> {
  const next = new Set(set)
  if (!next.delete(unitId)) next.add(unitId)
  return next
}
