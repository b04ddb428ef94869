import { useId, useMemo, useState } from 'react'
import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import { itemName } from '~/entities/application-list/edits'
import { TierWord } from '~/entities/rank/tier-mark'
import { Button } from '~/shared/ui/button'
import { useEditor } from '../editor/editor-context'
import { weakestRows } from '../editor/weakest-rows'

/** Where a list is full: takes a unit, and one of the weakest rows leaves for it. */
export function SwapInFull({ unit, name }: { unit: RecommendedUnit; name: string }) {
  const { items, checked, add } = useEditor()
  const weakest = useMemo(() => weakestRows(items, checked), [items, checked])
  const [open, setOpen] = useState(false)
  const panel = useId()
  if (weakest.length === 0) return <span className="text-sm text-muted-foreground">志愿表已满</span>
  return (
    <div className="grid justify-items-end gap-1">
      <Button
        variant="outline"
        size="sm"
        aria-expanded={open}
        aria-controls={panel}
        aria-label={`志愿表已满，用 ${name} 换掉一行`}
        onClick={() => setOpen(!open)}
      >
        已满，换掉…
      </Button>
      <ul id={panel} aria-label="最用不上的几行" hidden={!open} className="grid gap-1">
        {weakest.map(({ item, place, tier, share }) => (
          <li key={item.unitId}>
            <Button
              variant="outline"
              size="sm"
              className="h-auto! w-full flex-wrap justify-start! gap-y-0! whitespace-normal! py-1 text-left"
              onClick={() => add(unit, item.unitId)}
            >
              第 {place} 行 {itemName(item)}
              <span className="text-muted-foreground">
                <TierWord tier={tier} /> 停在这里的年份 {share}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
