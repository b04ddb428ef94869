import ListPlus from 'lucide-react/icons/list-plus'
import { useState } from 'react'
import { onIntent, useLazyPart } from '~/shared/lazy/use-lazy-part'
import { buttonVariants } from '~/shared/ui/button'
import { cn } from '~/shared/ui/cn'

const loadDialog = async () => (await import('./add-dialog')).AddDialog

export interface AddToListProps {
  readonly school: { readonly id: string; readonly name: string }
  readonly studentId: string
  /** The act of its page, in full words. */
  readonly isMain?: boolean
  readonly className?: string
}

/** Takes a unit of a school into a list of a student's. */
export function AddToList({ school, studentId, isMain = false, className }: AddToListProps) {
  const [open, setOpen] = useState(false)
  const { Part: Dialog, failed, retry } = useLazyPart(open, loadDialog)
  const words = open && failed ? '没有下载完成，再点一次' : isMain ? '加入志愿表' : '加志愿'
  return (
    <>
      <button
        type="button"
        aria-label={`${words}：${school.name}`}
        className={cn(
          buttonVariants({ variant: isMain ? 'default' : 'outline', size: 'sm' }),
          'print-hidden',
          className,
        )}
        onClick={() => {
          if (failed) retry()
          setOpen(true)
        }}
        {...onIntent(loadDialog)}
      >
        <ListPlus aria-hidden />
        <span>{words}</span>
      </button>
      {open && Dialog && <Dialog school={school} studentId={studentId} onClose={() => setOpen(false)} />}
    </>
  )
}
