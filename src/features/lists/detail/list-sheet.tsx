import { useMemo } from 'react'
import type { ApplicationItem, ApplicationListDetail } from '~/contracts/application-lists'
import { SUBJECTS } from '~/contracts/reference'
import { type ApplicationForm, applicationForm } from '~/shared/domain/filing/application-form'
import { useUser } from '~/shared/session/session'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { RetryButton } from '~/shared/ui/retry-button'
import { TrustLine } from '~/shared/ui/trust-line'
import { CheckUpPanel } from '../check-up/check-up-panel'
import { type Checkable, type CheckUpState, useCheckUp } from '../check-up/use-check-up'
import { checkedList } from './checked-list'
import { ListFacts } from './list-facts'
import { ListRow, rowElementId } from './list-row'
import { type KnownUnits, useUnits } from './use-units'

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
  const { items } = list
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
          <Rows items={items} form={form} units={units} checkUp={checkUp} />
          <TrustLine className="mt-4" source={`${list.province}往年录取情况和招生计划`} addressOnPaper />
        </div>
        <aside className="lg:sticky lg:top-18 lg:max-h-[calc(100dvh-5rem)] lg:self-start lg:overflow-y-auto lg:pr-2 print:max-h-none print:static">
          {checkable || units.isPending ? (
            <CheckUpPanel state={checkUp} elementOf={rowElementId} />
          ) : (
            <NotChecked isEmpty={items.length === 0} />
          )}
        </aside>
      </div>
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
}

function Rows({ items, form, units, checkUp: { checked } }: RowsProps) {
  if (items.length === 0) return <EmptyRegion>这份志愿表里还没有志愿</EmptyRegion>
  const tiers = new Map(checked?.unitIds.map((unitId, index) => [unitId, checked.result.tiers[index]]))
  return (
    <ol aria-label="志愿" className="border-t">
      {items.map((item, index) => (
        <ListRow
          key={item.unitId}
          item={item}
          place={index + 1}
          form={form}
          unit={units.byId.get(item.unitId)}
          isPending={units.isPending}
          tier={tiers.get(item.unitId)}
        />
      ))}
    </ol>
  )
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
