import Check from 'lucide-react/icons/check'
import Volume2 from 'lucide-react/icons/volume-2'
import { type KeyboardEvent, useState } from 'react'
import { spokenRow } from '~/rules/list/entry/entry-codes'
import { isImeKey } from '~/shared/lib/browser/ime-key'
import { isRepeatedPress } from '~/shared/react/use-row-presses'
import { Button } from '~/shared/ui/button'
import { cn } from '~/shared/ui/cn'
import type { ListEntry, TypedRow } from './list-entry'

interface TypeRowsProps {
  readonly entry: ListEntry
  /** Places of rows that do not count for the student: they are not typed. */
  readonly dead: readonly number[]
  /** The place of the row, from 1; without one it is the first that has not been typed. */
  readonly row: number | undefined
  readonly onRow: (row: number) => void
  /** All rows are typed. */
  readonly onDone: () => void
}

/** One row at a time, its codes as large as the keys they are typed with. */
export function TypeRows({ entry, dead, row: place, onRow, onDone }: TypeRowsProps) {
  const { rows, done, tick, restart, undo } = entry
  const [first] = useState(() =>
    Math.max(
      0,
      rows.findIndex(({ isDone }) => !isDone),
    ),
  )
  // A list may have become shorter since.
  const at = place !== undefined && place <= rows.length ? place - 1 : first
  const setAt = (index: number) => onRow(index + 1)
  const row = rows[at]
  if (!row) return <p className="text-sm">这份表里还没有志愿。</p>
  const goOn = () => {
    tick(row, true)
    const next = rows.findIndex(({ isDone }, index) => index > at && !isDone)
    const any = next < 0 ? rows.findIndex(({ isDone }, index) => index !== at && !isDone) : next
    if (any < 0) onDone()
    else setAt(any)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event
    if (isImeKey(event)) return
    if (target instanceof HTMLButtonElement && key === 'Enter') return
    if (key === 'ArrowLeft') setAt(Math.max(0, at - 1))
    if (key === 'ArrowRight') setAt(Math.min(rows.length - 1, at + 1))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: The arrows are a short way to what the buttons do.
    <div className="grid gap-4" onKeyDown={onKeyDown}>
      <p role="status" className="text-sm">
        已录 <span className="text-lg font-medium">{done}</span> / {rows.length}
      </p>
      <Codes row={row} />
      {row.isStale && <p className="text-sm font-medium text-destructive">这一行在录入后改过，要重录。</p>}
      {dead.includes(row.place) && (
        <p className="text-sm font-medium text-destructive">这一行现在不能报，先回表里换掉。</p>
      )}
      <div className="flex flex-wrap gap-2">
        {!dead.includes(row.place) && (
          <Button onClick={(event) => !isRepeatedPress(event) && goOn()}>
            <Check aria-hidden />
            {row.isDone ? '录过了，下一行' : '录好了，下一行'}
          </Button>
        )}
        {row.isDone && (
          <Button variant="outline" onClick={() => tick(row, false)}>
            这行重录
          </Button>
        )}
        {'speechSynthesis' in window && (
          <Button variant="outline" onClick={() => speak(row)}>
            <Volume2 aria-hidden />
            念出来
          </Button>
        )}
      </div>
      <ol aria-label="各行" className="flex flex-wrap gap-1">
        {rows.map((one, index) => (
          <li key={one.unitId}>
            <button
              type="button"
              aria-current={index === at || undefined}
              aria-label={`第 ${one.place} 行${one.isDone ? '，已录' : one.isStale ? '，要重录' : ''}`}
              onClick={() => setAt(index)}
              className={cn(
                'grid size-11 place-items-center rounded border text-sm md:size-9',
                one.isDone && 'border-safety bg-safety-soft text-safety',
                one.isStale && 'border-destructive text-destructive',
                index === at && 'outline-2 outline-primary',
              )}
            >
              {one.place}
            </button>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-x-4">
        {done > 0 && (
          <Button variant="link" size="line" className="text-sm" onClick={restart}>
            全部重录
          </Button>
        )}
        {undo && (
          <Button variant="link" size="line" className="text-sm" onClick={undo}>
            撤销：恢复录过的记号
          </Button>
        )}
      </div>
    </div>
  )
}

function Codes({ row: { place, schoolName, codes, adjust } }: { row: TypedRow }) {
  return (
    <section aria-label={`第 ${place} 行`} className="rounded border p-4">
      <p className="text-sm text-muted-foreground">
        第 {place} 行 · {schoolName}
      </p>
      <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-3">
        {codes.map(({ field, code, name }) => (
          <div key={field}>
            <dt className="text-sm text-muted-foreground">{field}代码</dt>
            <dd>
              <span className="text-[2.5rem] leading-tight font-medium tracking-wide">{code}</span>
              {name && <span className="block text-sm">{name}</span>}
            </dd>
          </div>
        ))}
        {adjust !== undefined && (
          <div>
            <dt className="text-sm text-muted-foreground">服从调剂</dt>
            <dd className="text-[2.5rem] leading-tight font-medium">{adjust ? '是' : '否'}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}

function speak(row: TypedRow): void {
  const said = new SpeechSynthesisUtterance(spokenRow(row))
  said.lang = 'zh-CN'
  speechSynthesis.cancel()
  speechSynthesis.speak(said)
}
