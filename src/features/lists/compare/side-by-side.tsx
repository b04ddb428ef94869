import type { ApplicationListDetail } from '~/contracts/application-lists'
import { itemName } from '~/entities/application-list/edits'
import { LatePart } from '~/shared/ui/late-part'
import { Skeleton } from '~/shared/ui/skeleton'
import { Differences } from '../diff/differences'
import { itemDiff } from '../diff/item-diff'
import { type AlignedRow, alignedRows, moveText } from './aligned-rows'

const loadRisks = async () => (await import('./two-risks')).TwoRisks

interface SideBySideProps {
  readonly left: ApplicationListDetail
  readonly right: ApplicationListDetail
  /** Whether rows that are alike are left out. */
  readonly onlyDifferent: boolean
  readonly onOnlyDifferent: (only: boolean) => void
}

/** What differs: the risk first, then sentences, then both lists as one with each unit once. */
export function SideBySide(props: SideBySideProps) {
  const { left, right } = props
  const diff = itemDiff(left.items, right.items)
  const shared = left.items.length - diff.removed.length
  return (
    <>
      <LatePart
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
      <Aligned {...props} />
    </>
  )
}

function Aligned({ left, right, onlyDifferent, onOnlyDifferent }: SideBySideProps) {
  const rows = alignedRows(left.items, right.items)
  const shown = onlyDifferent ? rows.filter((row) => row.isChanged || moveText(row)) : rows
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
      <table className="mt-1 w-full text-sm">
        <thead className="text-left text-muted-foreground">
          <tr className="border-b">
            <th className="w-12 py-1 pr-3 text-right font-normal">左边</th>
            <th className="w-12 py-1 pr-3 text-right font-normal">右边</th>
            <th className="w-24 py-1 font-normal">变化</th>
            <th className="py-1 font-normal">志愿</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <Row key={row.item.unitId} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Row({ row }: { row: AlignedRow }) {
  const { item, left, right, other, isChanged } = row
  const move = moveText(row)
  const names = ({ majors }: typeof item) =>
    majors.map(({ majorName }) => majorName).join('、') || '没有填专业'
  return (
    <tr className="border-b align-baseline">
      <td className="py-2 pr-3 text-right text-muted-foreground">{left ?? '—'}</td>
      <td className="py-2 pr-3 text-right text-muted-foreground">{right ?? '—'}</td>
      <td className="py-2 pr-2 whitespace-nowrap text-match">{move}</td>
      <td className="py-2">
        <span className="font-medium">{itemName(item)}</span>
        {isChanged && other ? (
          <>
            <span className="block text-muted-foreground">左边 {choiceText(other, names(other), item)}</span>
            <span className="block">右边 {choiceText(item, names(item), other)}</span>
          </>
        ) : (
          <span className="block text-muted-foreground">{names(item)}</span>
        )}
      </td>
    </tr>
  )
}

/** Majors, and 服从 where the two differ in it. */
function choiceText({ adjust }: AlignedRow['item'], majors: string, other: AlignedRow['item']): string {
  return adjust === other.adjust ? majors : `${majors}（${adjust ? '服从调剂' : '不服从调剂'}）`
}
