import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import type { ListEditor } from '~/entities/application-list/editor/list-editor'
import type { Items } from '~/entities/application-list/edits'
import type { RowOpinion } from '~/entities/application-list/notes/stored-replies'
import { type MissingTier, tierColour } from '~/entities/rank/tier-mark'
import type { TierName } from '~/rules/chance/tier-name'
import { cn } from '~/shared/ui/cn'
import { ArrangedYears } from './arranged-years'
import { CELL, gridRole, groupRole, HEAD_ROW } from './grid-roles'
import { groupsOf } from './groups'
import { extended, type Marks, toggled } from './marks'
import { type RowActs, SortableRow } from './sortable-row'
import { SortableRows } from './sortable-rows'
import { useNearRows } from './use-near-rows'
import { useRowActs } from './use-row-acts'
import { useRowKeys } from './use-row-keys'
import type { ListYears } from './use-sampled-years'
import type { View } from './view'

export interface RowGridProps {
  readonly items: Items
  readonly rank: number | null | undefined
  /** Whether the province has 服从调剂. */
  readonly adjustment: boolean
  readonly units: ReadonlyMap<string, RecommendedUnit>
  readonly tiers: ReadonlyMap<string, TierName | undefined>
  readonly missing: MissingTier
  /** Absent while the list is not judged, and where choices are read in sequence. */
  readonly years: ListYears | undefined
  readonly noted: ReadonlySet<string>
  /** What the family thinks of a row; keeps its identity. */
  readonly opinions: ReadonlyMap<string, readonly RowOpinion[]>
  readonly view: View
  readonly marks: Marks
  readonly chosen: ReadonlySet<string>
  readonly setMarks: (marks: Marks) => void
  readonly edit: ListEditor['edit']
  /** Keeps its identity. */
  readonly detailOf: RowActs['detailOf']
  readonly showKeys: () => void
}

/** The rows of a list to be ordered: one stop of Tab, arrows inside. */
export function RowGrid(props: RowGridProps) {
  const {
    items,
    rank,
    adjustment,
    units,
    tiers,
    missing,
    years,
    noted,
    opinions,
    view,
    marks,
    chosen,
    setMarks,
    edit,
    detailOf,
    showKeys,
  } = props
  const [openRows, setOpenRows] = useState<ReadonlySet<string>>(new Set())
  const keyOf = useRowKeys(items)
  const { near, watch, bring } = useNearRows()
  const cityOf = (item: Items[number]) => units.get(item.unitId)?.cityName ?? item.provinceName
  const tierOf = (item: Items[number]) => tiers.get(item.unitId) ?? missing
  const groups = groupsOf(items, { none: undefined, tier: tierOf, city: cityOf }[view.group])
  const isGrouped = view.group !== 'none'
  const key = groups.flatMap(({ rows }) => rows.map(({ item }) => item.unitId)).join(' ')
  const order = useMemo(() => (key === '' ? [] : key.split(' ')), [key])
  const groupNames = new Map(groups.flatMap(({ name, rows }) => rows.map(({ item }) => [item.unitId, name])))

  const open = useCallback((unitId: string) => setOpenRows((now) => toggled(asMarks(now), unitId).units), [])
  const { current, digits, handlers } = useRowActs({
    items,
    order,
    groupOf: (unitId) => groupNames.get(unitId),
    marks,
    chosen,
    setMarks,
    edit,
    open,
    showKeys,
  })
  const latest = useRef({ marks, order })
  useLayoutEffect(() => {
    latest.current = { marks, order }
  })
  const mark = useCallback(
    (unitId: string, range: boolean) => {
      const now = latest.current
      setMarks(range ? extended(now.marks, now.order, unitId) : toggled(now.marks, unitId))
    },
    [setMarks],
  )
  const acts = useMemo(() => ({ mark, open, detailOf, watch, bring }), [mark, open, detailOf, watch, bring])
  return (
    <>
      <SortableRows items={items} edit={edit}>
        {(dragged) => (
          <>
            <div {...gridRole('排序', items.length)} className="mt-2 border-t" {...handlers}>
              {groups.map(({ name, rows }) => (
                <div key={name ?? ''} {...groupRole(name)}>
                  {name !== undefined && (
                    <GroupHead name={name} count={rows.length} isTier={view.group === 'tier'} />
                  )}
                  {rows.map(({ item, place }) => (
                    <SortableRow
                      key={keyOf(item.unitId)}
                      item={item}
                      place={place + 1}
                      unit={units.get(item.unitId)}
                      rank={rank}
                      declines={adjustment && !item.adjust}
                      tier={tiers.get(item.unitId)}
                      missing={missing}
                      city={cityOf(item)}
                      hidden={view.hidden}
                      hasNote={noted.has(item.unitId)}
                      opinions={opinions.get(item.unitId)}
                      isChosen={chosen.has(item.unitId)}
                      isOpen={openRows.has(item.unitId)}
                      isCurrent={item.unitId === current}
                      isDragged={item.unitId === dragged}
                      isNear={isGrouped ? undefined : item.unitId === dragged || near.has(item.unitId)}
                      acts={acts}
                    />
                  ))}
                </div>
              ))}
            </div>
            {years && (
              <section
                aria-label="可能的年份"
                className={cn(
                  'z-10 bg-background pt-2',
                  // On a phone it would cover what a sentence changes while that is written.
                  chosen.size === 0 && 'sticky bottom-0 max-md:peer-focus-within:static',
                )}
              >
                <ArrangedYears items={items} years={years} tiers={tiers} />
              </section>
            )}
          </>
        )}
      </SortableRows>
      <p role="status" className={digits === '' ? 'sr-only' : DIGITS}>
        {digits !== '' && `第 ${digits} 位：按 Enter 把这一行移过去，按 G 去看那一行`}
      </p>
    </>
  )
}

const DIGITS =
  'fixed inset-x-0 bottom-32 z-30 mx-auto w-fit rounded-lg border bg-surface px-4 py-2 font-medium shadow-raised'

const asMarks = (units: ReadonlySet<string>): Marks => ({ units, from: undefined })

function GroupHead({ name, count, isTier }: { name: string; count: number; isTier: boolean }) {
  return (
    <div {...HEAD_ROW} className="border-b bg-muted/50 px-2 py-1 text-sm">
      <span {...CELL} className={isTier ? tierColour(name as TierName) : ''}>
        {name} <span className="text-muted-foreground">{count} 个</span>
      </span>
    </div>
  )
}
