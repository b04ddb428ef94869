import type { ApplicationListDetail } from '~/contracts/application-lists'
import { CandidatesLink } from '~/entities/application-list/candidates-link'
import { addedRow, isRowByRow } from '~/entities/application-list/check-up/kinds'
import type { CheckUpState } from '~/entities/application-list/check-up/use-check-up'
import type { SavedListEditor } from '~/entities/application-list/editor/use-list-editor'
import { isDoable, remedied, remedyText } from '~/entities/application-list/edits'
import type { Finding } from '~/rules/check-up/check-list'
import { isOfVoid } from '~/rules/check-up/finding-kinds'
import { Button } from '~/shared/ui/button'

interface RemedyProps {
  readonly list: ApplicationListDetail
  readonly finding: Finding
  readonly checkUp: CheckUpState
  readonly editor: Pick<SavedListEditor, 'change'>
}

/** What these lack is a 保. */
const SAFETY_CHECKS: ReadonlySet<Finding['check']> = new Set(['weak-safety', 'no-safety-at-end'])

/** Does what a finding proposes, in one step that can be undone. */
export function Remedy({ list, finding, checkUp, editor }: RemedyProps) {
  const { check, name, actions } = finding
  const { checked, isBehind } = checkUp
  if (isOfVoid(finding) && actions.length > 0) return <DropAll {...{ finding, checkUp, editor }} />
  if (actions.some((action) => action.do === 'add')) {
    const isSafety = SAFETY_CHECKS.has(check)
    const wanted = addedRow(actions)
    // A row that is replaced is swapped where it stands.
    if (!wanted) return null
    return (
      <CandidatesLink
        list={list}
        className="mt-2"
        {...(isSafety ? { tier: 'safety' } : { lineFrom: wanted.lineFrom, lineTo: wanted.lineTo })}
      >
        {isSafety ? '去挑一个保' : '去候选里挑'}
      </CandidatesLink>
    )
  }
  if (!isDoable(actions) || isRowByRow(finding)) return null
  const text = remedyText(actions)
  const apply = () =>
    checked && editor.change((now) => remedied(now, checked.unitIds, actions, `${name}：${text}`))
  return (
    <Button
      variant="outline"
      size="sm"
      className="print-hidden mt-2 h-auto! whitespace-normal! py-1 text-left"
      aria-disabled={isBehind}
      onClick={() => !isBehind && apply()}
    >
      {text}
    </Button>
  )
}

/** Rows that do not count leave in one step; what is to stand in their place is chosen row by row. */
function DropAll({ finding, checkUp, editor }: Omit<RemedyProps, 'list'>) {
  const { name, rows, actions } = finding
  const { checked, isBehind } = checkUp
  const drops = actions.filter((action) => action.do === 'drop')
  const text = rows.length === 1 ? remedyText(drops) : `移除这 ${rows.length} 行`
  const apply = () =>
    checked && editor.change((now) => remedied(now, checked.unitIds, drops, `${name}：${text}`))
  return (
    <Button
      variant="outline"
      size="sm"
      className="print-hidden mt-2"
      aria-disabled={isBehind}
      onClick={() => !isBehind && apply()}
    >
      {text}
    </Button>
  )
}
