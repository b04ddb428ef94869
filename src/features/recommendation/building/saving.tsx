import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { type ApplicationListDetail, applicationLists } from '~/contracts/application-lists'
import { choicesOf, type Items } from '~/entities/application-list/edits'
import { SaveLine } from '~/entities/application-list/save-line'
import type { Editing } from '~/entities/application-list/use-editing'
import { useWrite } from '~/shared/api/use-write'
import { now } from '~/shared/lib/clock'
import { Button, buttonVariants } from '~/shared/ui/button'
import { Input } from '~/shared/ui/input'

interface SaveNewProps {
  readonly studentId: string
  readonly preferenceScoreId: string
  readonly batch: string
  readonly items: Items
  /** Told once the server has the list. */
  readonly onSaved: () => void
}

/** Makes a list of the student's out of what has been chosen; from then on every change is saved. */
export function SaveNew({ studentId, preferenceScoreId, batch, items, onSaved }: SaveNewProps) {
  const [name, setName] = useState(() => `${batch} ${now().getMonth() + 1} 月 ${now().getDate()} 日`)
  const navigate = useNavigate()
  const save = useWrite(applicationLists.saveOwn, {
    onDone: (list) => {
      onSaved()
      void navigate({
        to: '/recommendation/$studentId/$preferenceScoreId/$preferenceId/$batch',
        params: { studentId, preferenceScoreId, preferenceId: list.id, batch },
        search: true,
        replace: true,
        resetScroll: false,
      })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (items.length === 0) return
    const kept = name.trim() || batch
    save.start({ body: { studentId, preferenceScoreId, batch, name: kept, choices: choicesOf(items) } })
  }
  return (
    <form onSubmit={submit} aria-label="保存志愿表" className="grid gap-2 border-t pt-3">
      <label htmlFor="new-list-name" className="text-sm text-muted-foreground">
        名称
      </label>
      <Input
        id="new-list-name"
        value={name}
        maxLength={40}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" aria-disabled={items.length === 0 || save.isPending}>
        {save.isPending ? '保存中…' : '保存为志愿表'}
      </Button>
      <p className="text-sm text-muted-foreground">还没有保存，已留在本机。保存后每次修改自动保存。</p>
    </form>
  )
}

/** Says whether a saved list is saved still, and leads to its own page. */
export function SavedState({ list, editing }: { list: ApplicationListDetail; editing: Editing }) {
  const { id, studentId, preferenceScoreId } = list
  return (
    <div className="grid gap-2 border-t pt-3">
      {editing.session.theirs ? (
        <p role="alert" className="text-sm text-destructive">
          这份志愿表在别处改过，这里的修改留在本机。到志愿表页选一个版本。
        </p>
      ) : (
        <SaveLine state={editing.saveState} onRetry={editing.retry} />
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="sm"
          aria-disabled={editing.session.history.past.length === 0}
          onClick={() => editing.session.history.past.length > 0 && editing.undo()}
        >
          撤销
        </Button>
        <Link
          to="/volunteerDetail/$studentId/$preferenceScoreId/$preferenceId"
          params={{ studentId, preferenceScoreId: preferenceScoreId ?? '0', preferenceId: id }}
          preload={false}
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
        >
          去排序和体检
        </Link>
      </div>
    </div>
  )
}
