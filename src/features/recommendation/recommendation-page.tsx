import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { type ReactNode, useCallback, useMemo } from 'react'
import type { PreferenceScore } from '~/contracts/score-records'
import { useCheckUp } from '~/entities/application-list/check-up/use-check-up'
import { useCheckable } from '~/entities/application-list/check-up/use-checkable'
import type { ListEditor } from '~/entities/application-list/editor/list-editor'
import { useUndoKeys } from '~/entities/application-list/editor/undo-buttons'
import { useNewListEditor } from '~/entities/application-list/editor/use-new-list-editor'
import { listDetailCalls } from '~/entities/application-list/list-detail.calls'
import { listPlace } from '~/entities/application-list/list-place'
import { rowElementId } from '~/entities/application-list/row-element-id'
import { useUnits } from '~/entities/application-list/use-units'
import { intentionCalls } from '~/entities/intention/intention.calls'
import { scoreRecordCalls } from '~/entities/score-record/score-record.calls'
import { scoreText } from '~/rules/exam/score-text'
import { applicationForm, unknownForm } from '~/rules/filing/application-form'
import type { Filtered } from '~/shared/address/address'
import { MissingLine } from '~/shared/answer/missing-line'
import { States } from '~/shared/answer/states'
import { MAYBE_GONE } from '~/shared/api/error-message'
import { isMissing } from '~/shared/api/is-missing'
import { idlePart } from '~/shared/lazy/use-lazy-part'
import { formatCount } from '~/shared/lib/text/format'
import { useUser } from '~/shared/session/session'
import { buttonVariants } from '~/shared/ui/button'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { LazyPart } from '~/shared/ui/lazy-part'
import { PageHeading } from '~/shared/ui/page-heading'
import { Skeleton } from '~/shared/ui/skeleton'
import { Candidates } from './candidates/candidates'
import { EditorProvider } from './editor/editor-context'
import { ListPanel } from './editor/list-panel'
import { PhoneBar } from './editor/phone-bar'
import { useAdding } from './editor/use-adding'
import { usePlaceOfNew } from './editor/use-place-of-new'
import { PendingWorkbench } from './pending-workbench'
import { NEW_LIST, type RecommendationFilters } from './recommendation.address'

const loadSwapBand = async () => (await import('./editor/swap-band')).SwapBand
const loadSaveNew = idlePart(async () => (await import('./editor/saving')).SaveNew)
const loadSavedList = idlePart(async () => (await import('./editor/saving')).SavedList)

interface RecommendationPageProps extends Filtered<RecommendationFilters> {
  readonly studentId: string
  readonly preferenceScoreId: string
  /** A list of the student's, or `NEW_LIST`. */
  readonly preferenceId: string
  readonly batch: string
}

/** Candidates for one score and batch, and beside them the list that is being made of them. */
export function RecommendationPage(props: RecommendationPageProps) {
  const { preferenceScoreId, preferenceId, batch } = props
  const record = useQuery(scoreRecordCalls.byId(preferenceScoreId))
  return (
    <div className="content-column py-6 max-lg:pb-24 md:py-10 [&>div>[role=alert]]:mt-3">
      <Link
        to="/fillIn"
        search={{ score: preferenceScoreId, batch }}
        className="print-hidden inline-flex min-h-11 items-center gap-1 text-sm text-primary md:min-h-6"
      >
        <ChevronLeft aria-hidden className="size-4" />
        成绩、批次和意向
      </Link>
      <PageHeading>
        {batch}：<span className="inline-block">从冲、稳、保里挑志愿</span>
      </PageHeading>
      {isMissing(record.error) ? (
        <Missing what="这条成绩" />
      ) : (
        <States of={record} name="成绩" pending={<PendingWorkbench />}>
          {(known) =>
            preferenceId === NEW_LIST ? (
              <NewList key={`${preferenceScoreId}|${batch}`} {...props} record={known} />
            ) : (
              <StoredList {...props} record={known} />
            )
          }
        </States>
      )}
    </div>
  )
}

interface WithRecord extends RecommendationPageProps {
  readonly record: PreferenceScore
}

function NewList(props: WithRecord) {
  const { studentId, preferenceScoreId, batch } = props
  const editor = useNewListEditor(preferenceScoreId, batch)
  const user = useUser()
  return (
    <Workbench
      {...props}
      listId={`${NEW_LIST}-${preferenceScoreId}`}
      editor={editor}
      saving={
        user?.id === studentId ? (
          <LazyPart
            name="保存志愿表"
            load={loadSaveNew}
            pending={<Skeleton className="h-44" />}
            props={{ studentId, preferenceScoreId, batch, editor }}
          />
        ) : (
          <NotSaved studentId={studentId} isStored={editor.isStored} />
        )
      }
    />
  )
}

