import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { ApplicationListDetail } from '~/contracts/application-lists'
import { useDraftSlot } from '~/shared/session/work-here'
import { Button } from '~/shared/ui/button'
import { type Items, isSameList } from '../edits'
import { listPlace } from '../list-place'
import { LIST_WORK, type ListDraft, listDrafts } from './list-draft'
import { SaveNewList } from './save-new-list'

/** What was changed in a list that is gone, each draft with the way to a new list; nothing where there is none. */
export function GoneList({ id }: { id: string }) {
  const slot = useDraftSlot(LIST_WORK, id)
  const [drafts, setDrafts] = useState(() => listDrafts(slot.found()))
  const navigate = useNavigate()
  const forget = (items: Items) => {
    // Another state of the same changes may have been kept meanwhile.
    const same = listDrafts(slot.found()).filter((draft) => isSameList(draft.items, items))
    for (const draft of same) slot.takeUp(draft.kept)
    slot.forget()
    setDrafts(listDrafts(slot.found()))
  }
  return drafts.map((draft) => (
    <GoneDraft
      key={draft.kept.key}
      name={draft.kept.title ?? '志愿表'}
      draft={draft}
      onSaved={(list) => {
        forget(draft.items)
        void navigate(listPlace(list))
      }}
      onDiscard={() => forget(draft.items)}
    />
  ))
}

interface GoneDraftProps {
  readonly name: string
  readonly draft: ListDraft
  readonly onSaved: (list: ApplicationListDetail) => void
  readonly onDiscard: () => void
}

/** Changes whose list is gone: they can be a list of their own. */
export function GoneDraft({ name, draft: { items, of }, onSaved, onDiscard }: GoneDraftProps) {
  const { studentId, preferenceScoreId, batch } = of
  return (
    <section
      role="alert"
      aria-label={`“${name}”没有保存的修改`}
      className="my-4 rounded border border-reach p-4"
    >
      <h2 className="font-medium">“{name}”已经删除，你没有保存的修改还在本机</h2>
      <p className="mt-1 text-sm">共 {items.length} 个志愿。可以另存为一份新的志愿表，或者丢掉。</p>
      <div className="mt-3 grid max-w-md gap-2">
        {preferenceScoreId && batch && (
          <SaveNewList
            {...{ studentId, preferenceScoreId, batch, items }}
            title={name}
            label="另存为新表"
            hint="保存后在我的志愿表里。"
            onSaved={onSaved}
          />
        )}
        <Button variant="ghost" size="sm" className="justify-self-start" onClick={onDiscard}>
          丢掉这些修改
        </Button>
      </div>
    </section>
  )
}
