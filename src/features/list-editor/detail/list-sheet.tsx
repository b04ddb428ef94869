import { useMemo } from 'react'
import type { ApplicationListDetail } from '~/contracts/application-lists'
import { missingTier, tiersOf, useCheckUp } from '~/entities/application-list/check-up/use-check-up'
import { useCheckable } from '~/entities/application-list/check-up/use-checkable'
import { otherVersionOf } from '~/entities/application-list/editor/editor-state'
import { LazyGoneList } from '~/entities/application-list/editor/lazy-gone-list'
import { type SavedListEditor, useListEditor } from '~/entities/application-list/editor/use-list-editor'
import type { ListFilters } from '~/entities/application-list/list.address'
import { PendingRisk } from '~/entities/application-list/pending-list'
import { ScoreNotice } from '~/entities/application-list/score/score-notice'
import { missingUnits, unitsAsShown, useUnits } from '~/entities/application-list/use-units'
import { whyUncheckable } from '~/rules/check-up/uncheckable'
import { type ApplicationForm, applicationForm, unknownForm } from '~/rules/filing/application-form'
import type { Filtered } from '~/shared/address/address'
import { MissingLine } from '~/shared/answer/missing-line'
import { mayEditList } from '~/shared/domain/access'
import { idlePart } from '~/shared/lazy/use-lazy-part'
import { usePainted } from '~/shared/react/use-painted'
import { useUser } from '~/shared/session/session'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { LazyPart } from '~/shared/ui/lazy-part'
import { Skeleton } from '~/shared/ui/skeleton'
import { TrustLine } from '~/shared/ui/trust-line'
import { ListFacts } from './list-facts'
import { ListMain } from './list-main'
import type { ListParts, ShownList } from './list-parts'

// Its figures take longer than its code.
const loadCheckUp = idlePart(async () => (await import('../editing/list-check-up')).ListCheckUp)
// Few lists need them. They come with the page's idle parts, so that they are there when the network is not.
const loadConflict = idlePart(async () => (await import('../editing/conflict-panel')).ConflictPanel)
const loadOtherDraft = idlePart(async () => (await import('../editing/conflict-panel')).OtherDraftPanel)

/** A list as a sheet: its facts, its rows, and the check-up beside them (below them on a phone). */
export function ListSheet({ list, ...shown }: Omit<SheetProps, 'form'>) {
  const { province, year, batch } = list
  const form = useMemo(() => applicationForm(province, year, batch ?? undefined), [province, year, batch])
  if (!form) return <EmptyRegion>{unknownForm(province)}</EmptyRegion>
  return <Sheet list={list} form={form} {...shown} />
}

interface SheetProps extends Filtered<ListFilters> {
  readonly list: ApplicationListDetail
  readonly form: ApplicationForm
  readonly parts: ListParts
}

function Sheet({ list, form, parts, filters, change }: SheetProps) {
  const user = useUser()
  const editable = mayEditList(list, user)
  const editor = useListEditor(list, editable)
  const { items } = editor
  const schoolIds = items.map(({ schoolId }) => schoolId)
  const units = useUnits(list, schoolIds)
  // A change is painted before it is checked and laid out for paper.
  const settled = usePainted(items)
  const checkable = useCheckable(list, settled, units)
  const answered = useCheckUp(checkable)
  const checkUp = { ...answered, isBehind: answered.isBehind || settled !== items }
  const { checked } = checkUp
  const tiers = useMemo(() => tiersOf(checked), [checked])
  const shownUnits = useMemo(() => unitsAsShown(units, tiers), [units, tiers])
  const isOwner = user?.id === list.studentId
  const about = { list, form, editor, units, shownUnits, tiers, checkable, checkUp, editable, isOwner }
  const shown: ShownList = { ...about, filters, change }
  return (
    <parts.Advised {...shown}>
      <ListFacts list={list} form={form} count={items.length} />
      <ScoreNotice list={list} />
      <parts.Tools {...shown} />
      <parts.Family {...shown} />
      <parts.Proposal {...shown} />
      <parts.Draft {...shown} />
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem] print:block">
        <div>
          <MissingLine {...missingUnits(units)} />
          <Unsettled list={list} editor={editor} />
          <ListMain
            list={list}
            editor={editor}
            form={form}
            units={shownUnits}
            checkUp={checkUp}
            tiers={tiers}
            missing={missingTier(checkable, answered, units)}
            editable={editable}
            filters={filters}
            change={change}
          />
          <parts.Paper list={list} items={settled} form={form} />
          <TrustLine className="mt-4" source={`${list.province}往年录取情况和招生计划`} addressOnPaper />
        </div>
        <aside className="lg:sticky lg:top-18 lg:max-h-[calc(100dvh-5rem)] lg:self-start lg:overflow-y-auto lg:pr-2 print:hidden">
          {checkable || units.isPending ? (
            <LazyPart
              name="检查"
              load={loadCheckUp}
              pending={<PendingCheckUp />}
              props={{ list, editor, units: shownUnits, checkUp, editable }}
            />
          ) : (
            <NotChecked why={whyUncheckable({ ...list, size: items.length })} />
          )}
        </aside>
      </div>
      <parts.Advice {...shown} />
      <parts.Versions {...shown} />
      <parts.Replay {...shown} />
    </parts.Advised>
  )
}

/** What she has to decide before the changes can be saved. */
function Unsettled({ list, editor }: { list: ApplicationListDetail; editor: SavedListEditor }) {
  const { theirs, others, saveState } = editor
  const [otherDraft] = others
  const other = otherVersionOf(editor)
  if (saveState.kind === 'failed' && saveState.isGone) return <LazyGoneList id={list.id} />
  if (!other) return null
  if (theirs) {
    return (
      <LazyPart
        name="两个版本"
        load={loadConflict}
        pending={<Skeleton of="rows" className="my-4 h-40" />}
        props={{ editor, other }}
      />
    )
  }
  return otherDraft ? (
    <LazyPart
      key={otherDraft.kept.key}
      name="另一份没有保存的修改"
      load={loadOtherDraft}
      pending={<Skeleton of="rows" className="my-4 h-40" />}
      props={{ editor, other }}
    />
  ) : null
}

function PendingCheckUp() {
  return (
    <section aria-label="检查" aria-busy>
      <h2 className="text-lg font-medium">检查</h2>
      <p role="status" className="mt-3 text-sm">
        正在查…
      </p>
      <PendingRisk className="mt-3" />
    </section>
  )
}

function NotChecked({ why }: { why: string | undefined }) {
  return (
    <section aria-label="检查">
      <h2 className="text-lg font-medium">检查</h2>
      <p className="mt-2 text-sm text-muted-foreground">{why}</p>
    </section>
  )
}
