import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import { itemName } from '~/entities/application-list/edits'
import { type MissingTier, TierMark } from '~/entities/rank/tier-mark'
import { chanceBrief } from '~/rules/chance/chance-text'
import { type TierName, VOID } from '~/rules/chance/tier-name'
import { type Columns, tableColumns } from '~/shared/table/columns'
import { Button } from '~/shared/ui/button'
import { type AlignedRow, moveText } from './aligned-rows'
import { choiceText, majorsText } from './choice-text'
import { type TwoChoice, type TwoSide, takenSide } from './merged-two'

/** Whose version of a row stands in the merged list. */
export const takenOf = ({ item, left, right }: AlignedRow, choice: TwoChoice) =>
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

/** The columns of two lists as one: where each has a row, and which of them is taken. */
export function sideColumns({ unitOf, tierOf, missing, takenOf, onSide }: Sides): Columns<AlignedRow> {
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
