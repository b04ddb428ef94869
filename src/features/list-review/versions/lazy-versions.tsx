import type { ApplicationListDetail } from '~/contracts/application-lists'
import { NoteField } from '~/entities/application-list/notes/note-field'
import { Button } from '~/shared/ui/button'
import { LazyPart } from '~/shared/ui/lazy-part'
import { Skeleton } from '~/shared/ui/skeleton'
import { useStoredVersions } from './use-stored-versions'
import type { VersionsPanelProps } from './versions-panel'

interface LazyVersionsProps extends Omit<VersionsPanelProps, 'listId'> {
  readonly list: ApplicationListDetail
  readonly isOwner: boolean
}

const loadNote = async () => (await import('./note-to-student')).NoteToStudent
const loadPanel = async () => (await import('./versions-panel')).VersionsPanel

/** Notes beside a list and its earlier states. The server keeps only a planner's note. */
export function LazyVersions({ list, editor, editable, isOwner, filters, change }: LazyVersionsProps) {
  useStoredVersions(list, editor)
  if (!isOwner && !editable) return null
  const props = { listId: list.id, editor, editable, filters, change }
  return (
    <section aria-label="备注和版本" className="print-hidden mt-10 border-t pt-6">
      <h2 className="text-lg font-medium">备注和版本</h2>
      {/* The words that go with a draft stand beside it. */}
      {editable && list.stage !== 'draft' && (
        <div className="max-w-3xl">
          {isOwner ? (
            <NoteField
              listId={list.id}
              label="整张表的备注"
              hint="备注只存在这台设备上；退出登录前请先导出。"
            />
          ) : (
            // Staff write for the student.
            <LazyPart
              name="写给学生的话"
              load={loadNote}
              pending={<Skeleton className="mt-4 h-40" />}
              props={{ list }}
            />
          )}
        </div>
      )}
      {filters.versions ? (
        <LazyPart name="版本" load={loadPanel} pending={<Skeleton className="mt-3 h-40" />} props={props} />
      ) : (
        <>
          <p className="mt-3 text-sm text-muted-foreground">
            每次保存都留一份，可以看哪一份和现在有什么不同，也可以恢复。
          </p>
          <Button variant="outline" size="sm" className="mt-2" onClick={() => change({ versions: '1' })}>
            看以前的版本
          </Button>
        </>
      )}
    </section>
  )
}
