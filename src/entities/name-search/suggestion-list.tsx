import { useEffect, useRef } from 'react'
import type { NamedSchool } from '~/entities/name-search/name-match'

interface SuggestionListProps {
  readonly id: string
  readonly label: string
  /** None: the list stays in the document, as what its field controls, and is not seen. */
  readonly schools: readonly NamedSchool[]
  /** Place of the one that Enter takes; negative for none. */
  readonly active: number
  readonly onChoose: (school: NamedSchool) => void
}

/** The id of the suggestion at a place, for `aria-activedescendant`. */
export function suggestionId(listId: string, place: number): string {
  return `${listId}-${place}`
}

/** The list beneath a combobox. The focus never leaves the field. */
export function SuggestionList({ id, label, schools, active, onChoose }: SuggestionListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      hidden={schools.length === 0}
      className="absolute inset-x-0 top-full z-30 mt-1 max-h-80 overflow-y-auto rounded border bg-surface py-1 shadow-raised"
    >
      {schools.map((school, place) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
        <div
          key={school.id}
          id={suggestionId(id, place)}
          role="option"
          aria-selected={place === active}
          // A press would take the focus from the field, and with it the list away.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(school)}
          className="flex min-h-11 cursor-pointer items-center px-3 text-sm hover:bg-muted aria-selected:bg-primary-soft aria-selected:text-primary md:min-h-9"
        >
          {school.schoolName}
        </div>
      ))}
    </div>
  )
}
