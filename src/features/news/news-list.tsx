import { Link } from '@tanstack/react-router'
import { useMemo, useRef } from 'react'
import { NEWS_CATEGORIES, type NewsListItem } from '~/contracts/school-news'
import { NEWS_PAGE_SIZE, type NewsQuestion, newsCalls } from '~/entities/news/news.calls'
import { NewsWords } from '~/entities/news/news-words'
import type { Filtered } from '~/shared/address/address'
import { States } from '~/shared/answer/states'
import { useAnswer } from '~/shared/answer/use-answer'
import { ChoiceRow } from '~/shared/filters/choice-row'
import { KeywordField } from '~/shared/filters/keyword-field'
import { useHydrated } from '~/shared/session/session'
import { Button } from '~/shared/ui/button'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { Pager } from '~/shared/ui/pager'
import { Skeleton } from '~/shared/ui/skeleton'
import type { NewsFilters } from './news.address'

const NO_FILTERS = { q: undefined, category: undefined, page: 1 } as const

/** The news that the address asks for, in pages of ten, the newest first. */
export function NewsList({ filters, change }: Filtered<NewsFilters>) {
  // The HTML of the build knows no address.
  const hydrated = useHydrated()
  const { q, category, page } = hydrated ? filters : NO_FILTERS
  const list = useRef<HTMLElement>(null)
  const question = useMemo(
    () => (hydrated ? { q, category, page } : undefined),
    [hydrated, q, category, page],
  )
  const answer = useAnswer(question, newsCalls.list)
  const total = answer.data?.total ?? 0
  const turn = (next: number) => {
    change({ page: next })
    list.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <section ref={list} aria-label="资讯" className="scroll-mt-4">
      <KeywordField
        label="关键词"
        placeholder="如 位次、体检"
        value={q}
        onSearch={(text) => change({ q: text, page: 1 })}
        className="max-w-md"
      />
      <ChoiceRow
        single
        label="分类"
        options={NEWS_CATEGORIES}
        value={category === undefined ? [] : [category]}
        onChange={([chosen]) => change({ category: chosen, page: 1 })}
        className="mt-4 md:grid-cols-[2.5rem_minmax(0,1fr)]!"
      />
      <States
        of={answer}
        name="资讯"
        className="mt-4"
        pending={<PendingNews />}
        isEmpty={({ records }) => records.length === 0}
        empty={(asked) => <NoNews asked={asked} pastEnd={total > 0} onReset={(next) => change(next)} />}
      >
        {({ records }, asked) => (
          <>
            <p className="text-sm text-muted-foreground" aria-live="polite">
              {countText(asked, total)}
            </p>
            <ul className="mt-2">
              {records.map((item) => (
                <NewsEntry key={item.id} {...item} />
              ))}
            </ul>
          </>
        )}
      </States>
      <div className="mt-6">
        <Pager current={page} size={NEWS_PAGE_SIZE} total={total} name="资讯" onPage={turn} />
      </div>
    </section>
  )
}

function countText({ q, category }: NewsQuestion, total: number): string {
  return `共 ${total} 篇${q === undefined ? '' : `含“${q}”的`}${category ?? ''}资讯`
}

function NewsEntry({ id, title, ...words }: NewsListItem) {
  return (
    <li className="relative border-t py-4 hover:bg-muted/50">
      <Link
        to="/gaokaozixunDetail/$id"
        params={{ id }}
        preload={false}
        className="font-medium after:absolute after:inset-0 hover:text-primary"
      >
        {title}
      </Link>
      <NewsWords {...words} />
    </li>
  )
}

interface NoNewsProps {
  readonly asked: NewsQuestion
  /** There are some, but not on this page. */
  readonly pastEnd: boolean
  readonly onReset: (next: Partial<typeof NO_FILTERS>) => void
}

function NoNews({ asked, pastEnd, onReset }: NoNewsProps) {
  const { q, category } = asked
  if (pastEnd) {
    return (
      <EmptyRegion>
        <p>这一页没有资讯。</p>
        <Button variant="outline" size="sm" className="mt-3" onClick={() => onReset({ page: 1 })}>
          回到第一页
        </Button>
      </EmptyRegion>
    )
  }
  if (q === undefined && category === undefined) return <EmptyRegion>还没有资讯。</EmptyRegion>
  return (
    <EmptyRegion>
      <p>
        没有{q !== undefined && `含“${q}”的`}
        {category}资讯。
      </p>
      <Button variant="outline" size="sm" className="mt-3" onClick={() => onReset(NO_FILTERS)}>
        看全部资讯
      </Button>
    </EmptyRegion>
  )
}

function PendingNews() {
  return (
    <div className="mt-7">
      {Array.from({ length: NEWS_PAGE_SIZE }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places never change
        <div key={index} className="border-t py-4">
          <Skeleton className="h-6 w-4/5" />
          <Skeleton className="mt-2 h-4 w-full" />
          <Skeleton className="mt-3 h-3 w-40" />
        </div>
      ))}
    </div>
  )
}
