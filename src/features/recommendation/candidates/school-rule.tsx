import { useState } from 'react'
import { idlePart } from '~/shared/lazy/use-lazy-part'
import { LazyPart } from '~/shared/ui/lazy-part'
import { Skeleton } from '~/shared/ui/skeleton'

const load = idlePart(async () => (await import('./rule-points')).RulePoints)

interface SchoolRuleProps {
  readonly schoolId: string
  readonly schoolName: string
  readonly province: string
}

/** What the regulations of a school say, folded; asked for when somebody opens it. */
export function SchoolRule({ schoolId, schoolName, province }: SchoolRuleProps) {
  const [open, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-11 items-center text-sm md:min-h-8">{schoolName}的招生章程要点</summary>
      {open && (
        <LazyPart
          name="招生章程"
          load={load}
          pending={<Skeleton className="h-24" />}
          props={{ schoolId, province }}
        />
      )}
    </details>
  )
}
