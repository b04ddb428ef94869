import { useId } from 'react'
import { codeDifferences, confirmedLines } from '~/rules/list/entry/compare-codes'
import { Textarea } from '~/shared/ui/textarea'
import type { ListEntry } from './list-entry'

/** Compares what the official form confirms with the list, code by code. What was copied stays on this device. */
export function CompareCodes({ entry }: { entry: ListEntry }) {
  const { rows, confirmed: text, keepConfirmed } = entry
  const field = useId()
  const lines = confirmedLines(text)
  const differences = lines.length > 0 ? codeDifferences(rows, lines) : []
  return (
    <div className="grid gap-3 text-sm">
      <label htmlFor={field}>
        把填报系统确认页里的代码复制、粘贴到这里，或者照着输：每行一个志愿，代码之间空一格
      </label>
      <Textarea
        id={field}
        rows={8}
        className="font-mono"
        value={text}
        placeholder={rows[0]?.codes.map(({ code }) => code).join(' ')}
        onChange={({ target }) => keepConfirmed(target.value)}
      />
      <div role="status">
        {lines.length > 0 &&
          (differences.length === 0 ? (
            <p className="rounded bg-safety-soft px-3 py-2 text-safety">{lines.length} 行全部一致。</p>
          ) : (
            <>
              <p className="font-medium text-destructive">有 {differences.length} 处不一样：</p>
              <ul aria-label="不一样的地方" className="mt-1 grid gap-1 text-destructive">
                {differences.map((difference) => (
                  <li key={difference}>{difference}</li>
                ))}
              </ul>
            </>
          ))}
      </div>
    </div>
  )
}
