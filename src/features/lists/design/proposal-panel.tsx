import { Link } from '@tanstack/react-router'
import { type ApplicationListDetail, applicationLists } from '~/contracts/application-lists'
import { request } from '~/shared/api/client'
import { useComposedWrite } from '~/shared/api/use-write'
import { notify } from '~/shared/lib/notify'
import { Button } from '~/shared/ui/button'
import { keepListNotes, useListNotes } from '../notes/list-notes'
import { NoteField } from '../notes/note-field'
import { copyList } from '../own/list-writes'
import { proposalState } from './proposal-state'

const EXPLAINED = {
  waiting: '这是规划师的建议，还没有确认。看过每一行再决定；接受以后也可以改主意。',
  accepted: '你接受了这份方案。规划师再改动，会重新请你确认。',
  declined: '你谢绝了这份方案，这件事只记在这台设备上。请把想法告诉规划师。',
} as const

/** A planner's proposal: to accept, to decline, to copy and change, and words for the planner. */
export function ProposalPanel({ list }: { list: ApplicationListDetail }) {
  const { id, name, note } = list
  const notes = useListNotes(id)
  const state = proposalState(list, notes)
  return (
    <section aria-label={`确认 ${name}`} className="print-hidden mt-4 max-w-3xl rounded border p-4">
      <p role="status">{EXPLAINED[state]}</p>
      {note && (
        <blockquote className="mt-3 border-l-4 pl-3 whitespace-pre-line">
          <p className="text-sm text-muted-foreground">规划师的话</p>
          {note}
        </blockquote>
      )}
      <Decision list={list} state={state} />
      <NoteField
        listId={id}
        label="想对规划师说的话"
        hint="现在的接口不传递意见：这段话只留在这台设备上，请复制后发给规划师。"
      />
    </section>
  )
}

interface DecisionProps {
  readonly list: ApplicationListDetail
  readonly state: ReturnType<typeof proposalState>
}

function Decision({ list: { id, version }, state }: DecisionProps) {
  const confirm = useComposedWrite(applicationLists.updateOwn, {
    run: (confirmed: boolean) => request(applicationLists.updateOwn, { body: { id, version, confirmed } }),
    onDone: (saved) => keepListNotes(id, { declined: saved.confirmed ? undefined : saved.version }),
  })
  const copy = useComposedWrite(applicationLists.saveOwn, {
    run: copyList,
    onDone: (made) => notify.success(`已复制为「${made.name}」，在我的志愿表里改`),
  })
  // Only an acceptance is known to the server: without one there is nothing to take back.
  const decline = () =>
    state === 'accepted' ? confirm.start(false) : keepListNotes(id, { declined: version })
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      {state !== 'accepted' && (
        <Button size="sm" aria-disabled={confirm.isPending} onClick={() => confirm.start(true)}>
          接受这份方案
        </Button>
      )}
      {state !== 'declined' && (
        <Button variant="outline" size="sm" aria-disabled={confirm.isPending} onClick={decline}>
          {state === 'accepted' ? '改为谢绝' : '谢绝'}
        </Button>
      )}
      <Button variant="outline" size="sm" aria-disabled={copy.isPending} onClick={() => copy.start({ id })}>
        复制成自己的再改
      </Button>
      <Link
        to="/compareLists"
        search={{ right: id }}
        className="inline-flex min-h-11 items-center text-sm text-primary underline underline-offset-4 md:min-h-9"
      >
        和自己的表对比
      </Link>
    </div>
  )
}
