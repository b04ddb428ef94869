import { useContext, useId, useState } from 'react'
import type { ApplicationItem } from '~/contracts/application-lists'
import { MOST_CHARACTERS } from '~/contracts/bounds'
import type { ListAdvice } from '~/contracts/list-advice'
import { AdviceContext, type AdvisedRow } from '~/entities/application-list/advice/advice-context'
import type { Change } from '~/entities/application-list/editor/list-editor'
import { itemName } from '~/entities/application-list/edits'
import { useListNotes } from '~/entities/application-list/notes/list-notes'
import { isStaff } from '~/shared/domain/access'
import { useUser } from '~/shared/session/session'
import { Button } from '~/shared/ui/button'
import { Input } from '~/shared/ui/input'
import { CommentForm } from './comment-form'
import { CommentList } from './comment-list'
import { offeredReason } from './offered-reason'
import { reasoned } from './reasons'
import { isSeen, keepSeen } from './seen'
import { useReasonFor } from './use-reason-for'

export interface RowAdviceProps extends AdvisedRow {
  readonly advice: ListAdvice
  readonly hasReasons: boolean
}

/** Why a row stands there, in one line, and what planner and student say of it: further parts of the line of its controls. */
export function RowAdvice({ advice, hasReasons, item, unit, change }: RowAdviceProps) {
  const [writes, setWrites] = useState(false)
  const comments = advice.comments.filter(({ unitId }) => unitId === item.unitId)
  const name = itemName(item)
  const user = useUser()
  const toWhom = user && isStaff(user) ? '给学生留言' : '给规划师留言'
  return (
    <>
      {!writes && (
        <Button variant="link" size="xs" aria-label={`${toWhom} ${name}`} onClick={() => setWrites(true)}>
          {toWhom}
        </Button>
      )}
      {hasReasons && change && <SeenControl listId={advice.id} item={item} />}
      {hasReasons && change && <ReasonField listId={advice.id} item={item} unit={unit} change={change} />}
      {(comments.length > 0 || writes) && (
        <div className="order-last basis-full text-sm">
          <CommentList listId={advice.id} comments={comments} label={`${name}的意见`} />
          {writes && (
            <CommentForm
              listId={advice.id}
              unitId={item.unitId}
              name={name}
              onClose={() => setWrites(false)}
            />
          )}
        </div>
      )}
    </>
  )
}

/** A row that its planner has looked at: no list is signed with rows that nobody has. */
function SeenControl({ listId, item }: { listId: string; item: ApplicationItem }) {
  const notes = useListNotes(listId)
  return (
    <label className="inline-flex min-h-11 items-center gap-1.5 text-sm md:min-h-9">
      <input
        type="checkbox"
        aria-label={`看过 ${itemName(item)}`}
        className="size-4 accent-primary"
        checked={isSeen(item, notes)}
        onChange={({ target }) => keepSeen(listId, item, target.checked)}
      />
      看过
    </label>
  )
}

interface ReasonFieldProps extends Pick<RowAdviceProps, 'item' | 'unit'> {
  readonly listId: string
  readonly change: Change
}

/** The reason as it is typed; what the product says of the row is offered first. */
function ReasonField({ listId, item, unit, change }: ReasonFieldProps) {
  const id = useId()
  const { unitId, reason = '' } = item
  const student = useReasonFor(useContext(AdviceContext).of)
  const offered = offeredReason(item, unit, student)
  const write = (text: string) => change((items) => reasoned(items, unitId, text))
  return (
    <div className="order-last my-1 flex basis-full items-center gap-x-2 text-sm">
      <label htmlFor={id} className="text-muted-foreground">
        理由
      </label>
      <Input
        id={id}
        aria-label={`理由 ${itemName(item)}`}
        placeholder="一句话，学生看得到"
        className="w-auto! min-w-0 grow md:min-h-9!"
        maxLength={MOST_CHARACTERS.reason}
        autoComplete="off"
        value={reason}
        onChange={(event) => {
          write(event.target.value)
          // Who writes why a row stands there has looked at it.
          keepSeen(listId, item, true)
        }}
      />
      {reason === '' && offered && (
        <Button variant="ghost" size="sm" aria-label={`用这句：${offered}`} onClick={() => write(offered)}>
          用现成的
        </Button>
      )}
    </div>
  )
}
