import type { Article } from '~/contracts/articles'
import type { Form } from '~/shared/form/use-form'
import { Button } from '~/shared/ui/button'
import { type ArticleDraft, changedFields, draftOf } from './article-draft'

interface ArticleConflictProps {
  readonly form: Form<ArticleDraft>
  /** What somebody else has saved meanwhile. */
  readonly theirs: Article
  readonly isSaving: boolean
  readonly onTake: (side: 'mine' | 'theirs') => void
}

/** Two versions of one article: whoever writes here decides which one counts. */
export function ArticleConflict({ form, theirs, isSaving, onTake }: ArticleConflictProps) {
  const changed = changedFields(form.watch(), draftOf(theirs))
  return (
    <section role="alert" aria-label="两个版本" className="my-4 rounded border border-reach p-4">
      <h2 className="font-medium">这篇资讯在别处改过了，两个版本都在</h2>
      <p className="mt-1 text-sm">
        {changed.length > 0 ? `不一样的有${changed.join('、')}。` : '内容一样。'}
        {`别处的标题是“${theirs.title}”，${theirs.published ? '已发布' : '是草稿'}。`}
        选好之前不会保存，也不会丢掉任何一个。
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="outline" size="sm" aria-disabled={isSaving} onClick={() => onTake('mine')}>
          用这里的版本
        </Button>
        <Button variant="outline" size="sm" aria-disabled={isSaving} onClick={() => onTake('theirs')}>
          用别处的版本
        </Button>
      </div>
    </section>
  )
}
