import { memo } from 'react'
import { useListNotes } from '~/entities/application-list/notes/list-notes'
import { OPINION_LOOKS } from '~/entities/application-list/notes/opinion-text'
import { opinionsByRow } from '~/entities/application-list/notes/stored-replies'
import { cn } from '~/shared/ui/cn'

/** What the family thinks of a row, each in their own words. */
export const RowOpinions = memo(function RowOpinions({ listId, unitId }: { listId: string; unitId: string }) {
  const { replies } = useListNotes(listId)
  const opinions = replies && opinionsByRow(replies).get(unitId)
  if (!opinions) return null
  return (
    <ul aria-label="家人的意见" className="my-1 flex flex-wrap gap-2 text-sm">
      {opinions.map(({ name, opinion, words }) => (
        <li key={name} className={cn('rounded px-2 py-0.5', OPINION_LOOKS[opinion].className)}>
          {name}
          {OPINION_LOOKS[opinion].word}
          {words && <span className="text-foreground">：{words}</span>}
        </li>
      ))}
    </ul>
  )
})
