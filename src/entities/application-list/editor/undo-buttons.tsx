import Redo2 from 'lucide-react/icons/redo-2'
import Undo2 from 'lucide-react/icons/undo-2'
import { useEffect } from 'react'
import { isImeKey } from '~/shared/lib/browser/ime-key'
import { Button } from '~/shared/ui/button'
import type { ListEditor } from './list-editor'

/** Takes back the last change of a list, and does it again. */
export function UndoButtons({ editor: { history, undo, redo } }: { editor: ListEditor }) {
  const { past, future } = history
  return (
    <>
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
    </>
  )
}

const TEXT_FIELD = 'input:not([type=checkbox]), textarea'

/** The keys of undo and redo, but not inside a field: there they are the field's own. */
export function useUndoKeys({ history, undo, redo }: ListEditor) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isImeKey(event)) return
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
