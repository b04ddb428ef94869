import { type CSSProperties, memo } from 'react'
import { PlaceLink } from '~/entities/place/place-link'
import { formatCount } from '~/shared/lib/text/format'
import { cn } from '~/shared/ui/cn'
import { type CatalogueEntry, type CatalogueGroup, type CatalogueType, countOf, cutAt } from './catalogue'
import { useDrawnTypes } from './use-drawn-types'

interface Highlights {
  readonly keyword: string
  readonly hits: ReadonlySet<string>
  /** Id of the hit one stands at. */
  readonly current: string | undefined
}

interface CatalogueListProps extends Highlights {
  readonly groups: readonly CatalogueGroup[]
  /** What an entry is: 职业. */
  readonly noun: string
}

/** A catalogue as it is read: categories, their types, the names of each; hits are marked. */
export const CatalogueList = memo(function Catalogue({ groups, noun, ...highlights }: CatalogueListProps) {
  const drawn = useDrawnTypes(groups)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {groups.map((group) => (
        <section
          key={group.id}
          aria-labelledby={`category-${group.id}`}
          style={roomOf(group)}
          className={cn(SECTION, drawn.get(group.id)?.length !== group.types.length && 'min-h-(--room)')}
        >
          <h2
            id={`category-${group.id}`}
            data-entry={group.id}
            className="flex items-baseline gap-3 text-lg font-medium"
          >
            <span>
              <Name {...group} {...of(group.id, highlights)} />
            </span>
            <span className="text-sm font-normal text-muted-foreground">
              {formatCount(group.types.length)} 类，{formatCount(countOf(group))} 个{noun}
            </span>
          </h2>
          {(drawn.get(group.id)?.length ?? 0) > 0 && (
            <dl className="mt-1">
              {drawn.get(group.id)?.map((type) => (
                <Type key={type.id} type={type} {...highlights} />
              ))}
            </dl>
          )}
        </section>
      ))}
    </div>
  )
})

/**
 * What is out of view is not laid out. It takes about the room that its types and names will take: with none, all of
 * them would stand in the first screen.
 */
const SECTION =
  '[content-visibility:auto] [contain-intrinsic-block-size:auto_var(--room)] [--room:calc(2.25rem+var(--types)*4.1rem+var(--names)*1.05rem)] md:[--room:calc(2.25rem+var(--types)*2.3rem+var(--names)*.2rem)]'

const roomOf = (group: CatalogueGroup): CSSProperties => ({
  ['--types' as string]: group.types.length,
  ['--names' as string]: countOf(group),
})

function Type({ type, ...highlights }: Highlights & { type: CatalogueType }) {
  return (
    <div className="grid gap-x-6 border-t py-1.5 md:grid-cols-[18rem_minmax(0,1fr)]">
      <dt className="font-medium">
        <Entry entry={type} {...of(type.id, highlights)} count={type.entries.length} />
      </dt>
      <dd className="flex flex-wrap gap-x-5">
        {type.entries.map((entry) => (
          <Entry key={entry.id} entry={entry} {...of(entry.id, highlights)} />
        ))}
      </dd>
    </div>
  )
}

interface Highlight {
  /** Empty where nothing is marked, so that a name without a hit is not drawn anew. */
  readonly keyword: string
  readonly current: boolean
}

function of(id: string, { keyword, hits, current }: Highlights): Highlight {
  return { keyword: hits.has(id) ? keyword : '', current: current === id }
}

interface EntryProps extends Highlight {
  readonly entry: CatalogueEntry
  readonly count?: number
}

const Entry = memo(function CatalogueLink({ entry, count, ...highlight }: EntryProps) {
  return (
    <span data-entry={entry.id} className="inline-flex items-baseline gap-2">
      <PlaceLink
        to={entry.to}
        className="inline-flex min-h-11 items-center underline-offset-4 hover:text-primary hover:underline md:min-h-8"
      >
        <span>
          <Name name={entry.name} {...highlight} />
        </span>
      </PlaceLink>
      {count !== undefined && (
        <span className="text-sm font-normal text-muted-foreground">
          <span className="sr-only">有 </span>
          {formatCount(count)}
        </span>
      )}
    </span>
  )
})

function Name({ name, keyword, current }: Highlight & { name: string }) {
  if (keyword === '') return name
  return cutAt(name, keyword).map((part, index) =>
    index % 2 === 1 ? (
      <mark
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a name never change places
        key={index}
        className={cn(
          'rounded-xs bg-primary-soft text-inherit underline decoration-2 underline-offset-4',
          current && 'bg-primary! text-primary-foreground!',
        )}
      >
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
