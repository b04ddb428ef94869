import { useMemo } from 'react'
import type { ApplicationItem, ApplicationListDetail } from '~/contracts/application-lists'
import { SELF_CREATED, SUBJECTS } from '~/contracts/reference'
import { checkedList } from '~/entities/application-list/checked-list'
import { type Checkable, type CheckUpState, useCheckUp } from '~/entities/application-list/use-check-up'
import { type Editing, useEditing } from '~/entities/application-list/use-editing'
import { type KnownUnits, useUnits } from '~/entities/application-list/use-units'
import { type ApplicationForm, applicationForm } from '~/shared/domain/filing/application-form'
import { useUser } from '~/shared/session/session'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { RetryButton } from '~/shared/ui/retry-button'
import { TrustLine } from '~/shared/ui/trust-line'
import { CheckUpPanel } from '../check-up/check-up-panel'
import { ConflictPanel } from '../editing/conflict-panel'
import { EditBar } from '../editing/edit-bar'
import { Remedy } from '../editing/remedy'
import { AdjustControl, RowControls } from '../editing/row-controls'
import { useKeptFocus } from '../editing/use-kept-focus'
import { LateReplay } from '../replay/late-replay'
import { ListFacts } from './list-facts'
import { ListRow, rowElementId } from './list-row'

/** A list as a sheet: its facts, its rows, and the check-up beside them (below them on a phone). */
export function ListSheet({ list }: { list: ApplicationListDetail }) {
  const form = applicationForm(list.province, list.year, list.batch ?? undefined)
  if (!form) return <EmptyRegion>不认识 {list.province} 的志愿填报办法</EmptyRegion>
  return <Sheet list={list} form={form} />
}

interface SheetProps {
  readonly list: ApplicationListDetail
  readonly form: ApplicationForm
}

function Sheet({ list, form }: SheetProps) {
  const editable = useIsEditable(list)
  const editing = useEditing(list, editable)
  const { items, session } = editing
  const schoolIds = items.map(({ schoolId }) => schoolId)
  const units = useUnits(list, schoolIds)
  const checkable = useCheckable(list, items, units)
  const checkUp = useCheckUp(checkable)
  return (
    <>
      <ListFacts list={list} form={form} count={items.length} />
      <div className="mt-4 grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          {units.failed > 0 && (
            <RetryButton name={`${units.failed} 所院校的往年位次`} onRetry={units.retry} />
          )}
          {editable && <EditBar editing={editing} />}
          {session.theirs && (
            <ConflictPanel mine={items} theirs={session.theirs.items} onTake={editing.take} />
          )}
          <Rows
            items={items}
            form={form}
            units={units}
            checkUp={checkUp}
            edit={editable ? editing.edit : undefined}
          />
          <TrustLine className="mt-4" source={`${list.province}往年录取情况和招生计划`} addressOnPaper />
        </div>
        <aside className="lg:sticky lg:top-18 lg:max-h-[calc(100dvh-5rem)] lg:self-start lg:overflow-y-auto lg:pr-2 print:max-h-none print:static">
          {checkable || units.isPending ? (
            <CheckUpPanel
              state={checkUp}
              elementOf={rowElementId}
              {...(editable && { remedyOf: (finding) => <Remedy {...{ finding, checkUp, editing }} /> })}
            />
          ) : (
            <NotChecked isEmpty={items.length === 0} />
          )}
        </aside>
      </div>
      {checkable && <LateReplay list={checkable.list} form={form} />}
    </>
  )
}

/** The list as the check-up reads it; undefined while its lines are on their way, and where it cannot be checked. */
function useCheckable(
  list: ApplicationListDetail,
  items: readonly ApplicationItem[],
  units: KnownUnits,
): Checkable | undefined {
  const user = useUser()
  const ids = user?.id === list.studentId ? user.subjects : undefined
  return useMemo(() => {
    if (units.isPending) return undefined
    const electives = ids && SUBJECTS.filter(({ id }) => ids.includes(id)).map(({ label }) => label)
    const checked = checkedList(list, items, units.byId, electives?.length ? electives : undefined)
    return checked && { list: checked, unitIds: items.map(({ unitId }) => unitId) }
  }, [list, items, units, ids])
}

interface RowsProps {
  readonly items: readonly ApplicationItem[]
  readonly form: ApplicationForm
  readonly units: KnownUnits
  readonly checkUp: CheckUpState
  /** Absent where the list is only read. */
  readonly edit: Editing['edit'] | undefined
}

function Rows({ items, form, units, checkUp: { checked }, edit }: RowsProps) {
  const noteFocus = useKeptFocus(items, 'list-rows')
  if (items.length === 0) return <EmptyRegion>这份志愿表里还没有志愿</EmptyRegion>
  const tiers = new Map(checked?.unitIds.map((unitId, index) => [unitId, checked.result.tiers[index]]))
  return (
    <ol
      id="list-rows"
      tabIndex={-1}
      aria-label="志愿"
      className="border-t"
      onFocus={(event) => noteFocus(event.target.id)}
    >
      {items.map((item, index) => (
        <ListRow
          key={item.unitId}
          item={item}
          place={index + 1}
          form={form}
          unit={units.byId.get(item.unitId)}
          isPending={units.isPending}
          tier={tiers.get(item.unitId)}
          {...(edit && {
            controls: <RowControls item={item} place={index + 1} items={items} edit={edit} />,
            adjustControl: <AdjustControl item={item} items={items} edit={edit} />,
          })}
        />
      ))}
    </ol>
  )
}

/** A student changes the lists that they have made; a planner's is a proposal. */
function useIsEditable({ studentId, createdType }: ApplicationListDetail): boolean {
  const user = useUser()
  return user?.id === studentId && createdType === SELF_CREATED
}

function NotChecked({ isEmpty }: { isEmpty: boolean }) {
  return (
    <section aria-label="体检">
      <h2 className="text-lg font-medium">体检</h2>
      <p className="mt-2 text-sm text-muted-foreground">
        {isEmpty ? '填了志愿才能体检。' : '这份志愿表没有记下位次或科类，不能体检。'}
      </p>
    </section>
  )
}
