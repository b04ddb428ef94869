import { useEffect, useRef } from 'react'
import type { Named } from './name-match'
import { itemId } from './use-combobox'

interface SuggestionListProps {
  readonly id: string
  readonly label: string
  /** None: the list stays in the document, as what its field controls, and is not seen. */
  readonly items: readonly Named[]
  /** Place of the one that Enter takes; negative for none. */
  readonly place: number
  readonly onChoose: (named: Named) => void
}

/** The list beneath a combobox. The focus never leaves the field. */
export function SuggestionList({ id, label, items, place, onChoose }: SuggestionListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (place >= 0) list.current?.children[place]?.scrollIntoView({ block: 'nearest' })
  }, [place])
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      hidden={items.length === 0}
      className="absolute inset-x-0 top-full z-30 mt-1 max-h-80 overflow-y-auto rounded border bg-surface py-1 shadow-raised"
    >
      {items.map((item, at) => (
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
          className="flex min-h-11 cursor-pointer items-center px-3 text-sm hover:bg-muted aria-selected:bg-primary-soft aria-selected:text-primary md:min-h-9"
        >
          <span className="min-w-0 flex-1">{item.name}</span>
          {item.kind && <span className="ml-3 text-xs text-muted-foreground">{item.kind}</span>}
        </div>
      ))}
    </div>
  )
}
