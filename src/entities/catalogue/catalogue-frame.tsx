import { type ReactNode, useMemo } from 'react'
import { PlaceLink } from '~/entities/place/place-link'
import type { Place } from '~/entities/place/places'
import type { WishKind } from '~/entities/wishes/stored-wishes'
import { WishToggle } from '~/entities/wishes/wish-toggle'
import { WishesLink } from '~/entities/wishes/wishes-link'
import { FailedRegion } from '~/shared/answer/failed-region'
import { PendingState } from '~/shared/answer/pending-state'
import type { AnswerState } from '~/shared/answer/use-answer'
import { useSetPageSubject } from '~/shared/react/page-subject'
import { buttonVariants } from '~/shared/ui/button'
import { cn } from '~/shared/ui/cn'
import { PageHeading } from '~/shared/ui/page-heading'
import { sectionTabClass, sectionTabsClass } from '~/shared/ui/section-tabs'
import { Skeleton } from '~/shared/ui/skeleton'
import type { CatalogueGroup } from './catalogue'
import { type CataloguePath, cataloguePath, endName } from './catalogue-path'
import { CatalogueTree } from './catalogue-tree'

interface CatalogueFrameProps {
  /** What an entry is: 专业. */
  readonly noun: string
  /** What it is kept as. */
  readonly kind: WishKind
  /** The catalogue, undefined until it has come; keeps its identity between renders. */
  readonly groups: readonly CatalogueGroup[] | undefined
  /** Where the id stands, if that is known without the catalogue. */
  readonly path?: CataloguePath | undefined
  /** Called when the tree is unfolded, where that is what asks for the catalogue. */
  readonly onOpenTree?: () => void
  /** The answer that the catalogue is made of. */
  readonly answer: AnswerState<unknown>
  /** Of a type or of an entry. */
  readonly id: string
  readonly tabs: readonly CatalogueTab[]
  /** The library as a whole, and its part that is one category. */
  readonly library: Place
  readonly categoryPlace: (id: string) => Place
  /** `page` is the one heading of a page, `section` a heading inside of something else, such as the drawer. */
  readonly heading?: 'page' | 'section'
  /** Other marks beside the star. */
  readonly marks?: (path: CataloguePath) => ReactNode
  /** Draws the open tab of an id that exists. */
  readonly children: (path: CataloguePath) => ReactNode
}

interface CatalogueTab {
  readonly label: string
  readonly to: Place
  readonly open: boolean
}

/** Tree, breadcrumb and tabs around what stands in a catalogue: the same in the page and in the drawer (S1 §2). */
export function CatalogueFrame(props: CatalogueFrameProps) {
  const { noun, kind, groups, answer, id, tabs, heading = 'page', marks, onOpenTree, children } = props
  const found = useMemo(() => groups && cataloguePath(groups, id), [groups, id])
  const path = found ?? props.path
  const isNone = groups !== undefined && path === undefined
  const none = `没有这个${noun}`
  const subject = path ? endName(path) : isNone ? none : undefined
  useSetPageSubject(heading === 'page' ? subject : undefined)
  const headed = (text: ReactNode) =>
    heading === 'page' ? <PageHeading>{text}</PageHeading> : <h2 className="text-xl font-medium">{text}</h2>
  const hasFailed = answer.isError && !groups
  if (isNone) return <Missing {...props} heading={headed(none)} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 lg:grid-cols-[17rem_minmax(0,1fr)] lg:items-start">
      <CatalogueTree
        label={`${noun}目录`}
        groups={groups}
        answer={path && answer}
        hasFailed={hasFailed}
        current={id}
        {...(onOpenTree && { onOpen: onOpenTree })}
      />
      <div>
        <div className="min-h-11 md:min-h-6">{path && <Breadcrumb {...props} path={path} />}</div>
        <div className="mt-1 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 md:min-h-8">
          {/* Beside marks a phone has room for short names only: there they stand below every name, before it is known too. */}
          <div className="max-md:basis-full">
            {headed(path ? endName(path) : <UnknownName noun={noun} pending={answer.isPending} />)}
          </div>
          {path && (
            <span className="flex gap-2">
              <WishToggle wish={{ kind, id, name: endName(path) }} />
              {marks?.(path)}
            </span>
          )}
          {!path && answer.isPending && <span className={cn('h-11 md:h-8', marks ? 'w-40' : 'w-18')} />}
          {heading === 'page' && <WishesLink />}
        </div>
        {hasFailed && (
          <FailedRegion name={`${noun}目录`} error={answer.error} onRetry={answer.refetch} className="mt-4" />
        )}
        <nav aria-label={`${noun}资料`} className={`mt-3 ${sectionTabsClass}`}>
          {tabs.map(({ label, to, open }) => (
            <PlaceLink
              key={label}
              to={to}
              className={sectionTabClass}
              {...(open && { 'aria-current': 'page' as const })}
            >
              {label}
            </PlaceLink>
          ))}
        </nav>
        {/* Another one begins anew: nothing unfolded, no answer of the one before. */}
        <div key={id} className="mt-6">
          {path
            ? children(path)
            : answer.isPending && (
                <PendingState name={`${noun}目录`}>
                  <Skeleton of="text" className="h-[40rem]" />
                </PendingState>
              )}
        </div>
      </div>
    </div>
  )
}

function UnknownName({ noun, pending }: { noun: string; pending: boolean }) {
  if (!pending) return noun
  return (
    <>
      <span className="sr-only">{noun}</span>
      <Skeleton className="h-[1lh] w-48" />
    </>
  )
}

type BreadcrumbProps = Pick<CatalogueFrameProps, 'noun' | 'library' | 'categoryPlace'> & {
  readonly path: CataloguePath
}

function Breadcrumb({ noun, library, categoryPlace, path: { group, type, entry } }: BreadcrumbProps) {
  const link = 'inline-flex min-h-11 items-center text-primary underline-offset-4 hover:underline md:min-h-6'
  const before = [
    { name: `${noun}库`, to: library },
    { name: group.name, to: categoryPlace(group.id) },
    ...(entry ? [type] : []),
  ]
  return (
    // One line on a phone, which scrolls as the tabs do: however long the names, nothing below moves.
    <nav aria-label="所在位置" className="overflow-x-auto [scrollbar-width:none]">
      {/* A slash at the start of a line is clipped. */}
      <ol className="-ml-5 flex items-center max-md:whitespace-nowrap md:flex-wrap text-sm text-muted-foreground [&>li]:before:inline-block [&>li]:before:w-5 [&>li]:before:text-center [&>li]:before:content-['/']">
        {before.map(({ name, to }) => (
          <li key={name}>
            <PlaceLink to={to} className={link}>
              {name}
            </PlaceLink>
          </li>
        ))}
        <li>
          <span aria-current="page">{(entry ?? type).name}</span>
        </li>
      </ol>
    </nav>
  )
}

interface MissingProps {
  readonly noun: string
  readonly library: Place
  readonly heading: ReactNode
}

function Missing({ noun, library, heading }: MissingProps) {
  return (
    <div className="py-10">
      {heading}
      <p className="mt-3 max-w-reading text-muted-foreground">
        地址里的{noun}代码可能少了几位，或者目录已经更新。可以在{noun}库里按名称查找。
      </p>
      <div className="mt-6">
        <PlaceLink to={library} className={buttonVariants()}>
          去{noun}库查找
        </PlaceLink>
      </div>
    </div>
  )
}
