import type { ApplicationItem } from '~/contracts/application-lists'
import type { CheckUpState } from '~/entities/application-list/use-check-up'
import type { Editing } from '~/entities/application-list/use-editing'
import type { KnownUnits } from '~/entities/application-list/use-units'
import type { ApplicationForm } from '~/shared/domain/filing/application-form'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { AdjustControl, RowControls } from '../editing/row-controls'
import { useKeptFocus } from '../editing/use-kept-focus'
import { ListRow } from './list-row'

interface ListRowsProps {
  readonly items: readonly ApplicationItem[]
  readonly form: ApplicationForm
  readonly units: KnownUnits
  readonly checkUp: CheckUpState
  /** Absent where the list is only read. */
  readonly edit: Editing['edit'] | undefined
}

/** The choices of a list, in its order. */
export function ListRows({ items, form, units, checkUp: { checked }, edit }: ListRowsProps) {
  const noteFocus = useKeptFocus(items, 'list-rows')
  if (items.length === 0) return <EmptyRegion>这份志愿表里还没有志愿</EmptyRegion>
  const tiers = new Map(checked?.unitIds.map((unitId, index) => [unitId, checked.result.tiers[index]]))
  return (
    <ol
      id="list-rows"
      tabIndex={-1}
      aria-label="志愿"
      className="border-t print:hidden"
      onFocus={(event) => noteFocus(event.target.id)}
    >
      {items.map((item, index) => (
        <ListRow
          key={item.unitId}
          item={item}
          place={index + 1}
          form={form}
          unit={units.byId.get(item.unitId)}
          isPending={units.isPending}
          tier={tiers.get(item.unitId)}
          {...(edit && {
            controls: <RowControls item={item} place={index + 1} items={items} edit={edit} />,
            adjustControl: <AdjustControl item={item} items={items} edit={edit} />,
          })}
        />
      ))}
    </ol>
  )
}
