import { type FormEvent, useState } from 'react'
import {
  type ApplicationListDetail,
  applicationLists,
  type NewApplicationList,
} from '~/contracts/application-lists'
import { MOST_CHARACTERS } from '~/contracts/bounds'
import { useCreation } from '~/shared/api/use-creation'
import { useWrite } from '~/shared/api/use-write'
import { isStaff } from '~/shared/domain/access'
import { PendingSubmission } from '~/shared/form/pending-submission'
import { saveLabel } from '~/shared/form/save-label'
import { now } from '~/shared/lib/time/clock'
import { useUser } from '~/shared/session/session'
import { useStoredText } from '~/shared/session/use-stored-text'
import { Button } from '~/shared/ui/button'
import { Input } from '~/shared/ui/input'
import { choicesOf, type Items } from '../edits'

interface SaveNewListProps {
  readonly studentId: string
  readonly preferenceScoreId: string
  readonly batch: string
  readonly items: Items
  /** Begins the proposed name; the day follows. */
  readonly title: string
  /** What the button says. */
  readonly label?: string
  /** Says what holds as long as it is not saved. */
  readonly hint: string
  readonly onSaved: (list: ApplicationListDetail) => void
}

/** Makes a list of the student's out of what has been chosen. */
export function SaveNewList({
  items,
  title,
  label = '保存为志愿表',
  hint,
  onSaved,
  ...list
}: SaveNewListProps) {
  const user = useUser()
  const isByStaff = user !== undefined && isStaff(user)
  const scope = `${list.preferenceScoreId} ${list.batch} ${title}`
  const [proposed] = useState(() =>
    `${title} ${now().getMonth() + 1} 月 ${now().getDate()} 日`.slice(0, MOST_CHARACTERS.listName),
  )
  const name = useStoredText('list-name', scope, proposed)
  const finish = (saved: ApplicationListDetail) => {
    name.forget()
    onSaved(saved)
  }
  const [made, setMade] = useState<ApplicationListDetail>()
  const update = useWrite(isByStaff ? applicationLists.update : applicationLists.updateOwn, {
    onDone: finish,
  })
  const create = useCreation(isByStaff ? applicationLists.create : applicationLists.saveOwn, {
    scope,
    onDone(answer, later) {
      if (!later) return finish(answer)
      setMade(answer)
      change(answer, later.body)
    },
  })
  const change = ({ id, version }: ApplicationListDetail, { name, choices }: NewApplicationList) =>
    update.start({ body: { id, version, name, choices } })
  const save = made || update.isPending ? update : create
  const isEmpty = items.length === 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isEmpty) return
    const wanted = { ...list, name: name.text.trim() || title, choices: choicesOf(items) }
    if (made) change(made, wanted)
    else create.start({ body: wanted })
  }
  return (
    <form onSubmit={submit} aria-label="保存志愿表" className="grid gap-2">
      <label htmlFor="new-list-name" className="text-sm text-muted-foreground">
        名称
      </label>
      <Input
        id="new-list-name"
        value={name.text}
        maxLength={MOST_CHARACTERS.listName}
        autoComplete="off"
        onChange={(event) => name.change(event.target.value)}
      />
      <Button type="submit" aria-disabled={isEmpty || save.isPending}>
        {saveLabel(save, label)}
      </Button>
      <PendingSubmission of={create} />
      <p className="text-sm text-muted-foreground">{hint}</p>
    </form>
  )
}
