import { useMemo } from 'react'
import { PlaceLink } from '~/entities/place/place-link'
import { formatCount } from '~/shared/lib/text/format'
import type { CatalogueGroup } from './catalogue'
import { entriesNamed } from './catalogue-path'

/** A catalogue beside the one that is open. */
export interface OtherCatalogue {
  /** What an entry of it is: 职业. */
  readonly noun: string
  /** A hook that asks for it; undefined until it has come. It is the same one between renders. */
  readonly useGroups: () => readonly CatalogueGroup[] | undefined
}

interface FoundElsewhereProps {
  readonly of: OtherCatalogue
  readonly keyword: string
  readonly readsAs: ((name: string, letters: string) => boolean) | undefined
}

/** Names that are linked; the others are told by their number. */
const MOST_LINKED = 6

/** Names of the other catalogue with the keyword, for a reader who types a profession among the majors. */
export function FoundElsewhere({ of: { noun, useGroups }, keyword, readsAs }: FoundElsewhereProps) {
  const groups = useGroups()
  const found = useMemo(() => entriesNamed(groups ?? [], keyword, readsAs), [groups, keyword, readsAs])
  if (found.length === 0) return null
  return (
    <nav aria-label={`找到的${noun}`} className="mt-2 flex flex-wrap items-baseline gap-x-4 text-sm">
      <span className="text-muted-foreground">{noun}里也有</span>
      {found.slice(0, MOST_LINKED).map(({ id, name, to }) => (
        <PlaceLink
          key={id}
          to={to}
          className="inline-flex min-h-11 items-center text-primary underline-offset-4 hover:underline md:min-h-8"
        >
          {name}
        </PlaceLink>
      ))}
      {found.length > MOST_LINKED && (
        <span className="text-muted-foreground">等 {formatCount(found.length)} 个</span>
      )}
    </nav>
  )
}
