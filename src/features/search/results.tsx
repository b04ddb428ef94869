import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import { NEWS_PAGE_SIZE, newsCalls } from '~/entities/news/news.calls'
import { PlaceLink } from '~/entities/place/place-link'
import type { Filtered } from '~/shared/address/address'
import { States } from '~/shared/answer/states'
import { dayText } from '~/shared/lib/time/day-text'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { Pager } from '~/shared/ui/pager'
import { Skeleton } from '~/shared/ui/skeleton'
import { type Found, type FoundIndex, foundIndex, KINDS, type Kind } from './found'
import type { Intent } from './intents'
import { KIND_LABELS } from './options'
import { Started } from './started'
import { useUnderstood } from './use-understood'

/** The most of a kind that are listed; more than that is no answer. */
export const MOST_FOUND = 50
const MOST_ON_ALL = 5

const PAGE_OF: Readonly<
  Record<Kind, '/search/searchSchool' | '/search/searchZhuanye' | '/search/searchZhiye'>
> = {
  school: '/search/searchSchool',
  major: '/search/searchZhuanye',
  profession: '/search/searchZhiye',
}

/** Everything that was found: the pages that answer the text, then some of each kind. */
export function AllResults({ q }: { q: string | undefined }) {
  const { intents, found, words } = useUnderstood(q ?? '', MOST_FOUND)
  if (q === undefined) return <Started />
  return (
    <div className="grid gap-10">
      <Intents intents={intents} />
      {words !== '' && (
        <>
          {KINDS.map((kind) => (
            <KindGroup key={kind} kind={kind} items={found[kind]} q={q} />
          ))}
          {KINDS.every((kind) => found[kind].length === 0) && <NoKind q={q} />}
          <Group
            label="资讯"
            more={
              <Link to="/search/searchZixun" search={{ q }} className={moreClass}>
                全部资讯
                <ArrowRight aria-hidden className="size-4" />
              </Link>
            }
          >
            <NewsFound q={words} most={3} />
          </Group>
        </>
      )}
    </div>
  )
}

const moreClass = 'inline-flex min-h-11 items-center gap-1 text-sm text-primary hover:underline md:min-h-8'

/** Nothing of any kind: without a word of it the news would read as all that was looked through. */
function NoKind({ q }: { q: string }) {
  const answers = useQueries({ queries: KINDS.map((kind) => foundIndex(kind, q)) })
  if (!answers.every(({ isSuccess }) => isSuccess)) return null
  const kinds = KINDS.map((kind) => KIND_LABELS[kind]).join('、')
  return (
    <EmptyRegion className="max-w-3xl py-6!">
      没有名称含“{q}”的{kinds}。
    </EmptyRegion>
  )
}

interface KindGroupProps {
  readonly kind: Kind
  readonly items: readonly Found[]
  readonly q: string
}

/** Some of a kind; a kind of which nothing was found says so on its tab only. */
function KindGroup({ kind, items, q }: KindGroupProps) {
  const { isSuccess } = useQuery(foundIndex(kind, q))
  if (isSuccess && items.length === 0) return null
  const label = KIND_LABELS[kind]
  return (
    <Group
      label={label}
      more={
        items.length > MOST_ON_ALL && (
          <Link to={PAGE_OF[kind]} search={{ q }} className={moreClass}>
            全部{label}
            <ArrowRight aria-hidden className="size-4" />
          </Link>
        )
      }
    >
      <FoundList kind={kind} items={items.slice(0, MOST_ON_ALL)} q={q} />
    </Group>
  )
}

function Group({ label, more, children }: { label: string; more: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={label} className="max-w-3xl">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-lg font-medium">{label}</h2>
        {more}
      </div>
      <div className="mt-1">{children}</div>
    </section>
  )
}

