import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useState } from 'react'
import { intentPart, onIntent, useLazyPart } from '~/shared/lazy/use-lazy-part'
import { notify } from '~/shared/lib/browser/notify'
import { StickyBar } from './sticky-bar'

/** One condition that is in force. Without a way to remove it, it is one that a page cannot do without. */
export interface FilterChip {
  readonly label: string
  readonly onRemove?: () => void
}

const loadSheet = intentPart(async () => (await import('./filter-sheet')).FilterSheet)

interface FilterBarProps {
  /** What is filtered: 位次条件. */
  readonly label: string
  readonly chips: readonly FilterChip[]
  readonly children: ReactNode
  /** What one came for, and so never hides in the sheet. */
  readonly action?: ReactNode
  /** What closing the sheet shows, where that can be counted: 查看 126 所. */
  readonly done?: string | undefined
}

/**
 * The conditions of a page. On a desktop the controls themselves, which stay in view; on a phone one line that says
 * what is chosen and opens a sheet with the same controls; on paper what is chosen.
 */
export function FilterBar({ label, chips, children, action, done }: FilterBarProps) {
  const [open, setOpen] = useState(false)
  const { Part: Sheet, failed, retry } = useLazyPart(open, loadSheet)
  useEffect(() => {
    if (!open || !failed) return
    setOpen(false)
    notify.error('筛选没有下载完成，请再试一次')
  }, [open, failed])
  const show = () => {
    if (failed) retry()
    setOpen(true)
  }
  return (
    <>
      <p className="hidden text-sm print:block">{chips.map((chip) => chip.label).join(SEPARATOR)}</p>
      <StickyBar
        label={label}
        className="md:flex-wrap md:justify-start! md:gap-x-6!"
        line={
          <div className="flex items-center gap-2">
            <SheetButton chips={chips} open={open} onClick={show} />
            <RemovableChips chips={chips} />
          </div>
        }
      >
        {action}
        <div className="hidden flex-wrap items-end gap-x-4 gap-y-3 md:flex">{children}</div>
        {open && Sheet && (
          <Sheet label={label} done={done} onClose={() => setOpen(false)}>
            {children}
          </Sheet>
        )}
      </StickyBar>
    </>
  )
}

/** Wider than a space within a condition. */
const SEPARATOR = '\u2002'

/** Says the conditions that cannot be removed, in one line; the whole line opens the sheet. */
function SheetButton({
  chips,
  open,
  onClick,
}: {
  chips: readonly FilterChip[]
  open: boolean
  onClick: () => void
}) {
  const fixed = chips.filter((chip) => !chip.onRemove).map((chip) => chip.label)
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={onClick}
      {...onIntent(loadSheet)}
      className="flex min-h-11 min-w-[min(6rem,40%)] items-center gap-2 rounded border border-input bg-surface px-3 text-sm"
    >
      <SlidersHorizontal aria-hidden className="size-4 shrink-0" />
      {fixed.length > 0 && <span className="sr-only">筛选：</span>}
      <span className="truncate">{fixed.join(SEPARATOR) || '筛选'}</span>
    </button>
  )
}

function RemovableChips({ chips }: { chips: readonly FilterChip[] }) {
  const removable = chips.filter((chip) => chip.onRemove)
  if (removable.length === 0) return null
  return (
    <ul
      aria-label="已选条件"
      className="flex min-w-[min(6rem,40%)] flex-1 gap-1.5 overflow-x-auto [scrollbar-width:none] text-sm"
    >
      {removable.map(({ label, onRemove }) => (
        <li key={label} className="flex shrink-0 items-center rounded bg-muted pl-3">
          {label}
          <button
            type="button"
            aria-label={`去掉“${label}”`}
            onClick={onRemove}
            className="grid size-11 place-items-center rounded"
          >
            <X aria-hidden className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  )
}
