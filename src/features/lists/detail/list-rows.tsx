import { memo } from 'react'
import type { ApplicationItem } from '~/contracts/application-lists'
import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import { itemName } from '~/entities/application-list/edits'
import type { Change } from '~/entities/application-list/use-editing'
import type { KnownUnits } from '~/entities/application-list/use-units'
import type { TierName } from '~/shared/domain/chance/tier-name'
import type { ApplicationForm } from '~/shared/domain/filing/application-form'
import { useRowPresses } from '~/shared/lib/use-row-presses'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { MajorsControl } from '../editing/majors-control'
import { AdjustControl, RowControls } from '../editing/row-controls'
import { useKeptFocus } from '../editing/use-kept-focus'
import { RowNote } from '../notes/row-note'
import { ListRow } from './list-row'
import { useRowKeys } from './use-row-keys'

interface ListRowsProps {
  readonly listId: string
  readonly items: readonly ApplicationItem[]
  readonly form: ApplicationForm
  readonly units: KnownUnits
  readonly tiers: ReadonlyMap<string, TierName | undefined>
  /** Absent where the list is only read. */
  readonly change: Change | undefined
}

/** The choices of a list, in its order. */
export function ListRows({ listId, items, form, units, tiers, change }: ListRowsProps) {
  const noteFocus = useKeptFocus(items, 'list-rows')
  const keyOf = useRowKeys(items)
  const holdBack = useRowPresses()
  if (items.length === 0) return <EmptyRegion>这份志愿表里还没有志愿</EmptyRegion>
  return (
    <ol
      id="list-rows"
      tabIndex={-1}
      aria-label="志愿"
      className="border-t print:hidden"
      onFocus={(event) => noteFocus(event.target.id)}
      onClickCapture={holdBack}
    >
      {items.map((item, index) => (
        <Row
          key={keyOf(item.unitId)}
          item={item}
          place={index + 1}
          count={items.length}
          listId={listId}
          form={form}
          unit={units.byId.get(item.unitId)}
          isPending={units.isPending}
          tier={tiers.get(item.unitId)}
          change={change}
        />
      ))}
    </ol>
  )
}

interface RowProps extends Pick<ListRowsProps, 'listId' | 'form' | 'change'> {
  readonly item: ApplicationItem
  /** From 1. */
  readonly place: number
  readonly count: number
  readonly unit: RecommendedUnit | undefined
  readonly isPending: boolean
  readonly tier: TierName | undefined
}

/** A list has up to a hundred rows: those that a change does not touch are not drawn again. */
const Row = memo(function Row({ listId, count, change, ...row }: RowProps) {
  const { item, place, unit, form } = row
  if (!change) return <ListRow {...row} />
  return (
    <ListRow
      {...row}
      controls={
        <RowControls
          item={item}
          isFirst={place === 1}
          isLast={place === count}
          count={count}
          change={change}
        />
      }
      noteControl={<RowNote listId={listId} unitId={item.unitId} name={itemName(item)} />}
      adjustControl={<AdjustControl item={item} change={change} />}
      majorsControl={<MajorsControl item={item} unit={unit} most={form.majorsPerChoice} change={change} />}
    />
  )
})
