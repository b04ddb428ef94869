import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Trash2 from 'lucide-react/icons/trash'
import { type FormEvent, memo, type ReactNode, useState } from 'react'
import type { ApplicationItem } from '~/contracts/application-lists'
import type { Change } from '~/entities/application-list/editor/list-editor'
import { adjusted, itemName, moved, removed, shifted } from '~/entities/application-list/edits'
import { isImeKey } from '~/shared/lib/browser/ime-key'
import { Button } from '~/shared/ui/button'
import { Input } from '~/shared/ui/input'

interface RowProps {
  readonly item: ApplicationItem
  readonly change: Change
}

interface RowControlsProps extends RowProps {
  readonly isFirst: boolean
  readonly isLast: boolean
  /** How many places there are. */
  readonly count: number
}

/** Moves a row without dragging, or takes it out. A place elsewhere in the list leaves all of it as it is. */
export const RowControls = memo(function RowControls(props: RowControlsProps) {
  const { item, isFirst, isLast, count, change } = props
  return (
    <div className="print-hidden flex flex-wrap items-center gap-x-1 max-md:-ml-2 max-md:basis-full md:ml-auto">
      <Shift item={item} change={change} by={-1} isOff={isFirst} />
      <Shift item={item} change={change} by={1} isOff={isLast} />
      <MoveTo item={item} change={change} count={count} />
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

/** A field is there while somebody types: a browser lays the page out for each of a hundred fields after every move. */
const MoveTo = memo(function MoveTo({ item, count, change }: RowProps & { count: number }) {
  const [state, setState] = useState<'untouched' | 'open' | 'left'>('untouched')
  const [text, type] = useState('')
  const leave = () => {
    type('')
    setState('left')
  }
  // Field and button share an id: who had the focus keeps it when the row has moved.
  const id = `place-${item.unitId}`
  if (state !== 'open') {
    return (
      <Button
        ref={state === 'left' ? takeFocus : undefined}
        id={id}
        variant="ghost"
        size="sm"
        aria-label={`移到第几位：${itemName(item)}`}
        onClick={() => setState('open')}
      >
        移到…
      </Button>
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!/^\d+$/.test(text.trim())) return
    change((items) => moved(items, item.unitId, Number(text)))
    leave()
  }
  return (
    <form
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && !isImeKey(event) && leave()}
      className="flex items-center gap-1 text-sm"
    >
      <label htmlFor={id}>
        移到第<span className="sr-only">几位：{itemName(item)}</span>
      </label>
      <Input
        ref={takeFocus}
        id={id}
        inputMode="numeric"
        autoComplete="off"
        className="w-14! px-2! text-center md:min-h-9!"
        value={text}
        aria-description={`1 到 ${count}`}
        onChange={({ target }) => type(target.value)}
      />
      <span className="max-md:hidden">位</span>
      <Button type="submit" variant="ghost" size="sm" aria-label={`移动 ${itemName(item)}`}>
        移动
      </Button>
    </form>
  )
})

const takeFocus = (element: HTMLElement | null) => element?.focus()

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
