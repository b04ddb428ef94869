import { type ReactNode, useEffect, useState } from 'react'
import { riskText } from '~/entities/application-list/check-up/risk-text'
import type { CheckUpState } from '~/entities/application-list/check-up/use-check-up'
import { idlePart, useLazyPart } from '~/shared/lazy/use-lazy-part'
import { notify } from '~/shared/lib/browser/notify'
import { Button } from '~/shared/ui/button'
import { useEditor } from './editor-context'

const loadSheet = idlePart(async () => (await import('./list-in-sheet')).ListInSheet)

interface PhoneBarProps {
  readonly checkUp: CheckUpState
  /** The list itself. */
  readonly children: ReactNode
}

/** On a phone: count, tiers and risk always in view, and the list in a sheet. */
export function PhoneBar({ checkUp, children }: PhoneBarProps) {
  const { items, form } = useEditor()
  const [open, setOpen] = useState(false)
  const { Part: Sheet, failed, retry } = useLazyPart(open, loadSheet)
  const { checked } = checkUp
  useEffect(() => {
    if (!open || !failed) return
    setOpen(false)
    notify.error('志愿表没有下载完成，请再试一次')
  }, [open, failed])
  const show = () => {
    if (failed) retry()
    setOpen(true)
  }
  return (
    <>
      <div className="print-hidden fixed inset-x-0 bottom-0 z-30 flex items-center gap-3 border-t bg-background px-4 py-2 lg:hidden">
        <p className="min-w-0 flex-1 text-sm">
          <span className="font-medium">
            已填 {items.length}
            {form.choiceCount !== undefined && ` / ${form.choiceCount}`}
          </span>
          {checked && items.length > 0 && (
            <span className="block text-muted-foreground break-keep">{riskText(checked.result)}</span>
          )}
        </p>
        <Button aria-haspopup="dialog" aria-expanded={open} onClick={show}>
          看志愿表
        </Button>
      </div>
      {open && Sheet && <Sheet onClose={() => setOpen(false)}>{children}</Sheet>}
    </>
  )
}
