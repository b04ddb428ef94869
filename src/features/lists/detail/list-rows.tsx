import type { ApplicationItem } from '~/contracts/application-lists'
import { itemName } from '~/entities/application-list/edits'
import type { Editing } from '~/entities/application-list/use-editing'
import type { KnownUnits } from '~/entities/application-list/use-units'
import type { TierName } from '~/shared/domain/chance/tier-name'
import type { ApplicationForm } from '~/shared/domain/filing/application-form'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { MajorsControl } from '../editing/majors-control'
import { AdjustControl, RowControls } from '../editing/row-controls'
import { useKeptFocus } from '../editing/use-kept-focus'
import { RowNote } from '../notes/row-note'
import { ListRow } from './list-row'

interface ListRowsProps {
  readonly listId: string
  readonly items: readonly ApplicationItem[]
  readonly form: ApplicationForm
  readonly units: KnownUnits
  readonly tiers: ReadonlyMap<string, TierName | undefined>
  /** Absent where the list is only read. */
  readonly edit: Editing['edit'] | undefined
}

/** The choices of a list, in its order. */
export function ListRows({ listId, items, form, units, tiers, edit }: ListRowsProps) {
  const noteFocus = useKeptFocus(items, 'list-rows')
  if (items.length === 0) return <EmptyRegion>这份志愿表里还没有志愿</EmptyRegion>
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
            noteControl: <RowNote listId={listId} unitId={item.unitId} name={itemName(item)} />,
            adjustControl: <AdjustControl item={item} items={items} edit={edit} />,
            majorsControl: (
              <MajorsControl
                item={item}
                items={items}
                unit={units.byId.get(item.unitId)}
                most={form.majorsPerChoice}
                edit={edit}
              />
            ),
          })}
        />
      ))}
    </ol>
  )
}
