import { useState } from 'react'
import { Dialog, DialogContent, DialogTitle } from '~/shared/ui/dialog'
import { useKeys } from './use-keys'

const KEYS = [
  { keys: '↑ ↓', does: '在表格里移到上一行、下一行' },
  { keys: 'Enter', does: '打开这一行' },
  { keys: '空格', does: '选中或取消这一行' },
  { keys: 'Shift + 点选', does: '连续选中多行' },
  { keys: 'j　k', does: '在档案页看下一名、上一名学生' },
  { keys: '?', does: '显示这张表' },
]

/** The keys of the staff area, listed when `?` is pressed. */
export function KeysHelp() {
  const [open, setOpen] = useState(false)
  useKeys({ '?': () => setOpen(true) })
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>键盘操作</DialogTitle>
        <dl className="mt-4">
          {KEYS.map(({ keys, does }) => (
            <div key={keys} className="flex gap-4 border-t py-2.5 first:border-t-0">
              <dt className="w-28 shrink-0 font-medium">{keys}</dt>
              <dd className="text-muted-foreground">{does}</dd>
            </div>
          ))}
        </dl>
      </DialogContent>
    </Dialog>
  )
}
