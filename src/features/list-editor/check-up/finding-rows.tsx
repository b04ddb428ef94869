import { type MouseEvent, type ReactNode, useState } from 'react'
import { Button } from '~/shared/ui/button'

/** What is said of a row beside a finding. */
export interface FoundRow {
  readonly name: string
  /** 冲 35% · 2025 年 28,920，靠前 480 位. */
  readonly figures: string
}

interface FindingRowsProps {
  /** From 1. */
  readonly rows: readonly number[]
  /** The id of the element of a row, by its place from 1. */
  readonly rowId: (place: number) => string
  readonly rowOf: (place: number) => FoundRow | undefined
  /** What can be done about a row. */
  readonly repairOf: (place: number) => ReactNode
}

/** Rows that are shown at first: a list may be meant as a whole. */
const SHOWN = 5

/** The rows of a finding, each with its figures and its own repair. */
export function FindingRows({ rows, rowId, rowOf, repairOf }: FindingRowsProps) {
  const [open, setOpen] = useState(rows.length <= SHOWN + 1)
  const unfold = ({ currentTarget: { parentElement } }: MouseEvent<HTMLElement>) => {
    setOpen(true)
    // The button goes: the first of the others takes the focus.
    requestAnimationFrame(() => parentElement?.querySelectorAll('a')[SHOWN]?.focus())
  }
  return (
    <div className="mt-1 text-sm print:hidden">
      <ul>
        {(open ? rows : rows.slice(0, SHOWN)).map((place) => (
          <li key={place} className="flex flex-wrap items-center gap-x-3 border-t py-1">
            <span className="min-w-40 flex-1">
              <RowLink place={place} id={rowId(place)} name={rowOf(place)?.name} />
              <span className="block text-xs text-muted-foreground">{rowOf(place)?.figures}</span>
            </span>
            {/* One below the other would pull the name of the row apart. */}
            <span className="flex flex-wrap items-center gap-x-3">{repairOf(place)}</span>
          </li>
        ))}
      </ul>
      {!open && (
        <Button variant="link" size="line" onClick={unfold}>
          还有 {rows.length - SHOWN} 行
        </Button>
      )}
    </div>
  )
}

function RowLink({ place, id, name }: { place: number; id: string; name: string | undefined }) {
  return (
    <a
      href={`#${id}`}
      className="inline-flex min-h-11 items-center text-primary underline underline-offset-4 hover:no-underline md:min-h-6"
      onClick={(event) => {
        event.preventDefault()
        const row = document.getElementById(id) ?? document.getElementById(id.replace(/^row-/, 'order-'))
        row?.scrollIntoView({ block: 'center' })
        row?.focus({ preventScroll: true })
      }}
    >
      第 {place} 行{name && ` ${name}`}
    </a>
  )
}
