import { useQuery } from '@tanstack/react-query'
import { MOST_CHARACTERS } from '~/contracts/bounds'
import { isOpen } from '~/entities/service-order/order-progress'
import { ownOrder } from '~/entities/service-order/own-order.calls'
import { useNewOrder } from '~/entities/service-order/use-new-order'
import { OtherDrafts } from '~/shared/form/other-drafts'
import { PendingSubmission } from '~/shared/form/pending-submission'
import { openPrompt } from '~/shared/session/prompts'
import { useUser } from '~/shared/session/session'
import { Button } from '~/shared/ui/button'
import { LabelledField } from '~/shared/ui/labelled-field'
import { Textarea } from '~/shared/ui/textarea'

interface AskForPlannerProps {
  /** The planner somebody would like to have. */
  readonly wanted?: string
  readonly onDone?: () => void
}

/** Asks for a planner: an order in its first status. Who has an open order, or is not signed in, is told so. */
export function AskForPlanner(props: AskForPlannerProps) {
  const user = useUser()
  const { data } = useQuery({ ...ownOrder(), enabled: user !== undefined })
  if (!user) {
    return (
      <Button className="justify-self-start" onClick={() => openPrompt({ kind: 'login' })}>
        登录后申请规划师
      </Button>
    )
  }
  if (isOpen(data?.records[0]?.status))
    return <p className="text-sm">你已有一份进行中的服务单，进度见规划师页。</p>
  return <OrderForm studentId={user.id} {...props} />
}

/** What somebody writes here for one planner is not taken for what they write to whoever is assigned. */
function OrderForm({ studentId, wanted, onDone }: AskForPlannerProps & { readonly studentId: string }) {
  const { note, creation, send } = useNewOrder(studentId, {
    planner: wanted,
    ...(wanted && { start: `希望由${wanted}服务。` }),
    done: '已提交，老师会尽快为你分配规划师',
    onDone,
  })
  return (
    <form
      aria-label="申请规划师"
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <LabelledField label="想请规划师帮什么（可不填）">
        {(control) => (
          <Textarea
            {...control}
            value={note.text}
            maxLength={MOST_CHARACTERS.note}
            rows={3}
            placeholder="如：想学计算机，不确定能冲哪些学校"
            onChange={(event) => note.change(event.target.value)}
          />
        )}
      </LabelledField>
      <OtherDrafts others={note.others} onSettle={note.settle} />
      <Button type="submit" className="justify-self-start" disabled={creation.isPending}>
        申请规划师
      </Button>
      <PendingSubmission of={creation} />
      {note.storedLine && <p className="text-sm text-muted-foreground">{note.storedLine}</p>}
    </form>
  )
}
