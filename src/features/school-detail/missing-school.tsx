import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonVariants } from '~/shared/ui/button'

/** Draws the link to the school library: its page, or its section of the drawer. */
export type LibraryLinkOf = (parts: { readonly className: string; readonly children: ReactNode }) => ReactNode

export const libraryPageLink: LibraryLinkOf = (parts) => <Link to="/chadaxue" {...parts} />

interface MissingSchoolProps {
  readonly heading: ReactNode
  readonly libraryLink: LibraryLinkOf
}

/** For an id that no school has: says so, and leads to where every school can be found. */
export function MissingSchool({ heading, libraryLink }: MissingSchoolProps) {
  return (
    <div className="py-10">
      {heading}
      <p className="mt-3 max-w-reading text-muted-foreground">
        地址里的院校编号可能少了几位，或者这所院校已经更名、合并。可以在院校库里按名称查找。
      </p>
      <div className="mt-6">{libraryLink({ className: buttonVariants(), children: '去院校库查找' })}</div>
    </div>
  )
}
