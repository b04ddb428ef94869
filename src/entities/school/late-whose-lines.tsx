import type { ComponentProps } from 'react'
import { standingPart } from '~/shared/lib/use-lazy-part'
import { LatePart } from '~/shared/ui/late-part'
import { Skeleton } from '~/shared/ui/skeleton'
import type { WhoseLines } from './whose-lines'

const load = standingPart(async () => (await import('./whose-lines')).WhoseLines)

/** The controls of whose lines are shown; the lines themselves need not wait for them. */
export function LateWhoseLines(props: ComponentProps<typeof WhoseLines>) {
  return (
    <LatePart
      name="省份和科类"
      load={load}
      pending={<Skeleton className="h-48 md:h-24 md:w-[41.5rem]" />}
      props={props}
    />
  )
}
