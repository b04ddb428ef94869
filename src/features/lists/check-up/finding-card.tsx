import { type MouseEvent, type ReactNode, useState } from 'react'
import type { Finding } from '~/rules/check-up/check-list'
import type { Severity } from '~/rules/check-up/finding'
import { Button } from '~/shared/ui/button'
import { cn } from '~/shared/ui/cn'

const SEVERITIES: Readonly<Record<Severity, { readonly word: string; readonly className: string }>> = {
  high: { word: '要处理', className: 'border-reach text-reach' },
  medium: { word: '值得看', className: 'border-match text-match' },
  low: { word: '提示', className: 'border-input text-muted-foreground' },
}

interface FindingCardProps {
  readonly finding: Finding
  /** The id of the element of a row, by its place from 1. */
  readonly rowId: (place: number) => string
  readonly children?: ReactNode
}

/** One finding: how grave, which rows, why it matters, what can be done. */
export function FindingCard({ finding, rowId, children }: FindingCardProps) {
  const { name, rows, severity, why, remedy } = finding
  const { word, className } = SEVERITIES[severity]
  return (
    <li className="border-t py-4 first:border-t-0">
      <h3 className="flex flex-wrap items-center gap-2 font-medium">
        <span className={cn('rounded border px-1.5 text-xs', className)}>{word}</span>
        {name}
      </h3>
      <p className="mt-1 text-sm">{why}</p>
      <p className="mt-1 text-sm text-muted-foreground">{remedy}</p>
      {rows.length > 0 && <RowLinks rows={rows} rowId={rowId} />}
      {children}
    </li>
  )
}

/** Rows that are led to at first: a list may be meant as a whole. */
const SHOWN = 8

function RowLinks({ rows, rowId }: { rows: readonly number[]; rowId: FindingCardProps['rowId'] }) {
  const [open, setOpen] = useState(rows.length <= SHOWN + 1)
  const unfold = ({ currentTarget: { parentElement } }: MouseEvent<HTMLElement>) => {
    setOpen(true)
    // The button goes: the first of the others takes the focus.
    requestAnimationFrame(() => parentElement?.querySelectorAll('a')[SHOWN]?.focus())
  }
  return (
    <p className="mt-1 flex flex-wrap gap-x-3 text-sm print:hidden">
      {(open ? rows : rows.slice(0, SHOWN)).map((place) => (
        <a
          key={place}
          href={`#${rowId(place)}`}
          className="inline-flex min-h-11 items-center text-primary underline underline-offset-4 hover:no-underline md:min-h-6"
          onClick={(event) => {
            event.preventDefault()
            const row = document.getElementById(rowId(place))
            row?.scrollIntoView({ block: 'center' })
            row?.focus({ preventScroll: true })
          }}
        >
          第 {place} 行
        </a>
      ))}
      {!open && (
        <Button variant="link" size="inline" className="min-h-11 md:min-h-6" onClick={unfold}>
          还有 {rows.length - SHOWN} 行
        </Button>
      )}
    </p>
  )
}
