import { useQueryClient } from '@tanstack/react-query'
import { NOTHING_KEPT } from '~/entities/wishes/stored-wishes'
import { storedWishesAtom } from '~/entities/wishes/wishes'
import { dropChanged } from '~/shared/api/changes'
import { untilAnswered } from '~/shared/api/slow-writes'
import { useOnce } from '~/shared/api/use-once'
import { notify } from '~/shared/lib/browser/notify'
import { store } from '~/shared/lib/storage/store'
import { Button } from '~/shared/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '~/shared/ui/dialog'
import { EMPTYING, emptyRecord } from './empty-record'

interface EmptyDialogProps {
  readonly studentId: string
  readonly onClose: () => void
}

/** Asks whether everything optional shall go, and says what that is. */
export function EmptyDialog({ studentId, onClose }: EmptyDialogProps) {
  const client = useQueryClient()
  const emptying = useOnce({
    name: ['empty my record'],
    run: (id: string) =>
      untilAnswered('删除', () => emptyRecord(id)).finally(() => {
        // What was taken away before a failure is gone as well, here and in other tabs.
        for (const write of EMPTYING) dropChanged(client, write)
      }),
    onDone: () => {
      store.set(storedWishesAtom, NOTHING_KEPT)
      notify.success('已删除选填的资料')
      onClose()
    },
  })
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="max-w-sm!">
        <DialogTitle>删除选填的资料？</DialogTitle>
        <DialogDescription>
          性别、民族、外语语种、就读高中、健康信息、报考意向、收藏、测评结果和其他信息会从账号里删除，不能恢复。姓名、高考省份和年份、选科、成绩和志愿表会保留。
        </DialogDescription>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            取消
          </Button>
          <Button
            variant="destructive"
            aria-disabled={emptying.isPending}
            onClick={() => emptying.start(studentId)}
          >
            {emptying.isPending ? '正在删除…' : '删除'}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  )
}
