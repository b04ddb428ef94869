import { Link, useNavigate } from '@tanstack/react-router'
import type { ApplicationListDetail } from '~/contracts/application-lists'
import type { Items } from '~/entities/application-list/edits'
import { SaveLine } from '~/entities/application-list/save-line'
import { SaveNewList } from '~/entities/application-list/save-new-list'
import type { Editing } from '~/entities/application-list/use-editing'
import { Button, buttonVariants } from '~/shared/ui/button'

interface SaveNewProps {
  readonly studentId: string
  readonly preferenceScoreId: string
  readonly batch: string
  readonly items: Items
  /** Told once the server has the list. */
  readonly onSaved: () => void
}

/** Saves what has been chosen as a list of the student's; from then on every change is saved. */
export function SaveNew({ studentId, preferenceScoreId, batch, items, onSaved }: SaveNewProps) {
  const navigate = useNavigate()
  const open = (list: ApplicationListDetail) => {
    onSaved()
    void navigate({
      to: '/recommendation/$studentId/$preferenceScoreId/$preferenceId/$batch',
      params: { studentId, preferenceScoreId, preferenceId: list.id, batch },
      search: true,
      replace: true,
      resetScroll: false,
    })
  }
  return (
    <div className="border-t pt-3">
      <SaveNewList
        {...{ studentId, preferenceScoreId, batch, items }}
        title={batch}
        hint="还没有保存，已留在本机。保存后每次修改自动保存。"
        onSaved={open}
      />
    </div>
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
