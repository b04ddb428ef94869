import { useCallback, useContext, useMemo, useState } from 'react'
import type { ApplicationListDetail } from '~/contracts/application-lists'
import { AdviceContext } from '~/entities/application-list/advice/advice-context'
import type { ListOfCandidates } from '~/entities/application-list/candidates-place'
import type { Checkable } from '~/entities/application-list/check-up/use-check-up'
import type { SavedListEditor } from '~/entities/application-list/editor/use-list-editor'
import type { Items } from '~/entities/application-list/edits'
import { useListNotes } from '~/entities/application-list/notes/list-notes'
import { opinionsByRow } from '~/entities/application-list/notes/stored-replies'
import type { KnownUnits } from '~/entities/application-list/use-units'
import type { MissingTier } from '~/entities/rank/tier-mark'
import type { TierName } from '~/rules/chance/tier-name'
import type { ApplicationForm } from '~/rules/filing/application-form'
import { Button } from '~/shared/ui/button'
import { LazyPart } from '~/shared/ui/lazy-part'
import { BulkBar } from './bulk-bar'
import { withComments } from './comment-opinions'
import { type Marks, marksAmong, NO_MARKS } from './marks'
import { RowDetail } from './row-detail'
import { RowGrid } from './row-grid'
import { SentenceField } from './sentence-field'
import { sentenceEdits } from './sentence-rows'
import { Suggestion } from './suggestion'
import { useSampledYears } from './use-sampled-years'
import { useView, type View } from './view'
import { ViewOptions } from './view-options'

const loadKeySheet = async () => (await import('./key-sheet')).KeySheet

export interface ArrangePanelProps {
  readonly list: ListOfCandidates & Pick<ApplicationListDetail, 'rank' | 'province'>
  readonly editor: SavedListEditor
  readonly form: ApplicationForm
  readonly units: KnownUnits
  readonly tiers: ReadonlyMap<string, TierName | undefined>
  readonly missing: MissingTier
  /** The list as it was checked last; absent while it has not been. */
  readonly checked: Checkable | undefined
  /** How the address groups the rows; undefined where it says nothing. */
  readonly group: View['group'] | undefined
  readonly onGroup: (group: View['group']) => void
}

/** A list in one line a row, to be ordered by dragging or by keyboard. Several rows can be changed at once. */
export function ArrangePanel(props: ArrangePanelProps) {
  const { list, editor, form, units, tiers, missing, checked, group, onGroup } = props
  const { items, edit, change } = editor
  const { id, studentId, rank, province } = list
  const [marks, setMarks] = useState<Marks>(NO_MARKS)
  const [kept, keepView] = useView()
  const view = useMemo(() => ({ ...kept, group: group ?? kept.group }), [kept, group])
  const setView = (next: View) => {
    keepView(next)
    if (next.group !== view.group) onGroup(next.group)
  }
  const [showsKeys, showKeys] = useState(false)
  const { rows: notes = {}, replies } = useListNotes(id)
  const comments = useContext(AdviceContext).advice?.comments
  const opinions = useMemo(() => withComments(opinionsByRow(replies), comments), [replies, comments])
  const noted = new Set([...Object.keys(notes), ...(comments ?? []).flatMap(({ unitId }) => unitId ?? [])])
  // A row that is gone is marked no more.
  const chosen = marksAmong(
    marks,
    items.map(({ unitId }) => unitId),
  )
  const { byId, isPending } = units
  const years = useSampledYears(checked)
  const tierText = [...tiers].join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: The tiers are made anew with each render; their text says when they change.
  const edits = useMemo(() => sentenceEdits(byId, tiers, form.adjustment), [byId, tierText, form.adjustment])
  const detailOf = useCallback(
    (item: Items[number]) => (
      <RowDetail list={list} unit={byId.get(item.unitId)} {...{ item, form, isPending, change }} />
    ),
    [list, byId, form, isPending, change],
  )
  return (
    <div className="print-hidden">
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {checked && (
          <Suggestion studentId={studentId} items={items} units={units} checked={checked} edit={edit} />
        )}
        <ViewOptions view={view} onChange={setView} />
        <Button variant="ghost" size="sm" className="max-md:hidden" onClick={() => showKeys(true)}>
          按键 <kbd className="rounded border bg-muted px-1.5 font-sans">?</kbd>
        </Button>
      </div>
      <p className="mt-2 text-sm text-muted-foreground">
        <span className="max-md:hidden">
          ↑↓ 走到一行，Alt+↑↓ 搬动它；输入数字再按 Enter，移到那一位。也可以拖左边的手柄。
        </span>
        <span className="md:hidden">拖左边的手柄换位置，点一行看详情。</span>
      </p>
      <SentenceField items={items} home={province} edits={edits} edit={edit} />
      <RowGrid
        {...{ items, rank, tiers, missing, years, view, marks, chosen, setMarks, edit, detailOf }}
        units={byId}
        adjustment={form.adjustment}
        noted={noted}
        opinions={opinions}
        showKeys={() => showKeys(true)}
      />
      <BulkBar
        items={items}
        chosen={chosen}
        adjustment={form.adjustment}
        edit={edit}
        onChoose={(unitIds) => setMarks({ units: new Set(unitIds), from: undefined })}
      />
      {showsKeys && (
        <LazyPart
          name="按键表"
          load={loadKeySheet}
          pending={null}
          props={{ onClose: () => showKeys(false) }}
        />
      )}
    </div>
  )
}
