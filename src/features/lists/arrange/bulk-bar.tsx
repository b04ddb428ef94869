import { type FormEvent, useState } from 'react'
import type { Items } from '~/entities/application-list/edits'
import type { Editing } from '~/entities/application-list/use-editing'
import { Button } from '~/shared/ui/button'
import { Input } from '~/shared/ui/input'
import { adjustedTogether, movedTogether, removedTogether } from './bulk-edits'

interface BulkBarProps {
  readonly items: Items
  readonly chosen: ReadonlySet<string>
  /** Whether the province has 服从调剂. */
  readonly adjustment: boolean
  readonly edit: Editing['edit']
  readonly onChoose: (unitIds: readonly string[]) => void
}

/** What can be done with the marked rows together. */
export function BulkBar({ items, chosen, adjustment, edit, onChoose }: BulkBarProps) {
  const isWhole = chosen.size === items.length && items.length > 0
  const act = (change: () => Parameters<typeof edit>[0]) => () => chosen.size > 0 && edit(change())
  const none = chosen.size === 0
  return (
    <fieldset aria-label="选中的志愿" className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      <label className="inline-flex min-h-11 items-center gap-2 pr-2 md:min-h-9">
        <input
          type="checkbox"
          className="size-4 accent-primary"
          checked={isWhole}
          onChange={() => onChoose(isWhole ? [] : items.map(({ unitId }) => unitId))}
        />
        全选
      </label>
      <span className="min-w-16">已选 {chosen.size} 个</span>
      <MoveChosen disabled={none} onMove={(place) => edit(movedTogether(items, chosen, place))} />
      {adjustment && (
        <>
          <Button
            variant="outline"
            size="sm"
            aria-disabled={none}
            onClick={act(() => adjustedTogether(items, chosen, true))}
          >
            服从调剂
          </Button>
          <Button
            variant="outline"
            size="sm"
            aria-disabled={none}
            onClick={act(() => adjustedTogether(items, chosen, false))}
          >
            不服从
          </Button>
        </>
      )}
      <Button
        variant="outline"
        size="sm"
        aria-disabled={none}
        onClick={act(() => removedTogether(items, chosen))}
      >
        移除
      </Button>
    </fieldset>
  )
}

function MoveChosen({ disabled, onMove }: { disabled: boolean; onMove: (place: number) => void }) {
  const [text, setText] = useState('1')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!disabled && /^\d+$/.test(text.trim())) onMove(Number(text))
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
      <Button type="submit" variant="outline" size="sm" aria-disabled={disabled} aria-label="移动选中的志愿">
        移动
      </Button>
    </form>
  )
}
