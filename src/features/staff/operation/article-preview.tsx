import type { Article } from '~/contracts/articles'
import { ArticleView } from '~/entities/news/article-view'
import { NewsWords } from '~/entities/news/news-words'
import type { Form } from '~/shared/form/use-form'
import { now } from '~/shared/lib/time/clock'
import { dayOf } from '~/shared/lib/time/day-text'
import type { ArticleDraft } from './article-draft'

interface ArticlePreviewProps {
  readonly form: Form<ArticleDraft>
  readonly article: Article | undefined
}

/** The article as its readers will see it, by the same parts. */
export function ArticlePreview({ form, article }: ArticlePreviewProps) {
  const { title, category, summary, content } = form.getValues()
  const name = title.trim() || '还没有标题'
  const words = {
    category,
    createTime: article?.createTime ?? dayOf(now()),
    origin: article?.origin,
  }
  return (
    <section aria-label="预览" className="mt-2 grid max-w-reading gap-6">
      <figure>
        <figcaption className="text-sm text-muted-foreground">在资讯列表里</figcaption>
        <div className="mt-2 rounded-lg border bg-background px-6 py-4">
          <p className="font-medium">{name}</p>
          <NewsWords {...words} summary={summary} />
        </div>
      </figure>
      <figure>
        <figcaption className="text-sm text-muted-foreground">打开以后</figcaption>
        <div className="mt-2 rounded-lg border bg-background p-6">
          <h2 className="text-xl font-medium">{name}</h2>
          <div className="mt-3">
            <ArticleView {...words} title={title} content={content} under={2} />
          </div>
        </div>
      </figure>
    </section>
  )
}
