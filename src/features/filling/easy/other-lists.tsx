import { Button } from '~/shared/ui/button'
import { LazyPart } from '~/shared/ui/lazy-part'
import { Skeleton } from '~/shared/ui/skeleton'
import type { RiskCurveProps } from './risk-curve'
import { StyleComparison, type StyleComparisonProps } from './style-comparison'

export type BesideList = 'risk' | 'styles'

interface OtherListsProps extends StyleComparisonProps {
  /** What is open. */
  readonly open: BesideList | undefined
  readonly onOpen: (part: BesideList | undefined) => void
  /** Absent where choices are read in sequence: the first decides. */
  readonly risk?: RiskCurveProps
}

const loadCurve = async () => (await import('./risk-curve')).RiskCurve

/** What else could be made of the same units, before one is saved: by risk, and by style. Made when it is asked for. */
export function OtherLists({ risk, open, onOpen, ...styles }: OtherListsProps) {
  const toggle = (part: BesideList) => onOpen(open === part ? undefined : part)
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {risk && (
          <Button variant="outline" size="sm" aria-expanded={open === 'risk'} onClick={() => toggle('risk')}>
            多冒一点险能换来什么
          </Button>
        )}
        {styles.styles.length > 1 && (
          <Button
            variant="outline"
            size="sm"
            aria-expanded={open === 'styles'}
            onClick={() => toggle('styles')}
          >
            {styles.styles.length} 种风格并排看
          </Button>
        )}
      </div>
      {open === 'risk' && risk && (
        <LazyPart
          name="风险曲线"
          load={loadCurve}
          pending={<Skeleton of="chart" className="h-96" />}
          props={risk}
        />
      )}
      {open === 'styles' && <StyleComparison {...styles} />}
    </div>
  )
}
