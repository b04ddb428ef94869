import { memo } from 'react'
import { OPINIONS } from '~/contracts/reference'
import { OPINION_LOOKS } from '~/entities/application-list/notes/opinion-text'
import { REPLY_LENGTHS } from '~/rules/list/share/family-reply'
import { cn } from '~/shared/ui/cn'
import { Input } from '~/shared/ui/input'
import { type AnswerDraft, noteOpinion, tickOpinion } from './answer-draft'

export interface RowAnswerProps {
  readonly listName: string
  /** Of the row, as replies name it. */
  readonly rowKey: string
  /** What the row is called. */
  readonly name: string
  readonly said: AnswerDraft['opinions'][string] | undefined
}

/** What a reader thinks of a row: one press, and words where they want to say more. */
export const RowAnswer = memo(function RowAnswer({ listName, rowKey, name, said }: RowAnswerProps) {
  return (
    <fieldset className="print-hidden mt-2 flex flex-wrap items-center gap-2">
      <legend className="sr-only">{name}，你怎么看</legend>
      {OPINIONS.map((opinion) => {
        const { word, className } = OPINION_LOOKS[opinion]
        const isTicked = said?.opinion === opinion
        return (
          <button
            key={opinion}
            type="button"
            aria-pressed={isTicked}
            aria-label={`${word}：${name}`}
            onClick={() => tickOpinion(listName, rowKey, opinion)}
            className={cn(
              'min-h-11 rounded border px-4 md:min-h-9',
              isTicked ? className : 'border-input bg-surface text-muted-foreground',
            )}
          >
            {word}
          </button>
        )
      })}
      {said && (
        <Input
          aria-label={`为什么：${name}`}
          placeholder="为什么（可以不写）"
          maxLength={REPLY_LENGTHS.row}
          className="min-w-48! flex-1 basis-full md:min-h-9! md:basis-0"
          value={said.words ?? ''}
          onChange={({ target }) => noteOpinion(listName, rowKey, target.value)}
        />
      )}
    </fieldset>
  )
})
