import { type ReactNode, useMemo } from 'react'
import type { ApplicationListDetail } from '~/contracts/application-lists'
import { AdviceContext } from '~/entities/application-list/advice/advice-context'
import type { KnownUnits } from '~/entities/application-list/use-units'
import { useAdvice } from './advice.calls'
import { LazyRowAdvice } from './lazy-row-advice'

interface AdvisedListProps {
  readonly list: ApplicationListDetail
  readonly units: Pick<KnownUnits, 'isPending'>
  readonly editable: boolean
  readonly children?: ReactNode
}

/** Tells every part of a list's page what planner and student say of the list. */
export function AdvisedList({ list, units, editable, children }: AdvisedListProps) {
  const advice = useAdvice(list.id, units).data
  const hasReasons = editable && list.stage != null
  const advised = useMemo(
    () => ({ advice, hasReasons, of: list, Row: LazyRowAdvice }),
    [advice, hasReasons, list],
  )
  return <AdviceContext value={advised}>{children}</AdviceContext>
}
