import { useQuery } from '@tanstack/react-query'
import { States } from '~/shared/answer/states'
import { isMissing } from '~/shared/api/is-missing'
import { Button } from '~/shared/ui/button'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { Skeleton } from '~/shared/ui/skeleton'
import { ArticleEditor } from './article-editor'
import { editorialCalls } from './editorial.calls'
import { NEW_ARTICLE } from './operation.address'

interface ArticleEditorPageProps {
  /** Of the article, or `new`. */
  readonly id: string
  readonly onSaved: (id: string) => void
  readonly onClose: () => void
}

/** The article that is being written, once it has come. */
export function ArticleEditorPage({ id, ...acts }: ArticleEditorPageProps) {
  return id === NEW_ARTICLE ? <ArticleEditor {...acts} /> : <KnownArticle id={id} {...acts} />
}

function KnownArticle({ id, ...acts }: ArticleEditorPageProps) {
  const answer = useQuery(editorialCalls.article(id))
  if (isMissing(answer.error)) return <MissingArticle onClose={acts.onClose} />
  return (
    <States of={answer} name="资讯" pending={<Skeleton className="h-[36rem]" />}>
      {(article) => <ArticleEditor article={article} {...acts} />}
    </States>
  )
}

function MissingArticle({ onClose }: Pick<ArticleEditorPageProps, 'onClose'>) {
  return (
    <EmptyRegion>
      <p>没有这篇资讯，可能刚被删除。</p>
      <Button variant="outline" size="sm" className="mt-4" onClick={onClose}>
        全部资讯
      </Button>
    </EmptyRegion>
  )
}
