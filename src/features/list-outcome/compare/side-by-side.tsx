import { useMemo } from 'react'
import type { ApplicationListDetail } from '~/contracts/application-lists'
import { missingTier, tiersOf, useCheckUp } from '~/entities/application-list/check-up/use-check-up'
import { useCheckable } from '~/entities/application-list/check-up/use-checkable'
import { Differences } from '~/entities/application-list/diff/differences'
import { itemDiff } from '~/entities/application-list/diff/item-diff'
import { missingUnits, unitsAsShown, useUnits } from '~/entities/application-list/use-units'
import { applicationForm } from '~/rules/filing/application-form'
import { MissingLine } from '~/shared/answer/missing-line'
import { DataTable } from '~/shared/table/data-table'
import { Button } from '~/shared/ui/button'
import { LazyPart } from '~/shared/ui/lazy-part'
import { Skeleton } from '~/shared/ui/skeleton'
import { alignedRows, moveText } from './aligned-rows'
import type { TwoChoice, TwoSide } from './merged-two'
import { sideColumns, takenOf } from './side-columns'

const loadRisks = async () => (await import('./two-risks')).TwoRisks
const loadMerge = async () => (await import('./merge-two')).MergeTwo

interface SideBySideProps {
  readonly left: ApplicationListDetail
  readonly right: ApplicationListDetail
  /** Whether rows that are alike are left out. */
  readonly onlyDifferent: boolean
  readonly onOnlyDifferent: (only: boolean) => void
  /** How both become one, where they do. */
  readonly choice: TwoChoice | undefined
  readonly onChoice: (choice: TwoChoice) => void
}

/** What differs: the risk first, then sentences, then both lists as one with each unit once, to be merged row by row. */
export function SideBySide(props: SideBySideProps) {
  const { left, right } = props
  const diff = itemDiff(left.items, right.items)
  const shared = left.items.length - diff.removed.length
  return (
    <>
      <LazyPart
        name="风险"
        load={loadRisks}
        pending={<Skeleton of="rows" className="mt-6 h-20" />}
        props={{ left, right }}
      />
      <section aria-label="不同" className="mt-6">
        <h2 className="text-lg font-medium">不同之处</h2>
        <p className="mt-1 text-sm text-muted-foreground">
          {shared} 个志愿两边都有，{diff.removed.length} 个只在左边，{diff.added.length} 个只在右边
        </p>
        <Differences from={left.items} to={right.items} before="左边" after="右边" />
      </section>
      <Aligned key={`${left.id} ${right.id}`} {...props} />
    </>
  )
}

/** Lists of one exam and batch can become one. */
function formOfBoth(left: ApplicationListDetail, right: ApplicationListDetail) {
  const isSame = left.province === right.province && left.year === right.year && left.batch === right.batch
  return isSame ? applicationForm(right.province, right.year, right.batch ?? undefined) : undefined
}

function Aligned({ left, right, onlyDifferent, onOnlyDifferent, choice, onChoice }: SideBySideProps) {
  const rows = useMemo(() => alignedRows(left.items, right.items), [left.items, right.items])
  const shown = onlyDifferent ? rows.filter((row) => row.isChanged || moveText(row)) : rows
  const units = useUnits(
    right,
    [...left.items, ...right.items].map(({ schoolId }) => schoolId),
  )
  const items = useMemo(() => rows.map(({ item }) => item), [rows])
  const checkable = useCheckable(right, items, units)
  const checkUp = useCheckUp(checkable)
  const tiers = tiersOf(checkUp.checked)
  const shownUnits = unitsAsShown(units, tiers)
  const form = formOfBoth(left, right)
  const { order, sides }: TwoChoice = choice ?? { order: 'right', sides: new Map() }
  const onSide = (unitId: string, side: TwoSide) =>
    onChoice({ order, sides: new Map([...sides, [unitId, side]]) })
  const start = (order: TwoChoice['order']) => onChoice({ order, sides: new Map() })
  const isOtherScore = left.preferenceScoreId !== right.preferenceScoreId
  const columns = sideColumns({
    unitOf: (unitId) => shownUnits.byId.get(unitId),
    tierOf: (unitId) => tiers.get(unitId),
    missing: missingTier(checkable, checkUp, units),
    takenOf: (row) => (form && choice ? takenOf(row, choice) : undefined),
    onSide: form && onSide,
  })
  return (
    <section aria-label="两份对齐" className="mt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="text-lg font-medium">按志愿对齐</h2>
        <label className="print-hidden flex min-h-11 items-center gap-2 text-sm">
          <input
            type="checkbox"
            className="size-4 accent-primary"
            checked={onlyDifferent}
            onChange={() => onOnlyDifferent(!onlyDifferent)}
          />
          只看不同
        </label>
      </div>
      {form ? (
        <div className="print-hidden flex flex-wrap items-center gap-2 text-sm">
          <p>合成一张：</p>
          <Button variant="outline" size="sm" onClick={() => start('both')}>
            两边轮着来
          </Button>
          <Button variant="outline" size="sm" onClick={() => start('left')}>
            以左边为底
          </Button>
          <Button variant="outline" size="sm" onClick={() => start('right')}>
            以右边为底
          </Button>
          <p className="text-muted-foreground">再按行里的 ← →，用哪边的；没有的那边就是不要。</p>
        </div>
      ) : (
        <p className="text-sm text-muted-foreground">两份不是同一年、同一个批次的，合不成一张。</p>
      )}
      {isOtherScore && (
        <p className="mt-1 text-sm text-muted-foreground">两份的成绩不同：档和机会都按右边的成绩。</p>
      )}
      <MissingLine {...missingUnits(units)} />
      {form && choice && (
        <LazyPart
          name="合成的表"
          load={loadMerge}
          pending={<Skeleton of="rows" className="mt-6 h-60" />}
          props={{ left, right, form, choice, conflicts: rows.filter(({ isChanged }) => isChanged), onSide }}
        />
      )}
      <DataTable columns={columns} rows={shown} className="mt-1 [&_td]:align-baseline" />
    </section>
  )
}
