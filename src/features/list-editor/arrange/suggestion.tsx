import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Checkable } from '~/entities/application-list/check-up/use-check-up'
import { Differences } from '~/entities/application-list/diff/differences'
import type { ListEditor } from '~/entities/application-list/editor/list-editor'
import type { Items } from '~/entities/application-list/edits'
import type { KnownUnits } from '~/entities/application-list/use-units'
import { NO_INTENTION } from '~/entities/intention/intention'
import { intentionCalls } from '~/entities/intention/intention.calls'
import { Button } from '~/shared/ui/button'
import { rowsOf, suggestedOrder } from './suggested-order'

interface SuggestionProps {
  readonly studentId: string
  readonly items: Items
  readonly units: KnownUnits
  /** The list as it was checked last. */
  readonly checked: Checkable
  readonly edit: ListEditor['edit']
}

/** An order to think about, with what it would change; nothing is ordered before she says so. */
export function Suggestion({ studentId, items, units, checked, edit }: SuggestionProps) {
  const [open, setOpen] = useState(false)
  const wishes = useQuery(intentionCalls.of(studentId)).data ?? NO_INTENTION
  const rowOf = useMemo(
    () => (open ? rowsOf(checked, units.byId, wishes) : () => undefined),
    [open, checked, units, wishes],
  )
  if (!open) {
    return (
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        看看建议的顺序
      </Button>
    )
  }
  const after = suggestedOrder(items, rowOf)
  const isSame = after.every((item, index) => item === items[index])
  const take = () => {
    edit({ items: after, label: '按建议的顺序排好' })
    setOpen(false)
  }
  return (
    <section aria-label="建议的顺序" className="basis-full rounded border p-4">
      <h2 className="font-medium">先难后易，合意的往前，保放最后</h2>
      <p className="mt-1 max-w-reading text-sm text-muted-foreground">
        按预计最低位次和你的意向排。平行志愿里，难的排在容易的后面几乎轮不到；但更想去的可以放前面，最后几行够稳就行。没有往年线的志愿不动。
      </p>
      {isSame ? (
        <p className="mt-2 text-sm">顺序已经合理。</p>
      ) : (
        <Differences from={items} to={after} before="现在" after="改后" isProposal />
      )}
      <div className="mt-3 flex gap-2">
        {!isSame && (
          <Button size="sm" onClick={take}>
            照这个顺序排
          </Button>
        )}
        <Button variant="ghost" size="sm" onClick={() => setOpen(false)}>
          {isSame ? '收起' : '不用了'}
        </Button>
      </div>
    </section>
  )
}
