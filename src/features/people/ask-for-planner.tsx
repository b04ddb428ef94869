import { useQuery } from '@tanstack/react-query'
import { MOST_CHARACTERS } from '~/contracts/bounds'
import { serviceOrders } from '~/contracts/service-orders'
import { isOpen } from '~/entities/service-order/order-progress'
import { ownOrder } from '~/entities/service-order/own-order.calls'
import { useCreation } from '~/shared/api/use-creation'
import { OtherDrafts } from '~/shared/form/other-drafts'
import { laterText, PendingSubmission } from '~/shared/form/pending-submission'
import { notify } from '~/shared/lib/browser/notify'
import { openPrompt } from '~/shared/session/prompts'
import { useUser } from '~/shared/session/session'
import { useStoredText } from '~/shared/session/use-stored-text'
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
  const start = wanted ? `希望由${wanted}服务。` : ''
  const kept = useStoredText('order', wanted ?? studentId, start)
  const create = useCreation(serviceOrders.create, {
    scope: studentId,
    onDone: (_, later) => {
      if (later) notify.warning(laterText('已提交'))
      else {
        kept.forget()
        notify.success('已提交，老师会尽快为你分配规划师')
      }
      onDone?.()
    },
  })
  const submit = () => create.start({ body: { studentId, note: kept.text.trim() || null } })
  return (
    <form
      aria-label="申请规划师"
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <LabelledField label="想请规划师帮什么（可不填）">
        {(control) => (
          <Textarea
            {...control}
            value={kept.text}
            maxLength={MOST_CHARACTERS.note}
            rows={3}
            placeholder="如：想学计算机，不确定能冲哪些学校"
            onChange={(event) => kept.change(event.target.value)}
          />
        )}
      </LabelledField>
      <OtherDrafts others={kept.others} onSettle={kept.settle} />
      <Button type="submit" className="justify-self-start" disabled={create.isPending}>
        申请规划师
      </Button>
      <PendingSubmission of={create} />
      {kept.storedLine && <p className="text-sm text-muted-foreground">{kept.storedLine}</p>}
    </form>
  )
}
