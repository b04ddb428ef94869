import type { StudentForm } from '~/contracts/service-orders'
import { STATUS_AFTER } from '~/shared/domain/service-order'
import { ConfirmDialog } from '../parts/confirm-dialog'
import { useOrderMove } from './use-order-move'

const WORDS = {
  start: {
    act: '开始服务',
    title: (name: string) => `开始为${name}服务？`,
    description: '学生会看到服务已经开始，开始后不能退回待处理。',
  },
  complete: {
    act: '完成服务',
    title: (name: string) => `完成${name}的服务？`,
    description: '完成后不能退回服务中。学生需要时可以再提交一份新的服务单，志愿表和备注都会保留。',
  },
} as const

export type FinalMove = keyof typeof WORDS

interface MoveDialogProps {
  readonly move: FinalMove
  readonly form: StudentForm
  /** Who serves from now on. */
  readonly plannerId: string
  readonly onClose: () => void
}

/** A move that cannot be taken back is asked once more. */
export function MoveDialog({ move, form, plannerId, onClose }: MoveDialogProps) {
  const moving = useOrderMove(onClose)
  const { orderId, orderVersion: version, studentName } = form
  if (!orderId) return null
  const { act, title, description } = WORDS[move]
  const order = { id: orderId, status: STATUS_AFTER[move], version, studentName }
  return (
    <ConfirmDialog
      title={title(studentName)}
      description={description}
      act={act}
      isPending={moving.isPending}
      onConfirm={() => moving.start(move === 'start' ? { ...order, plannerId } : order)}
      onClose={onClose}
    />
  )
}
