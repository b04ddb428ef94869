import { useMemo } from 'react'
import type { Checkable } from '~/entities/application-list/check-up/use-check-up'
import type { ListRow } from '~/rules/check-up/list-input'
import { judgedList } from '~/rules/check-up/list-model'
import { type RowYears, type SampledYears, sampledYears } from '~/rules/list/simulation/sampled-years'
import { simulationOf } from '~/rules/list/simulation/simulated-row'

/** The sampled years of a list, and what they do at each of its units. */
export interface ListYears extends Pick<SampledYears, 'barred'> {
  readonly byUnit: ReadonlyMap<string, { readonly row: ListRow; readonly years: RowYears }>
}

/** Undefined while the list is not judged, and where choices are read in sequence. */
export function useSampledYears(checkable: Checkable | undefined): ListYears | undefined {
  return useMemo(() => checkable && yearsOf(checkable), [checkable])
}

function yearsOf({ list, unitIds }: Checkable): ListYears | undefined {
  const judged = judgedList(list)
  if (!judged?.frame.form.parallel) return undefined
  const { frame, rows } = judged
  const sampled = sampledYears(
    frame.rank,
    rows.map(({ simulated }) => simulated),
    simulationOf(frame),
  )
  return {
    barred: sampled.barred,
    byUnit: new Map(
      rows.flatMap(({ row }, place) => {
        const [unitId, years] = [unitIds[place], sampled.rows[place]]
        return unitId !== undefined && years ? [[unitId, { row, years }] as const] : []
      }),
    ),
  }
}
