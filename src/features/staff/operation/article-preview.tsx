import type { Article } from '~/contracts/articles'
import { ArticleView } from '~/entities/news/article-view'
import type { Form } from '~/shared/form/use-form'
import { now } from '~/shared/lib/clock'
import type { ArticleDraft } from './article-draft'

interface ArticlePreviewProps {
  readonly form: Form<ArticleDraft>
  readonly article: Article | undefined
}

/** The article as its readers will see it, by the same parts. */
export function ArticlePreview({ form, article }: ArticlePreviewProps) {
  const { title, category, content } = form.getValues()
  return (
    <section aria-label="预览" className="mt-2 max-w-reading rounded-lg border bg-background p-6">
      <h2 className="text-xl font-medium">{title.trim() || '还没有标题'}</h2>
      <div className="mt-3">
        <ArticleView
          title={title}
          category={category}
          content={content}
          createTime={article?.createTime ?? now().toLocaleDateString('sv-SE')}
          origin={article?.origin}
        />
      </div>
    </section>
  )
}
