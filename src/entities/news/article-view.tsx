import type { NewsListItem } from '~/contracts/school-news'
import { dayText } from '~/shared/lib/time/day-text'
import { HtmlArticle } from '~/shared/ui/html-article'
import { TrustLine } from '~/shared/ui/trust-line'

interface ArticleViewProps extends Pick<NewsListItem, 'title' | 'createTime' | 'category' | 'origin'> {
  readonly content: string
  /** The level of the heading that it stands under. */
  readonly under: 1 | 2
}

/** An article below its heading, as its readers see it. Editors look at it through the same before it is out. */
export function ArticleView({ title, content, under, createTime, category, origin }: ArticleViewProps) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted-foreground">
        {category && <span>{category}</span>}
        <time dateTime={createTime.slice(0, 10)}>{dayText(createTime)}</time>
        {origin && <span>{origin}</span>}
      </p>
      <HtmlArticle html={content} title={title} under={under} className="mt-2" />
      <TrustLine addressOnPaper className="mt-8" source={origin ?? '择途'} />
    </>
  )
}
