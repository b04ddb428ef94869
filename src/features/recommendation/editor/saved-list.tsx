import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ApplicationListDetail } from '~/contracts/application-lists'
import type { ListEditor } from '~/entities/application-list/editor/list-editor'
import { SaveLine } from '~/entities/application-list/editor/save-line'
import { type SavedListEditor, useListEditor } from '~/entities/application-list/editor/use-list-editor'
import { listPlace } from '~/entities/application-list/list-place'
import { mayEditList } from '~/shared/domain/access'
import { useUser } from '~/shared/session/session'
import { buttonVariants } from '~/shared/ui/button'
import { EmptyRegion } from '~/shared/ui/empty-region'

interface SavedListProps {
  readonly list: ApplicationListDetail
  /** Draws the list and what it is made of. */
  readonly children: (editor: ListEditor, saving: ReactNode) => ReactNode
}

/** A list of the student's that is added to; every change is saved. */
export function SavedList({ list, children }: SavedListProps) {
  const editable = mayEditList(list, useUser())
  const editor = useListEditor(list, editable)
  if (!editable) return <EmptyRegion className="mt-6">这份志愿表不能由你修改，不能在这里加志愿。</EmptyRegion>
  return children(editor, <SavedState list={list} editor={editor} />)
}

/** Says whether a saved list is saved still, and leads to its own page. */
function SavedState({ list, editor }: { list: ApplicationListDetail; editor: SavedListEditor }) {
  return (
    <div className="grid gap-2 border-t pt-3">
      {editor.theirs ? (
        <p role="alert" className="text-sm text-destructive">
          这份志愿表在别处改过，这里的修改留在本机。到志愿表页选一个版本。
        </p>
      ) : (
        <SaveLine list={list.id} state={editor.saveState} onRetry={editor.retry} />
      )}
      <div className="flex flex-wrap gap-2">
        <Link
          {...listPlace(list)}
          preload={false}
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
        >
          去排序和检查
        </Link>
      </div>
    </div>
  )
}
