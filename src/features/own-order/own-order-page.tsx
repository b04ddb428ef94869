import { type FormEvent, useId } from 'react'
import type { UserInfo } from '~/contracts/auth'
import { MOST_CHARACTERS } from '~/contracts/bounds'
import { OwnOrder } from '~/entities/service-order/own-order'
import { useNewOrder } from '~/entities/service-order/use-new-order'
import { OtherDrafts } from '~/shared/form/other-drafts'
import { PendingSubmission } from '~/shared/form/pending-submission'
import { useUser } from '~/shared/session/session'
import { Button } from '~/shared/ui/button'
import { cn } from '~/shared/ui/cn'
import { PageHeading } from '~/shared/ui/page-heading'
import { Textarea } from '~/shared/ui/textarea'

/** The service order of a student: how far it is, or a new one (S1 §6: my students is for students too). */
export function OwnOrderPage() {
  const user = useUser()
  if (!user) return null
  return (
    <div className="content-column py-6 md:py-10">
      <PageHeading>我的服务单</PageHeading>
      <p className="mt-2 mb-6 max-w-reading text-muted-foreground">
        规划师按你的成绩和意向提出志愿方案，志愿由你本人确认。
      </p>
      <div className="max-w-3xl">
        <OwnOrder>{(last) => <NewOrder user={user} again={last !== undefined} />}</OwnOrder>
      </div>
    </div>
  )
}

function NewOrder({ user, again }: { user: UserInfo; again: boolean }) {
  const id = useId()
  const { note, creation, send } = useNewOrder(user.id, { done: '已提交，规划师接手后会与你联系' })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <form onSubmit={submit} className={cn('grid gap-3', again && 'mt-8 border-t pt-6')}>
      <label htmlFor={id}>{again ? '还需要帮助？再提交一份' : '想请规划师帮你看什么？'}</label>
      <Textarea
        id={id}
        rows={3}
        maxLength={MOST_CHARACTERS.note}
        value={note.text}
        placeholder="例如：想学计算机，不确定冲哪些学校（可以不填）"
        onChange={(event) => note.change(event.target.value)}
      />
      <OtherDrafts others={note.others} onSettle={note.settle} />
      <Button type="submit" className="justify-self-start" aria-disabled={creation.isPending}>
        {creation.isPending ? '提交中…' : '提交服务单'}
      </Button>
      <PendingSubmission of={creation} />
      {note.storedLine && <p className="text-sm text-muted-foreground">{note.storedLine}</p>}
    </form>
  )
}
