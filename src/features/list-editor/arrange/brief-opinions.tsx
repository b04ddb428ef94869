import { OPINION_LOOKS } from '~/entities/application-list/notes/opinion-text'
import type { RowOpinion } from '~/entities/application-list/notes/stored-replies'
import { cn } from '~/shared/ui/cn'

/** What the family thinks of a row where it is one line: the first letter of each name and a sign. */
export function BriefOpinions({ opinions }: { opinions: readonly RowOpinion[] }) {
  return (
    <span className="flex shrink-0 gap-1 self-center text-xs">
      {opinions.map(({ name, opinion }) => (
        <span
          key={name}
          role="img"
          aria-label={`${name}${OPINION_LOOKS[opinion].word}`}
          className={cn('rounded px-1', OPINION_LOOKS[opinion].className)}
        >
          {[...name][0]}
          {OPINION_LOOKS[opinion].sign}
        </span>
      ))}
    </span>
  )
}
