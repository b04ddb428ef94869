import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Printer from 'lucide-react/icons/printer'
import type { NewsArticle, NewsNeighbour } from '~/contracts/school-news'
import { ArticleView } from '~/entities/news/article-view'
import { newsCalls } from '~/entities/news/news.calls'
import { States } from '~/shared/answer/states'
import { isMissing } from '~/shared/api/is-missing'
import { printPage } from '~/shared/lazy/print-page'
import { useSetPageSubject } from '~/shared/react/page-subject'
import { Button, buttonVariants } from '~/shared/ui/button'
import { PageHeading } from '~/shared/ui/page-heading'
import { Skeleton } from '~/shared/ui/skeleton'

const NO_ARTICLE = '没有这篇资讯'

/** One article in full, with the ones before and after it. */
export function NewsArticlePage({ id }: { id: string }) {
  const answer = useQuery(newsCalls.detail(id))
  const title = answer.data?.title
  const isNone = isMissing(answer.error)
  useSetPageSubject(isNone ? NO_ARTICLE : title)
  if (isNone) return <MissingArticle />
  return (
    <div className="content-column py-6 md:py-10">
      <div className="print-hidden -mx-3 flex max-w-reading justify-between">
        <Link to="/gaokaozixun" className={buttonVariants({ variant: 'ghost', size: 'sm' })}>
          <ArrowLeft aria-hidden />
          全部资讯
        </Link>
        <Button variant="ghost" size="sm" onClick={printPage}>
          <Printer aria-hidden />
          打印
        </Button>
      </div>
      <div className="mt-2 max-w-reading">
        <PageHeading>{title ?? <UnknownTitle pending={answer.isPending} />}</PageHeading>
        <States of={answer} name="资讯" className="mt-3" pending={<Skeleton of="text" className="h-96" />}>
          {(article) => <Article {...article} />}
        </States>
      </div>
    </div>
  )
}

function Article({ previous, next, ...article }: NewsArticle) {
  return (
    <>
      <ArticleView {...article} under={1} />
      <nav aria-label="相邻资讯" className="print-hidden mt-8 grid gap-3 border-t pt-6 sm:grid-cols-2">
        {previous && <Neighbour label="上一篇" {...previous} />}
        {next && <Neighbour label="下一篇" {...next} />}
      </nav>
    </>
  )
}

function Neighbour({ label, id, title }: NewsNeighbour & { label: string }) {
  return (
    <Link
      to="/gaokaozixunDetail/$id"
      params={{ id }}
      className="group block min-h-16 rounded-lg border bg-surface px-4 py-3 hover:border-primary"
    >
      <span className="block text-xs text-muted-foreground">{label}</span>
      <span className="mt-1 block text-sm group-hover:text-primary">{title}</span>
    </Link>
  )
}

function UnknownTitle({ pending }: { pending: boolean }) {
  if (!pending) return '高考资讯'
  return (
    <>
      <span className="sr-only">高考资讯</span>
      <Skeleton className="h-8 w-96 max-w-full" />
    </>
  )
}

function MissingArticle() {
  return (
    <div className="content-column py-6 md:py-10">
      <PageHeading>{NO_ARTICLE}</PageHeading>
      <p className="mt-2 max-w-reading text-muted-foreground">
        地址里的编号可能少了几位，或者这篇资讯已经撤下。
      </p>
      <Link to="/gaokaozixun" className={buttonVariants({ className: 'mt-4' })}>
        看全部资讯
      </Link>
    </div>
  )
}
