import { useMemo } from 'react'
import type { ApplicationListDetail } from '~/contracts/application-lists'
import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import { missingTier, tiersOf, useCheckUp } from '~/entities/application-list/check-up/use-check-up'
import { useCheckable } from '~/entities/application-list/check-up/use-checkable'
import { Differences } from '~/entities/application-list/diff/differences'
import { itemDiff } from '~/entities/application-list/diff/item-diff'
import { itemName } from '~/entities/application-list/edits'
import { missingUnits, unitsAsShown, useUnits } from '~/entities/application-list/use-units'
import { type MissingTier, TierMark } from '~/entities/rank/tier-mark'
import { chanceBrief } from '~/rules/chance/chance-text'
import { type TierName, VOID } from '~/rules/chance/tier-name'
import { applicationForm } from '~/rules/filing/application-form'
import { MissingLine } from '~/shared/answer/missing-line'
import { type Columns, tableColumns } from '~/shared/table/columns'
import { DataTable } from '~/shared/table/data-table'
import { Button } from '~/shared/ui/button'
import { LazyPart } from '~/shared/ui/lazy-part'
import { Skeleton } from '~/shared/ui/skeleton'
import { type AlignedRow, alignedRows, moveText } from './aligned-rows'
import { choiceText, majorsText } from './choice-text'
import { type TwoChoice, type TwoSide, takenSide } from './merged-two'

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

const takenOf = ({ item, left, right }: AlignedRow, choice: TwoChoice) =>
  takenSide({ unitId: item.unitId, inLeft: left !== undefined, inRight: right !== undefined }, choice) ??
  'none'

interface Sides {
  readonly unitOf: (unitId: string) => RecommendedUnit | undefined
  /** Of a row, as the list itself judges it for its student. */
  readonly tierOf: (unitId: string) => TierName | undefined
  readonly missing: MissingTier
  /** Whose version of a row stands in the merged list; undefined where none is made. */
  readonly takenOf: (row: AlignedRow) => TwoSide | 'none' | undefined
  /** Absent where the two cannot become one. */
  readonly onSide: ((unitId: string, side: TwoSide) => void) | undefined
}

function sideColumns({ unitOf, tierOf, missing, takenOf, onSide }: Sides): Columns<AlignedRow> {
  const chanceOf = ({ item: { unitId } }: AlignedRow) => {
    const unit = unitOf(unitId)
    return unit && tierOf(unitId) !== VOID ? chanceBrief(unit) : undefined
  }
  const lineOf = ({ item }: AlignedRow) => unitOf(item.unitId)?.history[0]?.lowestRank ?? item.lowestRank
  const columns = tableColumns<AlignedRow>()(
    { id: 'left', head: '左边', figure: ({ left }) => left, faint: true },
    { id: 'right', head: '右边', figure: ({ right }) => right, faint: true },
    {
      id: 'move',
      head: '变化',
      text: moveText,
      cell: (row) => <span className="text-match">{moveText(row)}</span>,
      from: 'md',
      nowrap: true,
    },
    {
      id: 'choice',
      head: '志愿',
      cell: (row) => (
        <>
          <span className="font-medium">{itemName(row.item)}</span>
          <Versions row={row} />
        </>
      ),
      lead: ['tier', 'chance', 'line', 'move'],
    },
    {
      id: 'tier',
      head: '档',
      text: ({ item }) => tierOf(item.unitId) ?? missing,
      cell: ({ item }) => <TierMark tier={tierOf(item.unitId)} missing={missing} />,
      from: 'md',
    },
    { id: 'chance', head: '机会', text: chanceOf, align: 'right', from: 'md', nowrap: true },
    { id: 'line', head: '最低位次', figure: lineOf, brief: (text) => `最低位次 ${text}`, from: 'md' },
  )
  if (!onSide) return columns
  return [
    ...columns,
    {
      id: 'side',
      head: <span className="print-hidden">用哪边</span>,
      word: '用哪边',
      cell: (row) => (
        <span className="print-hidden whitespace-nowrap">
          <Take side="left" row={row} taken={takenOf(row)} onSide={onSide} />
          <Take side="right" row={row} taken={takenOf(row)} onSide={onSide} />
        </span>
      ),
      flush: true,
    },
  ]
}

/** What is chosen there; on both sides, where they differ. */
function Versions({ row: { item, other, isChanged } }: { row: AlignedRow }) {
  if (!isChanged || !other) return <span className="block text-muted-foreground">{majorsText(item)}</span>
  return (
    <>
      <span className="block text-muted-foreground">左边 {choiceText(other, item)}</span>
      <span className="block">右边 {choiceText(item, other)}</span>
    </>
  )
}

interface TakeProps {
  readonly row: AlignedRow
  readonly taken: TwoSide | 'none' | undefined
  readonly side: TwoSide
  readonly onSide: (unitId: string, side: TwoSide) => void
}

/** Takes a row as one side has it, or leaves it out where that side has not got it. */
function Take({ side, row: { item, left, right }, taken, onSide }: TakeProps) {
  const name = side === 'left' ? '左边' : '右边'
  const has = (side === 'left' ? left : right) !== undefined
  const isTaken = taken === side || (taken === 'none' && !has)
  return (
    <Button
      variant={isTaken ? 'default' : 'ghost'}
      size="sm"
      className="min-w-11"
      aria-pressed={isTaken}
      aria-label={has ? `${itemName(item)} 用${name}的` : `${itemName(item)} 照${name}，不要`}
      onClick={() => onSide(item.unitId, side)}
    >
      {side === 'left' ? '←' : '→'}
    </Button>
  )
}
