import { Link } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import { type ApplicationListDetail, applicationLists } from '~/contracts/application-lists'
import { MOST_CHARACTERS } from '~/contracts/bounds'
import { choicesOf } from '~/entities/application-list/edits'
import { listPlace } from '~/entities/application-list/list-place'
import { itemsOf, type MadeList, proposalName } from '~/entities/application-list/making/made-list'
import { useCreation } from '~/shared/api/use-creation'
import { OtherDrafts } from '~/shared/form/other-drafts'
import { useStoredText } from '~/shared/session/use-stored-text'
import { Button } from '~/shared/ui/button'
import { Input } from '~/shared/ui/input'
import { logAct } from '../parts/staff-log'

/** Hands a draft to its student, with a sentence of the planner's own. */
export function HandOver({ name, draft }: { readonly name: string; readonly draft: MadeList }) {
  const id = useId()
  const { studentId } = draft.score
  const kept = useStoredText('hand-over', studentId, '', `写给${name}的一句话`)
  const note = kept.text
  const [isMissing, setMissing] = useState(false)
  const [made, setMade] = useState<ApplicationListDetail>()
  const create = useCreation(applicationLists.create, {
    scope: `hand-over ${studentId}`,
    onDone(list) {
      kept.forget()
      setMade(list)
      logAct(`把“${list.name}”交给了${name}`)
    },
  })
  const { pending } = create
  if (made) {
    return (
      <p role="status" className="text-sm">
        已交给{name}，{made.items.length} 个志愿。
        <Link
          {...listPlace({ id: made.id, studentId, preferenceScoreId: draft.score.id })}
          className="inline-flex min-h-11 items-center text-primary underline underline-offset-4 md:min-h-6"
        >
          接着改这张表
        </Link>
      </p>
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (pending) return create.start(pending)
    setMissing(note.trim() === '')
    if (note.trim() === '') return
    const { score, batch } = draft
    create.start({
      body: {
        studentId,
        preferenceScoreId: score.id,
        batch,
        name: proposalName(score),
        note: note.trim(),
        choices: choicesOf(itemsOf(draft)),
      },
    })
  }
  return (
    <form onSubmit={submit} className="grid gap-2">
      <label htmlFor={id} className="text-sm text-muted-foreground">
        写给{name}的一句话
      </label>
      <Input
        id={id}
        value={pending?.body.note ?? note}
        readOnly={pending !== undefined}
        maxLength={MOST_CHARACTERS.note}
        autoComplete="off"
        aria-invalid={isMissing}
        aria-describedby={isMissing ? `${id}-missing` : undefined}
        onChange={(event) => kept.change(event.target.value)}
      />
      {isMissing && (
        <p id={`${id}-missing`} role="alert" className="text-sm text-destructive">
          先写一句：为什么这样填
        </p>
      )}
      {pending && (
        <p role="alert" className="text-sm">
          没有收到回答，不知道交到了没有。再交一次会交同样的这一份，不会变成两份。
        </p>
      )}
      <OtherDrafts others={kept.others} onSettle={kept.settle} />
      {kept.storedLine && !pending && <p className="text-sm text-muted-foreground">{kept.storedLine}</p>}
      <Button type="submit" size="sm" className="justify-self-start" aria-disabled={create.isPending}>
        {create.isPending ? '正在交…' : pending ? '再交一次' : '交给学生'}
      </Button>
    </form>
  )
}
