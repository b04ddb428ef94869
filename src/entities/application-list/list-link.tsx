import { Link } from '@tanstack/react-router'
import type { ApplicationList } from '~/contracts/list-summaries'
import { listPlace } from './list-place'

/** Leads to a list by its name, of which two lines are shown. */
export function ListLink({ list }: { list: ApplicationList }) {
  return (
    <Link
      {...listPlace(list)}
      preload={false}
      className="inline-flex min-h-11 items-center text-primary underline-offset-4 hover:underline md:min-h-6"
    >
      <span className="line-clamp-2 wrap-anywhere">{list.name}</span>
    </Link>
  )
}
