import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import type { ListEditor } from '~/entities/application-list/editor/list-editor'
import { type Edit, type Items, moved, removed } from '~/entities/application-list/edits'
import { isImeKey } from '~/shared/lib/browser/ime-key'
import { movedTogether, removedTogether } from './bulk-edits'
import { extended, type Marks, NO_MARKS, toggled } from './marks'
import { type RowAction, rowAction } from './row-keys'
import { useRowFocus } from './use-row-focus'

interface RowActsQuery {
  readonly items: Items
  /** The units of the rows as they stand on the screen; of each, its group. Keeps its identity while it is the same. */
  readonly order: readonly string[]
  readonly groupOf: (unitId: string) => string | undefined
  readonly marks: Marks
  readonly chosen: ReadonlySet<string>
  readonly setMarks: (marks: Marks) => void
  readonly edit: ListEditor['edit']
  readonly open: (unitId: string) => void
  readonly showKeys: () => void
}

/** What keys and presses do with the rows that are put in order. */
export function useRowActs(query: RowActsQuery) {
  const { order, marks, setMarks, open } = query
  const [digits, setDigits] = useState('')
  const { current, setCurrent, ...focuses } = useRowFocus(order)

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const unitId = unitOf(event.target)
    if (unitId === undefined || isImeKey(event)) return
    const at = order.indexOf(unitId)
    const action = rowAction(event, { at, count: order.length, digits })
    if (action?.do !== 'type') setDigits('')
    if (!action) return
    event.preventDefault()
    if (action.do === 'type') setDigits(action.digits)
    else act(query, focuses, action, unitId)
  }
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const unitId = rowOf(event.target)
    if (unitId === undefined || isOfControl(event.target)) return
    focuses.focus(unitId)
    if (event.shiftKey) setMarks(extended(marks, order, unitId))
    else if (event.ctrlKey || event.metaKey) setMarks(toggled(marks, unitId))
    else open(unitId)
  }
  const onFocus = ({ target }: { target: EventTarget }) => {
    const unitId = rowOf(target)
    if (unitId !== undefined && unitId !== current) setCurrent(unitId)
  }
  return { current, digits, handlers: { onKeyDown, onClick, onFocus, onBlur: () => setDigits('') } }
}

type Focuses = Pick<ReturnType<typeof useRowFocus>, 'focus' | 'focusMoved'>

function act(
  query: RowActsQuery,
  focuses: Focuses,
  action: Exclude<RowAction, { do: 'type' }>,
  unitId: string,
) {
  const { order, marks, setMarks } = query
  const { focus } = focuses
  switch (action.do) {
    case 'go': {
      const to = order[action.to]
      if (to === undefined) return
      if (action.extend) {
        const from = marks.units.size === 0 ? unitId : marks.from
        setMarks(extended({ ...marks, from }, order, to))
      }
      return focus(to)
    }
    case 'carry':
      return carry(query, focuses, unitId, action.by)
    case 'move':
      return move(query, focuses, unitId, action.place)
    case 'find': {
      const { items } = query
      const found = items[Math.min(action.place, items.length) - 1]
      return found && focus(found.unitId)
    }
    case 'remove':
      return remove(query, focus, unitId)
    case 'mark':
      return setMarks(toggled(marks, unitId))
    case 'mark-all':
      return setMarks({ units: new Set(order), from: unitId })
    case 'unmark-all':
      return setMarks(NO_MARKS)
    case 'open':
      return query.open(unitId)
    case 'show-keys':
      return query.showKeys()
  }
}

/** Past the next row of the same group; where rows are not grouped, that is the next one of the list. */
function carry(
  { items, order, groupOf, chosen, edit }: RowActsQuery,
  focuses: Focuses,
  unitId: string,
  by: 1 | -1,
) {
  if (chosen.has(unitId) && chosen.size > 1) {
    const first = items.findIndex((item) => chosen.has(item.unitId)) + 1
    const step = isTogether(items, chosen) ? by : 0
    place(edit, focuses, movedTogether(items, chosen, first + step), unitId)
  } else {
    const next = order[order.indexOf(unitId) + by]
    if (next === undefined || groupOf(next) !== groupOf(unitId)) return
    place(edit, focuses, moved(items, unitId, items.findIndex((item) => item.unitId === next) + 1), unitId)
  }
}

/** Does a move, if it is one, and keeps the focus on the row. */
function place(
  edit: ListEditor['edit'],
  { focus, focusMoved }: Focuses,
  made: Edit | undefined,
  unitId: string,
) {
  if (!made) return focus(unitId)
  focusMoved(unitId)
  edit(made)
}

/** Marked rows that stand apart are brought together first. */
function isTogether(items: Items, chosen: ReadonlySet<string>): boolean {
  const places = items.flatMap(({ unitId }, place) => (chosen.has(unitId) ? place : []))
  return (places.at(-1) ?? 0) - (places[0] ?? 0) === places.length - 1
}

function move({ items, chosen, edit }: RowActsQuery, focuses: Focuses, unitId: string, to: number) {
  const isMany = chosen.has(unitId) && chosen.size > 1
  place(edit, focuses, isMany ? movedTogether(items, chosen, to) : moved(items, unitId, to), unitId)
}

function remove({ items, order, chosen, edit }: RowActsQuery, focus: Focuses['focus'], unitId: string) {
  const gone = chosen.size > 0 ? chosen : new Set([unitId])
  const at = order.indexOf(unitId)
  const stays = (candidate: string) => !gone.has(candidate)
  const next = order.slice(at).find(stays) ?? order.slice(0, at).findLast(stays)
  edit(chosen.size > 0 ? removedTogether(items, chosen) : removed(items, unitId))
  if (next !== undefined) focus(next)
}

/** The unit of a row that has the focus itself. */
const unitOf = (target: EventTarget) => (target instanceof HTMLElement ? target.dataset.unit : undefined)

/** The unit of the row that an element is in. */
const rowOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-unit]')?.dataset.unit : undefined

const isOfControl = (target: EventTarget) =>
  target instanceof Element && target.closest('button, a, input, label, [data-detail]') !== null
