import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ApplicationListDetail } from '~/contracts/application-lists'
import { SaveLine } from '~/entities/application-list/save-line'
import { type Editing, useEditing } from '~/entities/application-list/use-editing'
import { mayEditList } from '~/shared/domain/access'
import { useUser } from '~/shared/session/session'
import { Button, buttonVariants } from '~/shared/ui/button'
import { EmptyRegion } from '~/shared/ui/empty-region'
import type { Building } from './building'

interface SavedListProps {
  readonly list: ApplicationListDetail
  /** Draws the list and what it is made of. */
  readonly children: (building: Building, saving: ReactNode) => ReactNode
}

/** A list of the student's that is added to; every change is saved. */
export function SavedList({ list, children }: SavedListProps) {
  const editable = mayEditList(list, useUser())
  const editing = useEditing(list, editable)
  const { items, edit, said } = editing
  if (!editable) return <EmptyRegion className="mt-6">这份志愿表不能由你修改，不能在这里加志愿。</EmptyRegion>
  return children({ items, edit, said }, <SavedState list={list} editing={editing} />)
}

/** Says whether a saved list is saved still, and leads to its own page. */
function SavedState({ list, editing }: { list: ApplicationListDetail; editing: Editing }) {
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
          去排序和检查
        </Link>
      </div>
    </div>
  )
}
