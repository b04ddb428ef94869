import { useState } from 'react'
import { mergedItems, versionText } from '~/entities/application-list/diff/merged-items'
import { SideChoice } from '~/entities/application-list/diff/side-choice'
import { type Items, itemName } from '~/entities/application-list/edits'
import type { Side } from '~/rules/list/diff/merge-lists'
import { Button } from '~/shared/ui/button'

export interface MergePanelProps {
  /** What both versions began with. */
  readonly base: Items
  readonly mine: Items
  readonly theirs: Items
  readonly onMerged: (items: Items) => void
}

/** Both versions brought together: what only one has changed is taken, what both have changed she decides. */
export function MergePanel({ base, mine, theirs, onMerged }: MergePanelProps) {
  const [rows, setRows] = useState<ReadonlyMap<string, Side>>(new Map())
  const [order, setOrder] = useState<Side>()
  const choices = { rows, ...(order && { order }) }
  const { items, conflicts, orderConflict } = mergedItems(base, mine, theirs, choices)
  const open = conflicts.filter(({ key }) => !rows.has(key)).length + (orderConflict && !order ? 1 : 0)
  const nameOf = (key: string) => {
    const item = [...mine, ...theirs].find(({ unitId }) => unitId === key)
    return item ? itemName(item) : key
  }
  return (
    <div className="mt-3">
      <p className="text-sm">
        只有一边改过的已经合在一起，共 {items.length} 个志愿。
        {conflicts.length + Number(orderConflict) === 0
          ? '没有两边都改过的地方。'
          : '两边都改过的，请逐项选：'}
      </p>
      {conflicts.map(({ key, mine: own, theirs: other }) => (
        <SideChoice
          key={key}
          name={nameOf(key)}
          chosen={rows.get(key)}
          mine={`这里：${versionText(own)}`}
          theirs={`别处：${versionText(other)}`}
          onChoose={(side) => setRows(new Map([...rows, [key, side]]))}
        />
      ))}
      {orderConflict && (
        <SideChoice
          name="志愿的先后"
          chosen={order}
          mine="这里：按这里的顺序"
          theirs="别处：按别处的顺序"
          onChoose={setOrder}
        />
      )}
      <Button
        size="sm"
        className="mt-3"
        aria-disabled={open > 0}
        onClick={() => open === 0 && onMerged(items)}
      >
        {open > 0 ? `还有 ${open} 项要选` : '用合并的版本'}
      </Button>
    </div>
  )
}
