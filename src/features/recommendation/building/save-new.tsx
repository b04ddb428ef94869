import { useNavigate } from '@tanstack/react-router'
import type { ApplicationListDetail } from '~/contracts/application-lists'
import type { Items } from '~/entities/application-list/edits'
import { keptText } from '~/entities/application-list/kept-text'
import { SaveNewList } from '~/entities/application-list/save-new-list'

interface SaveNewProps {
  readonly studentId: string
  readonly preferenceScoreId: string
  readonly batch: string
  readonly items: Items
  /** This browser keeps what is chosen. */
  readonly isKept: boolean
  /** Told once the server has the list. */
  readonly onSaved: () => void
}

/** Saves what has been chosen as a list of the student's; from then on every change is saved. */
export function SaveNew({ studentId, preferenceScoreId, batch, items, isKept, onSaved }: SaveNewProps) {
  const navigate = useNavigate()
  const open = (list: ApplicationListDetail) => {
    onSaved()
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
        hint={`还没有保存，${keptText(isKept)}。保存后每次修改自动保存。`}
        onSaved={open}
      />
    </div>
  )
}
