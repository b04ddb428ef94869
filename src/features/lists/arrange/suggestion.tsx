import { useState } from 'react'
import type { Items } from '~/entities/application-list/edits'
import type { Editing } from '~/entities/application-list/use-editing'
import type { KnownUnits } from '~/entities/application-list/use-units'
import { Button } from '~/shared/ui/button'
import { Differences } from '../diff/differences'
import { suggestedOrder } from './suggested-order'

interface SuggestionProps {
  readonly items: Items
  readonly units: KnownUnits
  readonly edit: Editing['edit']
}

/** An order to think about, with what it would change; nothing is ordered before she says so. */
export function Suggestion({ items, units, edit }: SuggestionProps) {
  const [open, setOpen] = useState(false)
  if (!open) {
    return (
      <Button variant="outline" size="sm" className="mt-3" onClick={() => setOpen(true)}>
        看看建议的顺序
      </Button>
    )
  }
  const after = suggestedOrder(items, (unitId) => units.byId.get(unitId)?.history[0]?.lowestRank)
  const isSame = after.every((item, index) => item === items[index])
  const take = () => {
    edit({ items: after, label: '按往年投档线从难到易排序' })
    setOpen(false)
  }
  return (
    <section aria-label="建议的顺序" className="mt-3 rounded border p-4">
      <h2 className="font-medium">按往年投档线从难到易</h2>
      <p className="mt-1 max-w-reading text-sm text-muted-foreground">
        平行志愿里，难的排在容易的后面几乎轮不到。但更想去的可以放前面：先按自己的喜好排，再看最后几行够不够稳。没有往年线的志愿不动。
      </p>
      {isSame ? (
        <p className="mt-2 text-sm">现在就是这个顺序。</p>
      ) : (
        <Differences from={items} to={after} before="现在" after="改后" />
      )}
      <div className="mt-3 flex gap-2">
        {!isSame && (
          <Button size="sm" onClick={take}>
            照这个顺序排
          </Button>
        )}
        <Button variant="ghost" size="sm" onClick={() => setOpen(false)}>
          不用了
        </Button>
      </div>
    </section>
  )
}
