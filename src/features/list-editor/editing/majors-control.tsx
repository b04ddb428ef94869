import { memo, useState } from 'react'
import { itemName } from '~/entities/application-list/edits'
import { idlePart } from '~/shared/lazy/use-lazy-part'
import { Button } from '~/shared/ui/button'
import { LazyPart } from '~/shared/ui/lazy-part'
import { Skeleton } from '~/shared/ui/skeleton'
import type { MajorsEditorProps } from './majors-editor'

const loadEditor = idlePart(async () => (await import('./majors-editor')).MajorsEditor)

/** Opens the majors of a row to be changed; the code comes then. */
export const MajorsControl = memo(function MajorsControl(props: MajorsEditorProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="link"
        size="xs"
        aria-expanded={open}
        aria-label={`${open ? '收起' : '改'}专业 ${itemName(props.item)}`}
        onClick={() => setOpen(!open)}
      >
        {open ? '收起专业' : '改专业'}
      </Button>
      {open && (
        <div className="order-last basis-full">
          <LazyPart
            name="专业"
            load={loadEditor}
            pending={<Skeleton of="rows" className="mt-2 h-32" />}
            props={props}
          />
        </div>
      )}
    </>
  )
})
