import type { ReactNode } from 'react'
import { RiskFigures } from '~/entities/application-list/check-up/risk-figures'
import { type CheckUpState, tiersOf } from '~/entities/application-list/check-up/use-check-up'
import type { ListEditor } from '~/entities/application-list/editor/list-editor'
import { UndoButtons } from '~/entities/application-list/editor/undo-buttons'
import { itemName, removed } from '~/entities/application-list/edits'
import { TierMark } from '~/entities/rank/tier-mark'
import { useRowPresses } from '~/shared/react/use-row-presses'
import { Button } from '~/shared/ui/button'
import { Earlier } from '~/shared/ui/earlier'
import { useEditor } from './editor-context'

interface ListPanelProps {
  readonly editor: ListEditor
  readonly checkUp: CheckUpState
  /** How it is saved. */
  readonly saving: ReactNode
}

/** The list that is being made: how full, what it risks, its rows, and how it is saved. */
export function ListPanel({ editor, checkUp, saving }: ListPanelProps) {
  const { items, edit, said } = editor
  const { form } = useEditor()
  const { checked, isBehind } = checkUp
  const holdBack = useRowPresses()
  const tiers = tiersOf(checked)
  return (
    <div className="grid gap-4">
      <p>
        已填 <span className="text-2xl font-medium">{items.length}</span>
        {form.choiceCount !== undefined && ` / ${form.choiceCount}`} 个志愿
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
      {items.length === 0 ? (
        <p className="text-sm text-muted-foreground">
          还没有志愿。从候选里点“加入”，这里会显示先后、冲稳保和滑档的可能。
        </p>
      ) : (
        <>
          {checked && (
            <Earlier when={isBehind} className="border-t pt-3">
              <RiskFigures result={checked.result} />
            </Earlier>
          )}
          <ol aria-label="正在填的志愿表" className="border-t" onClickCapture={holdBack}>
            {items.map((item, index) => (
              <li key={item.unitId} className="flex items-center gap-2 border-b py-1.5 text-sm">
                <span className="w-6 shrink-0 text-right text-muted-foreground">{index + 1}</span>
                <TierMark tier={tiers.get(item.unitId)} />
                <span className="min-w-0 flex-1">
                  {itemName(item)}
                  {form.majorsPerChoice === 1 && item.majors[0] && (
                    <span className="block text-muted-foreground">{item.majors[0].majorName}</span>
                  )}
                </span>
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`从志愿表移出 ${itemName(item)}`}
                  onClick={() => edit(removed(items, item.unitId))}
                >
                  移出
                </Button>
              </li>
            ))}
          </ol>
        </>
      )}
      <div className="flex flex-wrap gap-2">
        <UndoButtons editor={editor} />
      </div>
      {saving}
    </div>
  )
}
