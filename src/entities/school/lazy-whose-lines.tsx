import type { ComponentProps } from 'react'
import { idlePart } from '~/shared/lazy/use-lazy-part'
import { cn } from '~/shared/ui/cn'
import { LazyPart } from '~/shared/ui/lazy-part'
import { Skeleton } from '~/shared/ui/skeleton'
import type { WhoseLines } from './whose-lines'

const load = idlePart(async () => (await import('./whose-lines')).WhoseLines)

/** The controls of whose lines are shown; the lines themselves need not wait for them. */
export function LazyWhoseLines(props: ComponentProps<typeof WhoseLines>) {
  // Below the field stands a hint, unless the address names the rank.
  const height = props.rank !== undefined ? 'h-[9.875rem] md:h-[4.3125rem]' : 'h-[11.6875rem] md:h-[6.125rem]'
  return (
    <LazyPart
      name="省份和科类"
      load={load}
      pending={<Skeleton className={cn(height, 'md:w-[41.5rem]')} />}
      props={props}
    />
  )
}
