import { useNavigate } from '@tanstack/react-router'
import type { ApplicationListDetail } from '~/contracts/application-lists'
import { SaveNewList } from '~/entities/application-list/editor/save-new-list'
import { savedText } from '~/entities/application-list/editor/stored-text'
import type { NewListEditor } from '~/entities/application-list/editor/use-new-list-editor'

interface SaveNewProps {
  readonly studentId: string
  readonly preferenceScoreId: string
  readonly batch: string
  readonly editor: NewListEditor
}

/** Saves what has been chosen as a list of the student's; from then on every change is saved. */
export function SaveNew({ studentId, preferenceScoreId, batch, editor }: SaveNewProps) {
  const { items, isStored, forget } = editor
  const navigate = useNavigate()
  const open = (list: ApplicationListDetail) => {
    forget()
    void navigate({
      to: '/recommendation/$studentId/$preferenceScoreId/$preferenceId/$batch',
      params: { studentId, preferenceScoreId, preferenceId: list.id, batch },
      search: true,
      replace: true,
      resetScroll: false,
    })
  }
  return (
    <div className="border-t pt-3">
      <SaveNewList
        {...{ studentId, preferenceScoreId, batch, items }}
        title={batch}
        hint={`还没有保存，${savedText(isStored)}。保存后每次修改自动保存。`}
        onSaved={open}
      />
    </div>
  )
}
