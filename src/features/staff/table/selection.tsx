import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import type { PlainColumn } from '~/shared/table/columns'
import { NOTHING_SELECTED, type Selected, toggled, toggledAll } from './selected'

interface Selection {
  readonly rows: readonly string[]
  readonly selected: Selected
  readonly toggle: (id: string, range: boolean) => void
  readonly toggleAll: () => void
}

const SelectionContext = createContext<Selection | undefined>(undefined)

/** The selection among the rows of a page: `ids` are those that are selected and on it. */
export function useSelection(rows: readonly string[]) {
  const [selected, setSelected] = useState<Selected>(NOTHING_SELECTED)
  const selection = useMemo<Selection>(
    () => ({
      rows,
      selected,
      toggle: (id, range) => setSelected((now) => toggled(now, rows, id, range)),
      toggleAll: () => setSelected((now) => toggledAll(now, rows)),
    }),
    [rows, selected],
  )
  const ids = useMemo(() => rows.filter((id) => selected.ids.has(id)), [rows, selected])
  return { selection, ids, clear: () => setSelected(NOTHING_SELECTED) }
}

export function SelectionProvider({ value, children }: { value: Selection; children: ReactNode }) {
  return <SelectionContext value={value}>{children}</SelectionContext>
}

/** The selection around a table; undefined where its rows cannot be selected. */
export function useSelectionHere(): Selection | undefined {
  return useContext(SelectionContext)
}

/** The column of boxes. It reads what is selected by itself, so that a choice draws no row anew. */
export function selectColumn<Row>(of: {
  readonly id: (row: Row) => string
  readonly name: (row: Row) => string
}): PlainColumn<Row, never, 'select'> {
  return {
    id: 'select',
    head: <SelectPage />,
    cell: (row) => <SelectRow id={of.id(row)} name={of.name(row)} />,
    from: 'md',
    flush: true,
  }
}

const boxClass = 'size-4 accent-primary'

function SelectPage() {
  const here = useSelectionHere()
  if (!here) return null
  const { rows, selected, toggleAll } = here
  const count = rows.filter((id) => selected.ids.has(id)).length
  return (
    <label className="grid w-8 place-items-center">
      <input
        type="checkbox"
        aria-label="选中本页全部"
        className={boxClass}
        checked={count > 0 && count === rows.length}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && count < rows.length
        }}
        onChange={toggleAll}
      />
    </label>
  )
}

function SelectRow({ id, name }: { id: string; name: string }) {
  const here = useSelectionHere()
  if (!here) return null
  return (
    <label className="grid min-h-10 w-8 place-items-center">
      <input
        type="checkbox"
        aria-label={`选中 ${name}`}
        className={boxClass}
        checked={here.selected.ids.has(id)}
        onChange={({ nativeEvent }) =>
          here.toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  )
}
