import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { ApplicationListDetail } from '~/contracts/application-lists'
import { ListRisk } from '~/entities/application-list/check-up/list-risk'
import { SideChoice } from '~/entities/application-list/diff/side-choice'
import { SaveNewList } from '~/entities/application-list/editor/save-new-list'
import { itemName } from '~/entities/application-list/edits'
import { listPlace } from '~/entities/application-list/list-place'
import type { ApplicationForm } from '~/rules/filing/application-form'
import type { AlignedRow } from './aligned-rows'
import { choiceText } from './choice-text'
import { mergedTwo, type TwoChoice, type TwoSide } from './merged-two'

export interface MergeTwoProps {
  readonly left: ApplicationListDetail
  readonly right: ApplicationListDetail
  readonly form: ApplicationForm
  readonly choice: TwoChoice
  /** Rows whose majors or 服从 differ. */
  readonly conflicts: readonly AlignedRow[]
  readonly onSide: (unitId: string, side: TwoSide) => void
}

/** The list that two make: how it holds, what differs in them, and the way to keep it as a new one. */
export function MergeTwo({ left, right, form, choice, conflicts, onSide }: MergeTwoProps) {
  const navigate = useNavigate()
  const { items, left: over } = useMemo(
    () => mergedTwo(left.items, right.items, choice, form.choiceCount),
    [left.items, right.items, choice, form.choiceCount],
  )
  // A list that keeps its identity is not checked anew.
  const list = useMemo(() => ({ ...right, items: [...items] }), [right, items])
  const { studentId, preferenceScoreId, batch } = right
  const side = (unitId: string): TwoSide =>
    choice.sides.get(unitId) ?? (choice.order === 'right' ? 'right' : 'left')
  return (
    <section aria-label="合成的表" className="print-hidden mt-6 grid max-w-3xl gap-3 rounded border p-4">
      <h2 className="text-lg font-medium">合成的表：{items.length} 个志愿</h2>
      {over > 0 && (
        <p className="text-sm">
          最多 {form.choiceCount} 个，排在最后的 {over} 个放不下。
        </p>
      )}
      <dl>
        <ListRisk label="合成的" list={list} />
      </dl>
      {preferenceScoreId && batch && (
        <div className="max-w-md">
          <SaveNewList
            key={`${left.id} ${right.id}`}
            {...{ studentId, preferenceScoreId, batch, items }}
            title="合成的表"
            label="存成一份新表"
            hint="两份原来的表都不动。"
            onSaved={(list) => void navigate(listPlace({ id: list.id, studentId, preferenceScoreId }))}
          />
        </div>
      )}
      {conflicts.length > 0 && (
        <div>
          <p className="text-sm">{conflicts.length} 行两边都有、写法不同，逐行选：</p>
          {conflicts.map(({ item, other }) => (
            <SideChoice
              key={item.unitId}
              name={itemName(item)}
              chosen={side(item.unitId) === 'left' ? 'mine' : 'theirs'}
              mine={`左边：${other ? choiceText(other, item) : ''}`}
              theirs={`右边：${other ? choiceText(item, other) : ''}`}
              onChoose={(chosen) => onSide(item.unitId, chosen === 'mine' ? 'left' : 'right')}
            />
          ))}
        </div>
      )}
    </section>
  )
}
