import type { StudentForm } from '~/contracts/service-orders'
import { STATUS_AFTER } from '~/shared/domain/service-order'
import { Button } from '~/shared/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '~/shared/ui/dialog'
import { useOrderMove } from './use-order-move'

/** Completing is final: it is asked once more. */
export function CompleteDialog({ form, onClose }: { form: StudentForm; onClose: () => void }) {
  const move = useOrderMove(onClose)
  const { orderId, studentName } = form
  if (!orderId) return null
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="max-w-sm!">
        <DialogTitle>完成{studentName}的服务？</DialogTitle>
        <DialogDescription>
          完成后不能退回服务中。学生需要时可以再提交一份新的服务单，志愿表和备注都会保留。
        </DialogDescription>
        <div className="mt-6 flex justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            取消
          </Button>
          <Button
            aria-disabled={move.isPending}
            onClick={() => move.start({ id: orderId, status: STATUS_AFTER.complete, studentName })}
          >
            完成服务
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  )
}
