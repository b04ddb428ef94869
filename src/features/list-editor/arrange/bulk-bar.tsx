import { type FormEvent, useState } from 'react'
import type { ListEditor } from '~/entities/application-list/editor/list-editor'
import type { Items } from '~/entities/application-list/edits'
import { Button } from '~/shared/ui/button'
import { Input } from '~/shared/ui/input'
import { adjustedTogether, movedTogether, removedTogether } from './bulk-edits'

interface BulkBarProps {
  readonly items: Items
  readonly chosen: ReadonlySet<string>
  /** Whether the province has 服从调剂. */
  readonly adjustment: boolean
  readonly edit: ListEditor['edit']
  readonly onChoose: (unitIds: readonly string[]) => void
}

/** What can be done with the marked rows together, at the lower edge of the screen; nothing while none is marked. */
export function BulkBar({ items, chosen, adjustment, edit, onChoose }: BulkBarProps) {
  const { size } = chosen
  return (
    <>
      <p role="status" className="sr-only">
        {size > 0 && `已选 ${size} 个`}
      </p>
      {size > 0 && (
        <fieldset
          aria-label="选中的志愿"
          className="sticky bottom-0 z-20 -mx-2 flex flex-wrap items-center gap-x-2 gap-y-1 border-t bg-surface px-2 py-2 text-sm shadow-raised"
        >
          <span aria-hidden className="min-w-16 font-medium">
            已选 {size} 个
          </span>
          <MoveChosen onMove={(place) => edit(movedTogether(items, chosen, place))} />
          {adjustment && (
            <>
              <Tool act={() => edit(adjustedTogether(items, chosen, true))}>服从调剂</Tool>
              <Tool act={() => edit(adjustedTogether(items, chosen, false))}>不服从</Tool>
            </>
          )}
          <Tool act={() => edit(removedTogether(items, chosen))}>移除</Tool>
          <Tool act={() => onChoose(items.map(({ unitId }) => unitId))}>全选</Tool>
          <Tool act={() => onChoose([])}>取消选中</Tool>
        </fieldset>
      )}
    </>
  )
}

function Tool({ act, children }: { act: () => void; children: string }) {
  return (
    <Button variant="outline" size="sm" onClick={act}>
      {children}
    </Button>
  )
}

function MoveChosen({ onMove }: { onMove: (place: number) => void }) {
  const [text, setText] = useState('1')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (/^\d+$/.test(text.trim())) onMove(Number(text))
  }
  return (
    <form onSubmit={submit} className="flex items-center gap-1">
      <label htmlFor="place-of-chosen">
        移到第<span className="sr-only">几位：选中的志愿</span>
      </label>
      <Input
        id="place-of-chosen"
        inputMode="numeric"
        autoComplete="off"
        className="w-14! px-2! text-center md:min-h-9!"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      位
      <Button type="submit" variant="outline" size="sm" aria-label="移动选中的志愿">
        移动
      </Button>
    </form>
  )
}