function Intents({ intents }: { intents: readonly Intent[] }) {
  if (intents.length === 0) return null
  return (
    <section aria-label="直接去" className="max-w-3xl">
      <ul className="grid gap-3">
        {intents.map(({ id, label, hint, link }) => (
          <li key={id}>
            <Link
              {...link}
              preload={false}
              className="group flex min-h-16 items-center gap-4 rounded-lg border border-primary bg-primary-soft px-4 py-3"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-medium text-primary group-hover:underline">{label}</span>
                {hint && <span className="mt-0.5 block text-sm text-muted-foreground">{hint}</span>}
              </span>
              <ArrowRight aria-hidden className="size-5 shrink-0 text-primary" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** All that were found of one kind. */
export function KindResults({ kind, q }: { kind: Kind; q: string | undefined }) {
  const { found, intents } = useUnderstood(q ?? '', MOST_FOUND)
  if (q === undefined) return <Started />
  return (
    <div className="grid gap-6">
      <Intents intents={intents} />
      <section aria-label={KIND_LABELS[kind]} className="max-w-3xl">
        <FoundList kind={kind} items={found[kind]} q={q} />
        {found[kind].length === MOST_FOUND && (
          <p className="mt-3 text-sm text-muted-foreground">
            只列出最接近的 {MOST_FOUND} 个，可以多写几个字。
          </p>
        )}
      </section>
    </div>
  )
}

function FoundList({ kind, items, q }: KindGroupProps) {
  const answer: UseQueryResult<FoundIndex> = useQuery(foundIndex(kind, q))
  return (
    <States
      of={answer}
      name={KIND_LABELS[kind]}
      pending={<Skeleton of="rows" className="h-64" />}
      isEmpty={() => items.length === 0}
      empty={
        <EmptyRegion className="py-6!">
          没有名称含“{q}”的{KIND_LABELS[kind]}。
        </EmptyRegion>
      }
    >
      {() => (
        <ul>
          {items.map((item) => (
            <FoundRow key={item.id} {...item} />
          ))}
        </ul>
      )}
    </States>
  )
}

function FoundRow({ kind, code, name, trail, link }: Found) {
  return (
    <li className="border-t py-2.5 first:border-t-0 sm:flex sm:items-center sm:justify-between sm:gap-6">
      <div className="min-w-0">
        <Link
          {...link}
          preload={false}
          className="inline-flex min-h-11 items-center font-medium hover:text-primary md:min-h-7"
        >
          {name}
        </Link>
        {trail && <p className="text-sm text-muted-foreground">{trail}</p>}
      </div>
      {kind === 'school' && (
        <p className="-mx-2 flex shrink-0 text-sm text-primary">
          {(['lines', 'plans', 'brochures'] as const).map((tab) => (
            <PlaceLink
              key={tab}
              to={{ kind: 'school', id: code, tab }}
              className="inline-flex min-h-11 items-center rounded px-2 hover:underline md:min-h-9"
            >
              {tab === 'lines' ? '分数线' : tab === 'plans' ? '招生计划' : '简章'}
            </PlaceLink>
          ))}
        </p>
      )}
    </li>
  )
}

/** News whose text has the words, page by page. */
export function NewsResults({
  filters: { q, page },
  change,
}: Filtered<{ q?: string | undefined; page: number }>) {
  const { words } = useUnderstood(q ?? '', MOST_FOUND)
  if (q === undefined) return <Started />
  return (
    <section aria-label="资讯" className="max-w-3xl">
      <NewsFound q={words || q} page={page} onPage={(next) => change({ page: next })} />
    </section>
  )
}

interface NewsFoundProps {
  readonly q: string
  readonly page?: number
  /** Only so many. */
  readonly most?: number
  readonly onPage?: (page: number) => void
}

function NewsFound({ q, page = 1, most = NEWS_PAGE_SIZE, onPage }: NewsFoundProps) {
  const answer = useQuery(newsCalls.list({ q, page }))
  return (
    <States
      of={answer}
      name="资讯"
      pending={<Skeleton of="rows" className="h-48" />}
      isEmpty={({ records }) => records.length === 0}
      empty={<EmptyRegion className="py-6!">没有含“{q}”的资讯。</EmptyRegion>}
    >
      {({ records, total }) => (
        <>
          <ul>
            {records.slice(0, most).map(({ id, title, createTime }) => (
              <li key={id} className="border-t py-2.5 first:border-t-0">
                <Link
                  to="/gaokaozixunDetail/$id"
                  params={{ id }}
                  preload={false}
                  className="inline-flex min-h-11 items-center font-medium hover:text-primary md:min-h-7"
                >
                  {title}
                </Link>
                <p className="text-sm text-muted-foreground">{dayText(createTime)}</p>
              </li>
            ))}
          </ul>
          {onPage && <Pager current={page} size={NEWS_PAGE_SIZE} total={total} name="资讯" onPage={onPage} />}
        </>
      )}
    </States>
  )
}
