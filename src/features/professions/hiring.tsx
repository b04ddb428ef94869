import { idlePart } from '~/shared/lazy/use-lazy-part'
import { LazyPart } from '~/shared/ui/lazy-part'
import { Skeleton } from '~/shared/ui/skeleton'
import type { JobDetailsProps } from './job-details'

// One tab of several, and for VIP only.
const load = idlePart(async () => (await import('./job-details')).JobDetails)

/** Who hires for a type of professions. */
export function Hiring(props: JobDetailsProps) {
  return (
    <LazyPart
      name="招聘信息"
      load={load}
      pending={<Skeleton of="rows" className="h-[40rem]" />}
      props={props}
    />
  )
}