function StoredList(props: WithRecord) {
  const list = useQuery(listDetailCalls.detail(props.preferenceId))
  if (isMissing(list.error)) return <Missing what="这份志愿表" />
  return (
    <States of={list} name="志愿表" pending={<PendingWorkbench />}>
      {(known) => (
        <LazyPart
          key={known.id}
          name="志愿表"
          load={loadSavedList}
          pending={<PendingWorkbench />}
          props={{
            list: known,
            children: (editor, saving) => (
              <Workbench {...props} listId={known.id} editor={editor} saving={saving} />
            ),
          }}
        />
      )}
    </States>
  )
}

interface WorkbenchProps extends WithRecord {
  /** Seeds the simulation: the same list has the same figures. */
  readonly listId: string
  readonly editor: ListEditor
  readonly saving: ReactNode
}

/** Candidates, and the list beside them: at the right on a desktop, in a sheet from below on a phone. */
function Workbench(props: WorkbenchProps) {
  const { record, batch, editor, saving, listId, filters, change, preferenceId } = props
  const { id: preferenceScoreId, province, year, rank, studentId, subject } = record
  // What a card shows keeps its identity: a filter draws a thousand of them anew otherwise.
  const form = useMemo(() => applicationForm(province, year, batch), [province, year, batch])
  const { items, edit, said } = editor
  const wishes = useQuery(intentionCalls.of(studentId))
  const units = useUnits(
    { preferenceScoreId, batch },
    items.map(({ schoolId }) => schoolId),
  )
  const frame = useMemo(
    () => ({ ...record, preferenceScoreId, id: listId, batch }),
    [record, preferenceScoreId, listId, batch],
  )
  const checkUp = useCheckUp(useCheckable(frame, items, units))
  const placeOf = usePlaceOfNew(frame, units.byId)
  useUndoKeys(editor)
  const adding = useAdding(editor, form, wishes, placeOf)
  const { swap } = filters
  const onSwapped = useBackToRow(props)
  const { checked } = checkUp
  const inView = useMemo(
    () => form && { items, edit, said, form, swap, onSwapped, checked, ...adding },
    [items, edit, said, form, swap, onSwapped, checked, adding],
  )
  if (!form || !inView) return <EmptyRegion>{unknownForm(province)}</EmptyRegion>
  const panel = <ListPanel editor={editor} checkUp={checkUp} saving={saving} />
  const about = `${province} ${year} 年 ${subject} · ${scoreText(record)} · 位次\u00a0${formatCount(rank)}`
  return (
    <EditorProvider value={inView}>
      <p className="mt-1 text-sm text-muted-foreground">{about}</p>
      <MissingLine of={[wishes]} name="意向（加入志愿时按它选专业）" />
      {swap && (
        <LazyPart
          name="替换"
          load={loadSwapBand}
          pending={<Skeleton className="mt-3 h-12" />}
          props={{
            list: { id: preferenceId, studentId, preferenceScoreId, batch },
            loose: filters.loose,
            onEnd: () => change({ swap: undefined, loose: [], from: undefined, to: undefined }),
          }}
        />
      )}
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Candidates
          {...{ filters, change, studentId, preferenceScoreId, batch, form, rank, province }}
          key={`${studentId}|${batch}|${swap}`}
        />
        <aside
          aria-label="正在填的志愿表"
          className="sticky top-18 max-h-[calc(100dvh-5rem)] self-start overflow-y-auto pr-2 max-lg:hidden"
        >
          <h2 className="mb-2 text-lg font-medium">正在填的志愿表</h2>
          {panel}
        </aside>
      </div>
      <PhoneBar checkUp={checkUp}>{panel}</PhoneBar>
    </EditorProvider>
  )
}

/** Goes to the page of the list, to the row that was swapped. The swap is saved on the way. */
function useBackToRow({ studentId, preferenceScoreId, preferenceId }: RecommendationPageProps) {
  const navigate = useNavigate()
  return useCallback(
    (unitId: string) =>
      void navigate({
        ...listPlace({ id: preferenceId, studentId, preferenceScoreId }),
        hash: rowElementId(unitId),
      }),
    [navigate, studentId, preferenceScoreId, preferenceId],
  )
}

/** Who looks for a student makes a list in the student's record, and adds to it from there. */
function NotSaved({ studentId, isStored }: { studentId: string; isStored: boolean }) {
  return (
    <div className="grid justify-items-start gap-2 border-t pt-3">
      <p className="text-sm text-muted-foreground">
        这里挑的{isStored ? '只留在本机' : '本机存不下，关闭页面会丢失'}
        。要给学生做方案，先在学生档案里制定志愿表，再从那份表里加志愿。
      </p>
      <Link
        to="/myStudentDetail"
        search={{ id: studentId }}
        className={buttonVariants({ variant: 'outline', size: 'sm' })}
      >
        去学生档案
      </Link>
    </div>
  )
}

function Missing({ what }: { what: string }) {
  return (
    <EmptyRegion className="mt-6">
      <p>
        没有{what}，{MAYBE_GONE}
      </p>
      <Link to="/fillIn" className={buttonVariants({ variant: 'outline', size: 'sm', className: 'mt-4' })}>
        重新选成绩和批次
      </Link>
    </EmptyRegion>
  )
}
