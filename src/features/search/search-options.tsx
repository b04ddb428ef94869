import { useEffect, useRef } from 'react'
import { itemId } from '~/entities/name-search/use-combobox'
import type { SearchOption } from './options'

interface SearchOptionsProps {
  readonly id: string
  readonly items: readonly SearchOption[]
  /** Place of the one that Enter takes; negative for none. */
  readonly place: number
  readonly onChoose: (option: SearchOption) => void
}

/** The list below the box, in groups. The focus never leaves the field. */
export function SearchOptions({ id, items, place, onChoose }: SearchOptionsProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (place >= 0) list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [place])
  const groups = [...new Set(items.map(({ group }) => group))]
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label="搜索建议"
      hidden={items.length === 0}
      className="absolute inset-x-0 top-full z-30 mt-1 max-h-[min(26rem,60dvh)] overflow-y-auto rounded border bg-surface py-1 shadow-raised"
    >
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox
        <div key={group} role="group" aria-label={group}>
          <p aria-hidden className="px-3 pt-2 pb-1 text-xs text-muted-foreground">
            {group}
          </p>
          {items.map(
            (item, at) =>
              item.group === group && (
                // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
                <div
                  key={item.id}
                  id={itemId(id, at)}
                  role="option"
                  aria-selected={at === place}
                  // A press would take the focus from the field, and with it the list away.
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => onChoose(item)}
                  className="flex min-h-11 cursor-pointer items-center justify-between gap-4 px-3 text-sm hover:bg-muted aria-selected:bg-primary-soft aria-selected:text-primary md:min-h-9"
                >
                  <span className="min-w-0">{item.label}</span>
                  <span className="max-w-1/2 truncate text-xs text-muted-foreground">{item.hint}</span>
                </div>
              ),
          )}
        </div>
      ))}
    </div>
  )
}
