import Columns3 from 'lucide-react/icons/columns-3'
import { useId, useState } from 'react'
import { Button } from '~/shared/ui/button'
import { NativeSelect } from '~/shared/ui/native-select'
import { COLUMNS, type ColumnId, GROUPINGS, type View } from './view'

interface ViewOptionsProps {
  readonly view: View
  readonly onChange: (view: View) => void
}

/** How rows are shown: their groups, and the figures that stand in each. */
export function ViewOptions({ view, onChange }: ViewOptionsProps) {
  const [open, setOpen] = useState(false)
  const panel = useId()
  const toggle = (id: ColumnId) => {
    const isHidden = view.hidden.includes(id)
    onChange({ ...view, hidden: isHidden ? view.hidden.filter((one) => one !== id) : [...view.hidden, id] })
  }
  return (
    <>
      <div className="w-32">
        <NativeSelect
          aria-label="分组"
          className="text-sm md:min-h-9!"
          value={view.group}
          onChange={({ target }) => {
            const chosen = GROUPINGS.find(({ id }) => id === target.value)
            if (chosen) onChange({ ...view, group: chosen.id })
          }}
        >
          {GROUPINGS.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </div>
      <Button
        variant="outline"
        size="sm"
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        <Columns3 aria-hidden />列
      </Button>
      <fieldset
        id={panel}
        aria-label="每行显示"
        hidden={!open}
        className="flex basis-full flex-wrap gap-x-4 rounded border px-3 text-sm"
      >
        {COLUMNS.map(({ id, name }) => (
          <label key={id} className="flex min-h-11 items-center gap-2 md:min-h-9">
            <input
              type="checkbox"
              className="size-4 accent-primary"
              checked={!view.hidden.includes(id)}
              onChange={() => toggle(id)}
            />
            {name}
          </label>
        ))}
        <p className="basis-full pb-2 text-muted-foreground">
          位次是最近一年的最低位次，“还差 600”是你的位次还差 600 位。
        </p>
      </fieldset>
    </>
  )
}
