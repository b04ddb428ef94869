import { FoldedList } from '~/shared/ui/folded-list'
import type { Items } from '../edits'
import { differenceTexts, itemDiff, type Sides } from './item-diff'

interface DifferencesProps extends Sides {
  readonly from: Items
  readonly to: Items
}

/** How two lists differ, each difference in one line. */
export function Differences({ from, to, ...sides }: DifferencesProps) {
  const lines = differenceTexts(itemDiff(from, to), sides)
  if (lines.length === 0) return <p className="mt-2 text-sm">两边完全一样。</p>
  return (
    <FoldedList
      name="不同之处"
      items={lines}
      keyOf={(line) => line}
      unit="处"
      className="mt-2 list-disc pl-5 text-sm"
    >
      {(line) => line}
    </FoldedList>
  )
}
