import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { auth } from '~/contracts/auth'
import { request } from '~/shared/api/client'
import { useOnce } from '~/shared/api/use-once'
import { NOBODY } from '~/shared/lib/storage/draft-keys'
import { browserStorage } from '~/shared/lib/storage/storage'
import { endSession, LOG_OUT } from '~/shared/session/end-session'
import type { Prompt } from '~/shared/session/prompts'
import { currentSession, ownerHere } from '~/shared/session/session'
import { Button } from '~/shared/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '~/shared/ui/dialog'
import { leftWork } from './left-work'
import { LeftWorks } from './left-works'

/** A server that does not answer must not keep somebody signed in. */
const PATIENCE_MS = 5000

interface LogoutDialogProps {
  readonly prompt: Prompt
  readonly onClose: () => void
}

/** Asks once, tells the server, forgets everything that is stored here and leads to /sso (S1 §4). */
export function LogoutDialog({ prompt, onClose }: LogoutDialogProps) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const clearing = prompt.kind === 'logout' && prompt.clearing === true
  // What was begun before signing in goes too.
  const [works] = useState(() =>
    [...new Set([ownerHere(), NOBODY])].flatMap((of) => leftWork(browserStorage, of)),
  )
  const [waits, setWaits] = useState(false)
  const leave = useOnce({
    name: LOG_OUT,
    run: async () => {
      // One that the server gets to after the log-out would be told that the credential has expired.
      await queryClient.cancelQueries()
      await tellServer()
    },
    onDone: () => {
      const work = clearing ? 'all goes' : waits ? 'waits' : 'goes'
      // Another tab may have ended it in between.
      if (currentSession()) endSession({ queryClient, router }, { work })
    },
  })
  const losesWork = works.length > 0 && !waits
  const label = clearing ? '清除并退出' : losesWork ? '仍然退出' : '退出登录'

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="max-w-sm!">
        <DialogTitle>{clearing ? '清除本机数据？' : '退出登录？'}</DialogTitle>
        <DialogDescription>
          这个浏览器里保存的登录凭证、个人信息和设备编号会被清除，同时退出登录。
          {works.length === 0
            ? '志愿表和个人信息仍在账号里，下次登录还能看到。'
            : '已保存的志愿表和个人信息仍在账号里。'}
        </DialogDescription>
        {works.length > 0 && (
          <LeftWorks
            works={works}
            mayWait={!clearing}
            waits={waits}
            onWaits={setWaits}
            onOpen={(page) => {
              onClose()
              router.history.push(page)
            }}
          />
        )}
        <div className="mt-6 flex justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            取消
          </Button>
          <Button aria-disabled={leave.isPending} onClick={() => leave.start(undefined)}>
            {leave.isPending ? '正在退出…' : label}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  )
}

/** Tells the server of the log-out. A failure does not hold the user back, and is not shown. */
async function tellServer(): Promise<void> {
  const session = currentSession()
  if (!session) return
  const patience = AbortSignal.timeout(PATIENCE_MS)
  await request(auth.logout, { params: { tel: session.user.tel } }, patience).catch(() => undefined)
}
