import { applicationLists, type NewApplicationList } from '~/contracts/application-lists'
import { useWrite } from '~/shared/api/use-write'
import { Button } from '~/shared/ui/button'

interface DeletedNoticeProps {
  readonly deleted: NewApplicationList
  readonly onRestored: () => void
}

/** Says which list is gone, and brings it back. */
export function DeletedNotice({ deleted, onRestored }: DeletedNoticeProps) {
  const restore = useWrite(applicationLists.saveOwn, { onDone: onRestored })
  return (
    <p
      role="status"
      className="print-hidden mt-4 flex flex-wrap items-center gap-3 rounded bg-muted px-3 py-1"
    >
      已删除“{deleted.name}”
      <Button variant="link" size="inline" onClick={() => restore.start({ body: deleted })}>
        撤销删除
      </Button>
    </p>
  )
}
