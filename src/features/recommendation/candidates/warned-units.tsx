import { createContext, type ReactNode, useContext } from 'react'
import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import { useStable } from '~/shared/react/use-stable'
import { commonWarnings } from './common-warnings'

const SaidAbove = createContext<readonly string[]>([])

interface WarnedUnitsProps {
  /** Those in `children`. */
  readonly units: readonly RecommendedUnit[]
  readonly children: ReactNode
}

/** Units below what is to be minded in each of them. */
export function WarnedUnits({ units, children }: WarnedUnitsProps) {
  const common = useStable(commonWarnings(units))
  return (
    <SaidAbove value={common}>
      {common.length > 0 && <p className="mb-3 text-sm text-reach">这些志愿都要留意：{common.join('；')}</p>}
      {children}
    </SaidAbove>
  )
}

/** What else is to be minded in a unit. */
export function UnitWarnings({ of: { warnings } }: { of: RecommendedUnit }) {
  const above = useContext(SaidAbove)
  const own = warnings?.filter((text) => !above.includes(text)) ?? []
  return own.length > 0 && <p className="text-sm text-reach">留意：{own.join('；')}</p>
}
