import { useState } from 'react'
import { opinionsText } from '~/entities/application-list/notes/opinion-text'
import type { SharedList } from '~/rules/list/share/shared-list'
import { onIntent } from '~/shared/lazy/use-lazy-part'
import { Button } from '~/shared/ui/button'
import { LazyPart } from '~/shared/ui/lazy-part'
import { useAnswerDraft } from './answer-draft'

const loadSend = async () => (await import('./send-answer')).SendAnswer

/** Stands at the foot of the screen from the first opinion on: how many there are, and the way back with them. */
export function AnswerBar({ list, listName }: { readonly list: SharedList; readonly listName: string }) {
  const { opinions } = useAnswerDraft(listName)
  const [open, setOpen] = useState(false)
  const said = Object.values(opinions)
  if (said.length === 0) return null
  return (
    <div className="print-hidden sticky bottom-0 z-20 -mx-4 mt-4 flex flex-wrap items-center justify-between gap-2 border-t bg-background px-4 py-2 md:mx-0">
      <p role="status">{opinionsText(said.map(({ opinion }) => opinion))}</p>
      <Button {...onIntent(loadSend)} onClick={() => setOpen(true)}>
        把意见发回去
      </Button>
      {open && (
        <LazyPart
          name="把意见发回去"
          load={loadSend}
          pending={null}
          props={{ list, listName, onClose: () => setOpen(false) }}
        />
      )}
    </div>
  )
}
