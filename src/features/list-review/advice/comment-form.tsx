import { type FormEvent, useState } from 'react'
import { MOST_CHARACTERS } from '~/contracts/bounds'
import { listAdvice } from '~/contracts/list-advice'
import { OPINIONS } from '~/contracts/reference'
import { keepListNotes, notesOfList, useListNotes } from '~/entities/application-list/notes/list-notes'
import { OPINION_LOOKS } from '~/entities/application-list/notes/opinion-text'
import { useCreation } from '~/shared/api/use-creation'
import { laterText, PendingSubmission } from '~/shared/form/pending-submission'
import { notify } from '~/shared/lib/browser/notify'
import { Button } from '~/shared/ui/button'
import { cn } from '~/shared/ui/cn'
import { Input } from '~/shared/ui/input'

interface CommentFormProps {
  readonly listId: string
  /** The row that it is about; absent for the list as a whole. */
  readonly unitId?: string
  /** What it is about. */
  readonly name: string
  readonly onClose?: () => void
}

/** Words and an opinion for whoever reads the list. What is typed stays on this device until the server has it. */
export function CommentForm({ listId, unitId, name, onClose }: CommentFormProps) {
  const place = unitId ?? ''
  const text = useListNotes(listId).unsent?.[place] ?? ''
  const [opinion, setOpinion] = useState<(typeof OPINIONS)[number]>()
  const keep = (words: string) =>
    keepListNotes(listId, { unsent: { ...notesOfList(listId).unsent, [place]: words } })
  const send = useCreation(listAdvice.comment, {
    scope: `${listId} ${place}`,
    onDone: (_, later) => {
      if (later) return notify.warning(laterText('已发出'))
      keep('')
      setOpinion(undefined)
      onClose?.()
    },
  })
  const isEmpty = text.trim() === '' && !opinion
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isEmpty || send.isPending) return
    send.start({
      body: { listId, text: text.trim(), ...(unitId && { unitId }), ...(opinion && { opinion }) },
    })
  }
  return (
    <form onSubmit={submit} className="my-1 flex flex-wrap items-center gap-2 text-sm">
      <Input
        aria-label={`意见 ${name}`}
        placeholder="规划师和学生都看得到"
        className="w-auto! min-w-48! grow md:min-h-9!"
        maxLength={MOST_CHARACTERS.comment}
        autoComplete="off"
        value={text}
        onChange={(event) => keep(event.target.value)}
      />
      {unitId !== undefined && (
        <fieldset className="flex gap-1">
          <legend className="sr-only">看法</legend>
          {OPINIONS.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={opinion === each}
              className={cn(
                'min-h-11 rounded border px-2 md:min-h-9',
                opinion === each && OPINION_LOOKS[each].className,
              )}
              onClick={() => setOpinion(opinion === each ? undefined : each)}
            >
              {OPINION_LOOKS[each].word}
            </button>
          ))}
        </fieldset>
      )}
      <Button type="submit" size="sm" variant="outline" aria-disabled={isEmpty || send.isPending}>
        {send.isPending ? '正在发…' : '发送'}
      </Button>
      {onClose && (
        <Button variant="ghost" size="sm" onClick={onClose}>
          先不写
        </Button>
      )}
      <PendingSubmission of={send} />
    </form>
  )
}
