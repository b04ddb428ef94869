import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { serviceOrders } from '~/contracts/service-orders'
import { isOpen } from '~/entities/service-order/order-progress'
import { ownOrder } from '~/entities/service-order/own-order.calls'
import { useWrite } from '~/shared/api/use-write'
import { notify } from '~/shared/lib/notify'
import { openPrompt } from '~/shared/session/prompts'
import { useUser } from '~/shared/session/session'
import { Button } from '~/shared/ui/button'
import { Field } from '~/shared/ui/field'
import { fieldClass } from '~/shared/ui/input'

const LONGEST_NOTE = 200

interface AskForPlannerProps {
  /** The planner somebody would like to have. */
  readonly wanted?: string
  readonly onDone?: () => void
}

/** Asks for a planner: an order in its first status. Who has an open order, or is not signed in, is told so. */
export function AskForPlanner({ wanted, onDone }: AskForPlannerProps) {
  const user = useUser()
  const { data } = useQuery({ ...ownOrder(), enabled: user !== undefined })
  const [note, setNote] = useState(wanted ? `希望由${wanted}服务。` : '')
  const create = useWrite(serviceOrders.create, {
    onDone: () => {
      notify.success('已提交，老师会尽快为你分配规划师')
      onDone?.()
    },
  })
  if (!user) {
    return (
      <Button className="justify-self-start" onClick={() => openPrompt({ kind: 'login' })}>
        登录后申请规划师
      </Button>
    )
  }
  if (isOpen(data?.records[0]?.status))
    return <p className="text-sm">你已有一份进行中的服务单，进度见规划师页。</p>
  const submit = () => create.start({ body: { studentId: user.id, note: note.trim() || null } })
  return (
    <form
      aria-label="申请规划师"
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Field label="想请规划师帮什么（可不填）">
        {(control) => (
          <textarea
            {...control}
            value={note}
            maxLength={LONGEST_NOTE}
            rows={3}
            placeholder="如：想学计算机，不确定能冲哪些学校"
            onChange={(event) => setNote(event.target.value)}
            className={`${fieldClass} py-2`}
          />
        )}
      </Field>
      <Button type="submit" className="justify-self-start" disabled={create.isPending}>
        申请规划师
      </Button>
    </form>
  )
}
