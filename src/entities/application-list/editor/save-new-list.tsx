import { type FormEvent, useState } from 'react'
import { type ApplicationListDetail, applicationLists } from '~/contracts/application-lists'
import { MOST_CHARACTERS } from '~/contracts/limits'
import { useWrite } from '~/shared/api/use-write'
import { isStaff } from '~/shared/domain/access'
import { saveLabel } from '~/shared/form/save-label'
import { now } from '~/shared/lib/clock'
import { useUser } from '~/shared/session/session'
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
  const [name, setName] = useState(() =>
    `${title} ${now().getMonth() + 1} 月 ${now().getDate()} 日`.slice(0, MOST_CHARACTERS.listName),
  )
  const save = useWrite(isByStaff ? applicationLists.create : applicationLists.saveOwn, { onDone: onSaved })
  const isEmpty = items.length === 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isEmpty) save.start({ body: { ...list, name: name.trim() || title, choices: choicesOf(items) } })
  }
  return (
    <form onSubmit={submit} aria-label="保存志愿表" className="grid gap-2">
      <label htmlFor="new-list-name" className="text-sm text-muted-foreground">
        名称
      </label>
      <Input
        id="new-list-name"
        value={name}
        maxLength={MOST_CHARACTERS.listName}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" aria-disabled={isEmpty || save.isPending}>
        {saveLabel(save, label)}
      </Button>
      <p className="text-sm text-muted-foreground">{hint}</p>
    </form>
  )
}
