import { ListPlus } from 'lucide-react'
import { useState } from 'react'
import { onIntent, useLazyPart } from '~/shared/lib/use-lazy-part'
import { buttonVariants } from '~/shared/ui/button'
import { cn } from '~/shared/ui/cn'
import { useAddingStudent } from './use-adding-student'

const loadDialog = async () => (await import('./add-dialog')).AddDialog

export interface AddToListProps {
  readonly school: { readonly id: string; readonly name: string }
  readonly className?: string
}

/** Takes a unit of a school into a list of the student who is signed in; nothing for others. */
export function AddToList({ school, className }: AddToListProps) {
  const student = useAddingStudent()
  const [open, setOpen] = useState(false)
  const { Part: Dialog, failed, retry } = useLazyPart(open, loadDialog)
  if (!student) return null
  return (
    <>
      <button
        type="button"
        aria-label={`把${school.name}加进志愿表`}
        className={cn(buttonVariants({ variant: 'outline', size: 'sm' }), 'print-hidden', className)}
        onClick={() => {
          if (failed) retry()
          setOpen(true)
        }}
        {...onIntent(loadDialog)}
      >
        <ListPlus aria-hidden />
        {open && failed ? '没有下载完成，再点一次' : '加志愿'}
      </button>
      {open && Dialog && <Dialog school={school} studentId={student.id} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The same in the corner of a page that is about one school: it moves nothing when it comes. */
export function AddToListCorner({ school }: Pick<AddToListProps, 'school'>) {
  return <AddToList school={school} className="fixed right-4 bottom-20 z-20 bg-surface shadow-raised" />
}
