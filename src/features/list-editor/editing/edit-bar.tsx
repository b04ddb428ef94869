import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import Plus from 'lucide-react/icons/plus'
import { memo } from 'react'
import type { ApplicationListDetail } from '~/contracts/application-lists'
import { CandidatesLink } from '~/entities/application-list/candidates-link'
import type { CheckUpState } from '~/entities/application-list/check-up/use-check-up'
import { SaveLine } from '~/entities/application-list/editor/save-line'
import { UndoButtons, useUndoKeys } from '~/entities/application-list/editor/undo-buttons'
import type { SavedListEditor } from '~/entities/application-list/editor/use-list-editor'
import { useListNotes } from '~/entities/application-list/notes/list-notes'
import { useSlowWrite } from '~/shared/api/use-slow-write'
import { Button } from '~/shared/ui/button'
import { cn } from '~/shared/ui/cn'
import { RiskLine } from '../check-up/risk-line'

interface EditBarProps {
  readonly list: ApplicationListDetail
  readonly checkUp: CheckUpState
  readonly editor: SavedListEditor
  /** The rows stand in one line each, to be put in order. */
  readonly arranging: boolean
  readonly onArrange: (arranging: boolean) => void
}

/** What can be done with the list as a whole, what was done last, and whether it is saved; on a phone its risk too. */
export function EditBar({ list, checkUp, editor, arranging, onArrange }: EditBarProps) {
  const { said, saveState, retry } = editor
  const { accepted } = useListNotes(list.id)
  useUndoKeys(editor)
  // What keeps a list from being saved comes first. With all the rest it would take a third of a phone; beside it only a
  // letter of what was done last has room.
  const isSlow = useSlowWrite(list.id) !== undefined
  const isStopped = saveState.kind === 'refused' || saveState.kind === 'failed'
  return (
    <div className="print-hidden sticky top-0 z-20 flex flex-wrap items-center gap-x-2 gap-y-1 border-b bg-background py-2">
      <AddLink list={list} arranging={arranging} />
      <UndoButtons editor={editor} />
      <Button
        variant="outline"
        size="sm"
        aria-pressed={arranging}
        className={arranging ? 'text-primary' : ''}
        onClick={() => onArrange(!arranging)}
      >
        <ArrowUpDown aria-hidden />
        {arranging ? '回到详情' : '整理顺序'}
      </Button>
      {/* One line on a phone, whatever they say: a row that is being dragged stays under the finger. */}
      <div className="flex min-w-0 basis-full items-center gap-x-2 md:contents">
        <SaveLine list={list.id} state={saveState} onRetry={retry} />
        {/* In a line of its own it would push the rows away from the pointer. */}
        <p
          aria-live="polite"
          title={said}
          className={cn('min-w-0 flex-1 truncate text-sm', (isSlow || isStopped) && 'sr-only')}
        >
          {said}
        </p>
      </div>
      {!isStopped && (
        <RiskLine
          state={checkUp}
          accepted={accepted}
          isAwaited={editor.items.length > 0 && list.rank != null}
        />
      )}
    </div>
  )
}

/** The same whatever is done with the rows: a change draws none of it again. */
const AddLink = memo(function AddLink({ list, arranging }: Pick<EditBarProps, 'list' | 'arranging'>) {
  return (
    <CandidatesLink list={list} variant="default">
      <Plus aria-hidden />
      <span className={arranging ? 'max-md:sr-only' : ''}>加志愿</span>
    </CandidatesLink>
  )
})
