import { ArrowUpDown, Plus, Redo2, Undo2 } from 'lucide-react'
import { useEffect } from 'react'
import type { ApplicationListDetail } from '~/contracts/application-lists'
import { CandidatesLink } from '~/entities/application-list/candidates-link'
import { SaveLine } from '~/entities/application-list/save-line'
import type { CheckUpState } from '~/entities/application-list/use-check-up'
import type { Editing } from '~/entities/application-list/use-editing'
import { Button } from '~/shared/ui/button'
import { RiskLine } from '../check-up/risk-line'
import { useListNotes } from '../notes/list-notes'

interface EditBarProps {
  readonly list: ApplicationListDetail
  readonly checkUp: CheckUpState
  readonly editing: Editing
  /** The rows stand in one line each, to be put in order. */
  readonly arranging: boolean
  readonly onArrange: (arranging: boolean) => void
}

/** What can be done with the list as a whole, what was done last, and whether it is saved; on a phone its risk too. */
export function EditBar({ list, checkUp, editing, arranging, onArrange }: EditBarProps) {
  const { session, undo, redo, said, saveState, retry } = editing
  const { past, future } = session.history
  const { accepted } = useListNotes(list.id)
  useUndoKeys(editing)
  return (
    <div className="print-hidden sticky top-0 z-20 flex flex-wrap items-center gap-x-2 gap-y-1 border-b bg-background py-2">
      <CandidatesLink list={list} variant="default">
        <Plus aria-hidden />
        加志愿
      </CandidatesLink>
      <Button
        variant="outline"
        size="sm"
        aria-disabled={past.length === 0}
        title={past.at(-1)?.label}
        onClick={() => past.length > 0 && undo()}
      >
        <Undo2 aria-hidden />
        <span className="max-md:sr-only">撤销</span>
      </Button>
      <Button
        variant="outline"
        size="sm"
        aria-disabled={future.length === 0}
        title={future[0]?.label}
        onClick={() => future.length > 0 && redo()}
      >
        <Redo2 aria-hidden />
        <span className="max-md:sr-only">重做</span>
      </Button>
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
      <SaveLine state={saveState} onRetry={retry} />
      {/* In a line of its own it would push the rows away from the pointer. */}
      <p aria-live="polite" title={said} className="min-w-0 flex-1 truncate text-sm">
        {said}
      </p>
      <RiskLine
        state={checkUp}
        accepted={accepted}
        isAwaited={editing.items.length > 0 && list.rank != null}
      />
    </div>
  )
}

const TEXT_FIELD = 'input:not([type=checkbox]), textarea'

/** The keys of undo and redo, but not inside a field: there they are the field's own. */
function useUndoKeys({ session: { history }, undo, redo }: Editing) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
      if (event.target instanceof Element && event.target.matches(TEXT_FIELD)) return
      event.preventDefault()
      if (event.shiftKey) history.future.length > 0 && redo()
      else history.past.length > 0 && undo()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [history, undo, redo])
}
