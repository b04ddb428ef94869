import { Upload } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/shared/ui/button'
import { LatePart } from '~/shared/ui/late-part'
import type { ImportDialogProps } from './import-dialog'

const loadDialog = async () => (await import('./import-dialog')).ImportDialog

/** Opens the import of a table; the code that reads it comes then. */
export function ImportButton(props: Omit<ImportDialogProps, 'onClose'>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        <Upload aria-hidden />
        导入
      </Button>
      {open && (
        <LatePart
          name="导入"
          load={loadDialog}
          pending={null}
          props={{ ...props, onClose: () => setOpen(false) }}
        />
      )}
    </>
  )
}
