import { Dialog, DialogContent, DialogDescription, DialogTitle } from '~/shared/ui/dialog'
import { ROW_KEYS } from './key-list'

/** The keys with which a list is put in order, over the page. */
export function KeySheet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="max-w-lg!">
        <DialogTitle>整理志愿表的按键</DialogTitle>
        <DialogDescription>打开一份志愿表，点“整理顺序”，再点一行或用 Tab 走到一行。</DialogDescription>
        <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 text-sm">
          {ROW_KEYS.map(([keys, meaning]) => (
            <div key={meaning} className="col-span-2 grid grid-cols-subgrid border-b py-2 last:border-b-0">
              <dt className="flex flex-wrap items-start gap-1">
                {keys.map((key) => (
                  <kbd key={key} className="rounded border bg-muted px-1.5 font-sans whitespace-nowrap">
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </DialogContent>
    </Dialog>
  )
}
