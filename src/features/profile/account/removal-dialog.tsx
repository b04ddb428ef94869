import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import { account } from '~/contracts/account'
import { auth } from '~/contracts/auth'
import { useWrite } from '~/shared/api/use-write'
import { notify } from '~/shared/lib/browser/notify'
import { maskTel } from '~/shared/lib/text/people'
import { endSession } from '~/shared/session/end-session'
import { Button } from '~/shared/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '~/shared/ui/dialog'
import { Input } from '~/shared/ui/input'

interface RemovalDialogProps {
  readonly tel: string
  readonly onClose: () => void
}

/** Says what goes and what stays, asks for a code that was sent to the number, and ends the account. */
export function RemovalDialog({ tel, onClose }: RemovalDialogProps) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const id = useId()
  const [code, setCode] = useState('')
  const [isKnown, setKnown] = useState(false)
  const send = useWrite(auth.smsCode, {
    onDone: (sent) => {
      setCode(sent)
      notify.info(`验证码：${sent}`)
    },
  })
  const remove = useWrite(account.remove, {
    onDone: () => {
      endSession({ queryClient, router }, { work: 'all goes' })
      notify.success('账号已注销')
    },
  })
  const isReady = isKnown && code.trim() !== '' && !remove.isPending
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady) remove.start({ body: { code: code.trim() } })
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="max-w-md!">
        <DialogTitle>注销账号？</DialogTitle>
        <DialogDescription>
          姓名、高考信息、健康信息、报考意向、测评、成绩、志愿表、意见和服务单会从服务器上删除，不能恢复。所有设备退出登录，这个浏览器里保存的内容也会清除。
        </DialogDescription>
        <p className="mt-3 text-sm text-muted-foreground">
          会留下的：已经导出、打印或发给别人的内容，和工作人员的操作记录。以后还可以用这个手机号重新注册，但找不回这些内容。需要留底的，先关掉这个窗口，点“导出我的数据”。
        </p>
        <form onSubmit={submit} className="mt-4 grid gap-4">
          <div>
            <label htmlFor={id}>发到 {maskTel(tel)} 的验证码</label>
            <div className="mt-1 flex gap-2">
              <Input
                id={id}
                value={code}
                inputMode="numeric"
                autoComplete="one-time-code"
                onChange={(event) => setCode(event.target.value)}
              />
              <Button
                variant="outline"
                className="min-w-32"
                aria-disabled={send.isPending}
                onClick={() => send.start({ params: { tel } })}
              >
                {send.isPending ? '发送中' : '发送验证码'}
              </Button>
            </div>
          </div>
          <label className="flex min-h-11 items-start gap-2 md:min-h-8">
            <input
              type="checkbox"
              className="mt-1 size-4 shrink-0 accent-primary"
              checked={isKnown}
              onChange={(event) => setKnown(event.target.checked)}
            />
            我知道删除后不能恢复
          </label>
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="outline" onClick={onClose}>
              取消
            </Button>
            <Button type="submit" variant="destructive" aria-disabled={!isReady}>
              {remove.isPending ? '正在注销…' : '注销账号'}
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  )
}
