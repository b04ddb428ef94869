import { useAtom } from 'jotai'
import Columns3 from 'lucide-react/icons/columns-3'
import { useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { store } from '~/shared/lib/storage/store'
import { type StoredAtom, storedAtom } from '~/shared/lib/storage/stored-atom'
import type { Columns } from '~/shared/table/columns'
import { Button } from '~/shared/ui/button'

const SHOWS_ALL: string[] = []

/** The columns of a table that somebody has hidden, by id; this browser keeps them. */
export function hiddenColumns(table: string): StoredAtom<string[]> {
  return storedAtom(`zetu.columns.${table}`, z.array(z.string()), SHOWS_ALL)
}

/** The columns that are shown, with a control that chooses among those that may be hidden. */
export function useColumnChoice<Row>(all: Columns<Row>, hiddenAtom: StoredAtom<string[]>) {
  const [hidden, setHidden] = useAtom(hiddenAtom, { store })
  const columns = useMemo(() => all.filter(({ id }) => !hidden.includes(id)), [all, hidden])
  const choice = <ColumnChoice all={all} hidden={hidden} onHide={setHidden} />
  return { columns, choice }
}

interface ColumnChoiceProps<Row> {
  readonly all: Columns<Row>
  readonly hidden: readonly string[]
  readonly onHide: (hidden: string[]) => void
}

function ColumnChoice<Row>({ all, hidden, onHide }: ColumnChoiceProps<Row>) {
  const [open, setOpen] = useState(false)
  const free = all.filter(({ lead, id }) => !lead && id !== 'select')
  return (
    <div className="relative max-md:hidden">
      <Button variant="outline" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Columns3 aria-hidden />列
      </Button>
      {open && (
        <fieldset
          aria-label="显示的列"
          className="absolute right-0 z-30 mt-1 grid w-44 rounded-lg border bg-surface p-2 shadow-raised"
        >
          {free.map(({ id, head }) => (
            <label key={id} className="flex min-h-9 items-center gap-2 rounded px-2 text-sm hover:bg-muted">
              <input
                type="checkbox"
                className="size-4 accent-primary"
                checked={!hidden.includes(id)}
                onChange={() =>
                  onHide(hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id])
                }
              />
              {head}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  )
}
