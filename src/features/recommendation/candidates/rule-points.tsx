import { useQuery } from '@tanstack/react-query'
import { States } from '~/shared/answer/states'
import { Skeleton } from '~/shared/ui/skeleton'
import { candidateCalls } from '../recommendation.calls'

interface RulePointsProps {
  readonly schoolId: string
  readonly province: string
}

/** What the regulations of a school say; asked for where it stands. */
export function RulePoints({ schoolId, province }: RulePointsProps) {
  const rule = useQuery(candidateCalls.rule(schoolId, province))
  return (
    <States of={rule} name="招生章程" pending={<Skeleton className="h-24" />}>
      {({ title, year, points }) => (
        <div className="rounded bg-muted/60 px-3 py-2 text-sm">
          <dl className="grid gap-1">
            {points.map(({ name, text }) => (
              <div key={name} className="grid gap-x-3 md:grid-cols-[6rem_minmax(0,1fr)]">
                <dt className="text-muted-foreground">{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-2 text-xs text-muted-foreground">
            {title}（{year} 年），以学校公布的章程为准。
          </p>
        </div>
      )}
    </States>
  )
}
