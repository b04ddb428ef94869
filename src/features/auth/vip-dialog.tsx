import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Prompt } from '~/shared/session/prompts'
import { requestVip } from '~/shared/session/request-vip'
import { useUser } from '~/shared/session/session'
import { Button, buttonVariants } from '~/shared/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '~/shared/ui/dialog'

interface VipDialogProps {
  readonly prompt: Prompt
  readonly onClose: () => void
}

/** How VIP is opened: by a teacher, not in the product (S1 §1). A guest is led to the login dialog (S1 §6). */
export function VipDialog({ onClose }: VipDialogProps) {
  const user = useUser()
  const guest = user === undefined
  useEffect(() => {
    if (guest) requestVip()
  }, [guest])
  if (guest) return null
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogTitle>{user.auth ? '已开通 VIP' : '开通 VIP'}</DialogTitle>
        <DialogDescription>
          {user.auth ? '你的账号可以查看完整数据。' : '完整数据在开通 VIP 之后可以查看。请联系老师开通。'}
        </DialogDescription>
        <h3 className="mt-5 text-sm text-muted-foreground">VIP 可以看到</h3>
        <ul className="mt-1 list-disc pl-5">
          <li>职业的全部岗位与统计</li>
          <li>全省提前批的招生计划与分数线汇总</li>
        </ul>
        <p className="mt-4 text-sm text-muted-foreground">
          批次线、一分一段、大学排名，以及单所院校的分数线和计划（含提前批）人人可看，院校库登录后可查，都不需要
          VIP。VIP 不改变录取规则，也不承诺录取结果。
        </p>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            {user.auth ? '关闭' : '以后再说'}
          </Button>
          {!user.auth && (
            <Link to="/about" hash="contact" onClick={onClose} className={buttonVariants()}>
              联系老师
            </Link>
          )}
        </div>
      </DialogContent>
    </Dialog>
  )
}
