import { useState } from 'react'
import { Dialog, DialogContent, DialogTitle } from '~/shared/ui/dialog'
import { SearchBox } from './search-box'

/** What was typed and not looked for when the box was closed. */
let left = ''

/** The box over any page. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const [begun] = useState(left)
  const done = () => {
    left = ''
    onClose()
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        aria-describedby={undefined}
        className="mt-4! h-[min(36rem,calc(100dvh-2rem))]! max-w-2xl! md:mt-16!"
      >
        <DialogTitle>搜索</DialogTitle>
        <SearchBox
          value={begun || undefined}
          startsOpen
          onType={(text) => {
            left = text
          }}
          onDone={done}
          className="mt-4"
        />
        <p className="mt-3 text-xs text-pretty text-muted-foreground">
          可以输入简称、拼音或首字母，也可以直接写分数和想问的事，如“合工大 分数线”“合肥 计算机”。
        </p>
      </DialogContent>
    </Dialog>
  )
}
