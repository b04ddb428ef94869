import type { ApplicationItem } from '~/contracts/application-lists'
import type { ListOfCandidates } from '~/entities/application-list/candidates-place'
import type { Change } from '~/entities/application-list/editor/list-editor'
import type { KnownUnits } from '~/entities/application-list/use-units'
import type { MissingTier } from '~/entities/rank/tier-mark'
import type { TierName } from '~/rules/chance/tier-name'
import type { ApplicationForm } from '~/rules/filing/application-form'
import { useRowPresses } from '~/shared/react/use-row-presses'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { useRowKeys } from '../arrange/use-row-keys'
import { useRestoredFocus } from '../editing/use-restored-focus'
import { ListRow } from './list-row'
import { useLedRow } from './use-led-row'

interface ListRowsProps {
  readonly list: ListOfCandidates
  readonly items: readonly ApplicationItem[]
  readonly form: ApplicationForm
  readonly units: KnownUnits
  readonly tiers: ReadonlyMap<string, TierName | undefined>
  readonly missing: MissingTier
  /** Absent where the list is only read. */
  readonly change: Change | undefined
}

/** The choices of a list, in its order. */
export function ListRows({ list, items, form, units, tiers, missing, change }: ListRowsProps) {
  const noteFocus = useRestoredFocus(items, 'list-rows')
  const keyOf = useRowKeys(items)
  const holdBack = useRowPresses()
  useLedRow()
  if (items.length === 0) {
    return (
      <EmptyRegion className="mt-4">
        <span className="inline-block">这份志愿表里还没有志愿{change && '：'}</span>
        {change && <span className="inline-block">加志愿，或导入一张表</span>}
      </EmptyRegion>
    )
  }
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
        <ListRow
          key={keyOf(item.unitId)}
          item={item}
          place={index + 1}
          count={items.length}
          list={list}
          form={form}
          unit={units.byId.get(item.unitId)}
          isPending={units.isPending}
          tier={tiers.get(item.unitId)}
          missing={missing}
          change={change}
        />
      ))}
    </ol>
  )
}
