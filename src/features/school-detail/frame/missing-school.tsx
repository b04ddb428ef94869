import type { ReactNode } from 'react'
import { PlaceLink } from '~/entities/place/place-link'
import { buttonVariants } from '~/shared/ui/button'

/** For an id that no school has: says so, and leads to where every school can be found. */
export function MissingSchool({ heading }: { heading: ReactNode }) {
  return (
    <div className="py-10">
      {heading}
      <p className="mt-3 max-w-reading text-muted-foreground">
        地址里的院校编号可能少了几位，或者这所院校已经更名、合并。可以在院校库里按名称查找。
      </p>
      <div className="mt-6">
        <PlaceLink to={{ kind: 'school-library' }} className={buttonVariants()}>
          去院校库查找
        </PlaceLink>
      </div>
    </div>
  )
}
