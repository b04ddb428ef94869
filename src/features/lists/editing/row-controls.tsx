import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { ApplicationItem } from '~/contracts/application-lists'
import { adjusted, type Items, itemName, moved, removed } from '~/entities/application-list/edits'
import type { Editing } from '~/entities/application-list/use-editing'
import { Button } from '~/shared/ui/button'
import { Input } from '~/shared/ui/input'

interface RowControlsProps {
  readonly item: ApplicationItem
  /** From 1. */
  readonly place: number
  readonly items: Items
  readonly edit: Editing['edit']
}

/** Moves a row without dragging, or takes it out. */
export function RowControls({ item, place, items, edit }: RowControlsProps) {
  const { unitId } = item
  const moveTo = (to: number) => edit(moved(items, unitId, to))
  return (
    <div className="print-hidden mt-1 flex flex-wrap items-center gap-x-1 gap-y-1">
      <Control item={item} action="上移" aria-disabled={place === 1} onClick={() => moveTo(place - 1)}>
        <ArrowUp aria-hidden />
      </Control>
      <Control
        item={item}
        action="下移"
        aria-disabled={place === items.length}
        onClick={() => moveTo(place + 1)}
      >
        <ArrowDown aria-hidden />
      </Control>
      <MoveTo key={place} item={item} place={place} count={items.length} onMove={moveTo} />
      <Control item={item} action="移除" onClick={() => edit(removed(items, unitId))}>
        <Trash2 aria-hidden />
      </Control>
    </div>
  )
}

interface ControlProps {
  readonly item: ApplicationItem
  readonly action: string
  readonly onClick: () => void
  readonly 'aria-disabled'?: boolean
  readonly children: ReactNode
}

function Control({ item, action, children, ...props }: ControlProps) {
  return (
    <Button
      id={`${action}-${item.unitId}`}
      variant="ghost"
      size="sm"
      aria-label={`${action} ${itemName(item)}`}
      {...props}
    >
      {children}
      {action}
    </Button>
  )
}

interface MoveToProps {
  readonly item: ApplicationItem
  readonly place: number
  readonly count: number
  readonly onMove: (to: number) => void
}

function MoveTo({ item, place, count, onMove }: MoveToProps) {
  const [text, setText] = useState(String(place))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (/^\d+$/.test(text.trim())) onMove(Number(text))
  }
  return (
    <form onSubmit={submit} className="flex items-center gap-1 text-sm">
      <label htmlFor={`place-${item.unitId}`}>
        移到第<span className="sr-only">几位：{itemName(item)}</span>
      </label>
      <Input
        id={`place-${item.unitId}`}
        inputMode="numeric"
        autoComplete="off"
        className="w-14! px-2! text-center md:min-h-9!"
        value={text}
        aria-description={`1 到 ${count}`}
        onChange={(event) => setText(event.target.value)}
      />
      位
      <Button
        id={`move-${item.unitId}`}
        type="submit"
        variant="ghost"
        size="sm"
        aria-label={`移动 ${itemName(item)}`}
      >
        移动
      </Button>
    </form>
  )
}

/** 服从调剂, to be ticked. */
export function AdjustControl({ item, items, edit }: Omit<RowControlsProps, 'place'>) {
  return (
    <label className="inline-flex min-h-11 items-center gap-2 text-sm md:min-h-8">
      <input
        id={`adjust-${item.unitId}`}
        type="checkbox"
        className="size-4 accent-primary"
        checked={item.adjust}
        onChange={(event) => edit(adjusted(items, item.unitId, event.target.checked))}
      />
      服从调剂
    </label>
  )
}
