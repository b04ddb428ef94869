import { useQuery } from '@tanstack/react-query'
import { Faces } from '~/shared/answer/faces'
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
  return (
    <Faces of={answer} name="资讯" pending={<Skeleton className="h-[36rem]" />}>
      {(article) => <ArticleEditor article={article} {...acts} />}
    </Faces>
  )
}
