import X from 'lucide-react/icons/x'
import { type ListComment, listAdvice } from '~/contracts/list-advice'
import { ROLE_LABELS } from '~/contracts/reference'
import { OPINION_LOOKS } from '~/entities/application-list/notes/opinion-text'
import { useWrite } from '~/shared/api/use-write'
import { useUser } from '~/shared/session/session'
import { Button } from '~/shared/ui/button'
import { cn } from '~/shared/ui/cn'

interface CommentListProps {
  readonly listId: string
  readonly comments: readonly ListComment[]
  readonly label: string
  /** What the row of a comment is called, where several rows stand together. */
  readonly rowOf?: (unitId: string) => string
}

/** Comments, the oldest first: who, when, what they think. Own ones can be taken back. */
export function CommentList({ listId, comments, label, rowOf }: CommentListProps) {
  const user = useUser()
  const removal = useWrite(listAdvice.removeComment)
  if (comments.length === 0) return null
  return (
    <ul aria-label={label} className="my-1 grid gap-1">
      {comments.map(({ id, unitId, authorId, authorName, createRoleType, createTime, text, opinion }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-2 rounded bg-muted px-2 py-1">
          {unitId && rowOf && <span className="font-medium">{rowOf(unitId)}</span>}
          {opinion && (
            <span className={cn('rounded px-1.5', OPINION_LOOKS[opinion].className)}>
              {OPINION_LOOKS[opinion].word}
            </span>
          )}
          <span className="wrap-anywhere">{text}</span>
          <span className="text-muted-foreground">
            {authorName || ROLE_LABELS[createRoleType]} {createTime.slice(5, 16)}
          </span>
          {authorId === user?.id && (
            <Button
              variant="ghost"
              size="icon"
              className="-my-1 ml-auto"
              aria-label={`删除意见：${text || (opinion && OPINION_LOOKS[opinion].word)}`}
              aria-disabled={removal.isPending}
              onClick={() => removal.start({ query: { listId, id } })}
            >
              <X aria-hidden />
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
