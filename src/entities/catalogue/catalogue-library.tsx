import { type ReactNode, useMemo } from 'react'
import { WishesLink } from '~/entities/wishes/wishes-link'
import type { Filtered } from '~/shared/address/address'
import { States } from '~/shared/answer/states'
import type { AnswerState } from '~/shared/answer/use-answer'
import { cn } from '~/shared/ui/cn'
import { PageHeading } from '~/shared/ui/page-heading'
import { Skeleton } from '~/shared/ui/skeleton'
import type { CatalogueGroup } from './catalogue'
import { CatalogueView } from './catalogue-view'
import type { OtherCatalogue } from './found-elsewhere'

interface LibraryFilters {
  /** Id of one category, or all. */
  readonly category?: string | undefined
  /** The keyword that is marked. */
  readonly q?: string | undefined
}

interface CatalogueLibraryProps<T> extends Filtered<LibraryFilters> {
  /** What an entry is: 专业. */
  readonly noun: string
  /** The answer that the catalogue is made of. */
  readonly tree: AnswerState<readonly T[]>
  /** Is the same function between renders. */
  readonly groupsOf: (tree: readonly T[]) => readonly CatalogueGroup[]
  readonly elsewhere: OtherCatalogue
  /** Height of the chips while they are on their way. */
  readonly pendingChips?: string
}

/** A library of names, in all its states. */
export function CatalogueLibrary<T>({ tree, pendingChips, ...library }: CatalogueLibraryProps<T>) {
  return (
    <States
      of={tree}
      name={`${library.noun}目录`}
      pending={
        <>
          <Skeleton className="h-17" />
          <Skeleton of="text" className={cn('mt-7 h-72', pendingChips)} />
          <Skeleton of="text" className="mt-6 h-[80rem]" />
        </>
      }
      isEmpty={(categories) => categories.length === 0}
    >
      {(categories) => <Library tree={categories} {...library} />}
    </States>
  )
}

type LibraryProps<T> = Omit<CatalogueLibraryProps<T>, 'tree' | 'pendingChips'> & {
  readonly tree: readonly T[]
}

function Library<T>({ tree, groupsOf, noun, elsewhere, filters, change }: LibraryProps<T>) {
  const groups = useMemo(() => groupsOf(tree), [tree, groupsOf])
  return (
    <CatalogueView
      groups={groups}
      noun={noun}
      elsewhere={elsewhere}
      category={filters.category}
      keyword={filters.q}
      onCategory={(category) => change({ category })}
      onKeyword={(q) => change({ q }, 'settle')}
    />
  )
}

/** The page around a library: its heading, and the way to what one has starred. */
export function CatalogueLibraryPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="content-column py-6 md:py-10">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 md:min-h-8">
        <PageHeading>{title}</PageHeading>
        <WishesLink />
      </div>
      <div className="mt-2">{children}</div>
    </div>
  )
}
