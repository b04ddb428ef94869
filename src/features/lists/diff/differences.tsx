import { useId, useRef, useState } from 'react'
import type { Items } from '~/entities/application-list/edits'
import { Button } from '~/shared/ui/button'
import { differenceTexts, itemDiff, type Sides } from './item-diff'

interface DifferencesProps extends Sides {
  readonly from: Items
  readonly to: Items
}

/** Lines that stand there at first. */
const SHOWN = 8
/** Fewer are not worth a press. */
const LEAST_FOLDED = 3

/** How two lists differ, each difference in one line: the first ones at once, all of them when asked for and on paper. */
export function Differences({ from, to, before, after }: DifferencesProps) {
  const lines = differenceTexts(itemDiff(from, to), { before, after })
  const [open, setOpen] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const id = useId()
  if (lines.length === 0) return <p className="mt-2 text-sm">两边完全一样。</p>
  const isLong = lines.length >= SHOWN + LEAST_FOLDED
  const unfold = () => {
    setOpen(!open)
    // Who reads on by ear or by keyboard goes on where the lines had ended.
    if (!open)
      requestAnimationFrame(() => (list.current?.children[SHOWN] as HTMLElement | undefined)?.focus())
  }
  return (
    <>
      <ul ref={list} id={id} aria-label="不同之处" className="mt-2 list-disc pl-5 text-sm">
        {lines.map((line, index) => (
          <li
            key={line}
            tabIndex={index === SHOWN ? -1 : undefined}
            className={isLong && !open && index >= SHOWN ? 'hidden print:list-item' : undefined}
          >
            {line}
          </li>
        ))}
      </ul>
      {isLong && (
        <Button
          variant="ghost"
          size="sm"
          className="print-hidden mt-1"
          aria-expanded={open}
          aria-controls={id}
          onClick={unfold}
        >
          {open ? '收起' : `展开全部 ${lines.length} 处`}
        </Button>
      )}
    </>
  )
}
