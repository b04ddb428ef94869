import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { type FormEvent, memo, type ReactNode, useState } from 'react'
import type { ApplicationItem } from '~/contracts/application-lists'
import { adjusted, itemName, moved, removed, shifted } from '~/entities/application-list/edits'
import type { Change } from '~/entities/application-list/use-editing'
import { Button } from '~/shared/ui/button'
import { Input } from '~/shared/ui/input'

interface RowProps {
  readonly item: ApplicationItem
  readonly change: Change
}

interface RowControlsProps extends RowProps {
  /** From 1. */
  readonly place: number
  readonly count: number
}

/** Moves a row without dragging, or takes it out. */
export const RowControls = memo(function RowControls({ item, place, count, change }: RowControlsProps) {
  return (
    <div className="print-hidden mt-1 -ml-2 flex flex-wrap items-center gap-x-1">
      <Shift item={item} change={change} by={-1} isOff={place === 1} />
      <Shift item={item} change={change} by={1} isOff={place === count} />
      <MoveTo item={item} change={change} place={place} count={count} />
      <Remove item={item} change={change} />
    </div>
  )
})

const Shift = memo(function Shift({ item, change, by, isOff }: RowProps & { by: 1 | -1; isOff: boolean }) {
  const Arrow = by < 0 ? ArrowUp : ArrowDown
  return (
    <Control
      item={item}
      action={by < 0 ? '上移' : '下移'}
      aria-disabled={isOff}
      onClick={() => change((items) => shifted(items, item.unitId, by))}
    >
      <Arrow aria-hidden />
    </Control>
  )
})

const Remove = memo(function Remove({ item, change }: RowProps) {
  return (
    <Control item={item} action="移除" onClick={() => change((items) => removed(items, item.unitId))}>
      <Trash2 aria-hidden />
    </Control>
  )
})

interface ControlProps {
  readonly item: ApplicationItem
  readonly action: string
  readonly onClick: () => void
  readonly 'aria-disabled'?: boolean
  readonly children: ReactNode
}

/** On a phone its sign alone, so that all controls of a row stand in one line. */
function Control({ item, action, children, ...props }: ControlProps) {
  return (
    <Button
      id={`${action}-${item.unitId}`}
      variant="ghost"
      size="sm"
      className="max-md:min-w-11"
      aria-label={`${action} ${itemName(item)}`}
      {...props}
    >
      {children}
      <span className="max-md:hidden">{action}</span>
    </Button>
  )
}

/** What is typed counts for the place that the row had then. */
function MoveTo({ item, place, count, change }: RowControlsProps) {
  const [typed, type] = useState({ at: place, text: String(place) })
  const text = typed.at === place ? typed.text : String(place)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (/^\d+$/.test(text.trim())) change((items) => moved(items, item.unitId, Number(text)))
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
        onChange={(event) => type({ at: place, text: event.target.value })}
      />
      <span className="max-md:hidden">位</span>
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
export const AdjustControl = memo(function AdjustControl({ item, change }: RowProps) {
  return (
    <label className="inline-flex min-h-11 items-center gap-2 text-sm md:min-h-8">
      <input
        id={`adjust-${item.unitId}`}
        type="checkbox"
        className="size-4 accent-primary"
        checked={item.adjust}
        onChange={({ target }) => change((items) => adjusted(items, item.unitId, target.checked))}
      />
      服从调剂
    </label>
  )
})
