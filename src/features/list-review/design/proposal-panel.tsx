import { Link } from '@tanstack/react-router'
import { type ApplicationListDetail, applicationLists } from '~/contracts/application-lists'
import { MOST_CHARACTERS } from '~/contracts/bounds'
import { listAdvice } from '~/contracts/list-advice'
import { listPlace } from '~/entities/application-list/list-place'
import { keepListNotes, notesOfList, useListNotes } from '~/entities/application-list/notes/list-notes'
import { NoteField } from '~/entities/application-list/notes/note-field'
import { useCopy } from '~/entities/application-list/use-copy'
import { request } from '~/shared/api/client'
import { useComposedWrite } from '~/shared/api/use-write'
import { PendingSubmission } from '~/shared/form/pending-submission'
import { Button, buttonVariants } from '~/shared/ui/button'
import { Input } from '~/shared/ui/input'
import { LabelledField } from '~/shared/ui/labelled-field'
import { Opening } from '../advice/opening'
import { proposalState } from './proposal-state'

const EXPLAINED = {
  unopened: '这是规划师的建议。先打开看过每一行，再决定。',
  waiting: '这是规划师的建议，还没有确认。看过每一行再决定；接受以后也可以改主意。',
  accepted: '你接受了这份方案。规划师再改动，会重新请你确认。',
  declined: '你谢绝了这份方案。',
} as const

interface ProposalPanelProps {
  readonly list: ApplicationListDetail
  /** Its rows stand on the page: it counts as opened. */
  readonly isRead?: boolean
}

/** A planner's proposal: to accept, to decline, to copy and change, and words for the planner. */
export function ProposalPanel({ list, isRead = false }: ProposalPanelProps) {
  const { id, name, note, stage, answer } = list
  const notes = useListNotes(id)
  const state = proposalState(list, notes)
  return (
    <section aria-label={`确认 ${name}`} className="print-hidden mt-4 max-w-3xl rounded border p-4">
      {isRead && <Opening list={list} />}
      <p role="status">
        {EXPLAINED[state]}
        {state === 'declined' && stage == null && '这件事只记在这台设备上，请把想法告诉规划师。'}
      </p>
      {note && (
        <blockquote className="mt-3 border-l-4 pl-3 whitespace-pre-line">
          <p className="text-sm text-muted-foreground">规划师的话</p>
          {note}
        </blockquote>
      )}
      {answer && (
        <p className="mt-3 wrap-anywhere">
          <span className="text-sm text-muted-foreground">你的回答：</span>
          {answer}
        </p>
      )}
      {stage != null && state !== 'unopened' && <AnswerField listId={id} />}
      <Decision list={list} state={state} />
      {stage == null && (
        <NoteField listId={id} label="想对规划师说的话" hint="这段话不会自动发给规划师，请复制后发给他。" />
      )}
    </section>
  )
}

/** Words that go to the planner with the answer. They stay on this device until they are sent. */
function AnswerField({ listId }: { listId: string }) {
  const { whole = '' } = useListNotes(listId)
  return (
    <div className="mt-3">
      <LabelledField label="想对规划师说的话" hint="接受或谢绝时一起发给规划师；不写也可以。">
        {(control) => (
          <Input
            {...control}
            value={whole}
            maxLength={MOST_CHARACTERS.answer}
            autoComplete="off"
            onChange={(event) => keepListNotes(listId, { whole: event.target.value })}
          />
        )}
      </LabelledField>
    </div>
  )
}

interface DecisionProps {
  readonly list: ApplicationListDetail
  readonly state: ReturnType<typeof proposalState>
}

function Decision({ list, state }: DecisionProps) {
  const { id, version, stage } = list
  const confirm = useComposedWrite(stage == null ? applicationLists.updateOwn : listAdvice.answer, {
    run: (accepted: boolean) => sendAnswer({ id, version, accepted, keepsAnswers: stage != null }),
    onDone: (saved) =>
      keepListNotes(
        id,
        stage == null ? { declined: saved.confirmed ? undefined : saved.version } : { whole: '' },
      ),
  })
  const copy = useCopy(id, '，在我的志愿表里改')
  // Without a server that keeps answers only an acceptance is known to it: else there is nothing to take back.
  const decline = () =>
    stage != null || state === 'accepted' ? confirm.start(false) : keepListNotes(id, { declined: version })
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      {state === 'unopened' && (
        <Link {...listPlace(list)} preload={false} className={buttonVariants({ size: 'sm' })}>
          打开看每一行
        </Link>
      )}
      {(state === 'waiting' || state === 'declined') && (
        <Button size="sm" aria-disabled={confirm.isPending} onClick={() => confirm.start(true)}>
          接受这份方案
        </Button>
      )}
      {(state === 'waiting' || state === 'accepted') && (
        <Button variant="outline" size="sm" aria-disabled={confirm.isPending} onClick={decline}>
          {state === 'accepted' ? '改为谢绝' : '谢绝'}
        </Button>
      )}
      <Button variant="outline" size="sm" aria-disabled={copy.isPending} onClick={() => copy.start(id)}>
        复制成自己的再改
      </Button>
      <Link
        to="/compareLists"
        search={{ right: id }}
        className="inline-flex min-h-11 items-center text-sm text-primary underline underline-offset-4 md:min-h-9"
      >
        和自己的表对比
      </Link>
      <PendingSubmission of={copy} isUntyped />
    </div>
  )
}

interface Answered {
  readonly id: string
  readonly version: number
  readonly accepted: boolean
  /** The server keeps answers, words included. */
  readonly keepsAnswers: boolean
}

function sendAnswer({ id, version, accepted, keepsAnswers }: Answered) {
  if (!keepsAnswers)
    return request(applicationLists.updateOwn, { body: { id, version, confirmed: accepted } })
  const answer = notesOfList(id).whole?.trim()
  return request(listAdvice.answer, { body: { id, version, accepted, ...(answer && { answer }) } })
}
