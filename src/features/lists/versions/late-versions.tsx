import { useState } from 'react'
import { Button } from '~/shared/ui/button'
import { LatePart } from '~/shared/ui/late-part'
import { Skeleton } from '~/shared/ui/skeleton'
import { NoteField } from '../notes/note-field'
import type { VersionsPanelProps } from './versions-panel'

const loadPanel = async () => (await import('./versions-panel')).VersionsPanel

/** Notes beside a list and its earlier states, which only this device has. */
export function LateVersions(props: VersionsPanelProps) {
  const [open, setOpen] = useState(false)
  return (
    <section aria-label="备注和版本" className="print-hidden mt-10 border-t pt-6">
      <h2 className="text-lg font-medium">备注和版本</h2>
      {props.editable && (
        <div className="max-w-3xl">
          <NoteField
            listId={props.listId}
            label="整张表的备注"
            hint="备注和版本只留在这台设备上，换设备或退出登录就没有了。"
          />
        </div>
      )}
      {open ? (
        <LatePart name="版本" load={loadPanel} pending={<Skeleton className="mt-3 h-40" />} props={props} />
      ) : (
        <>
          <p className="mt-3 text-sm text-muted-foreground">
            每次保存都在这台设备上留一份，可以看任意两份的不同，也可以恢复。
          </p>
          <Button variant="outline" size="sm" className="mt-2" onClick={() => setOpen(true)}>
            看以前的版本
          </Button>
        </>
      )}
    </section>
  )
}
