import { useId } from 'react'
import { comparedCodes, confirmedLines } from '~/rules/list/entry/compare-codes'
import { placeRanges } from '~/rules/list/entry/place-ranges'
import { Textarea } from '~/shared/ui/textarea'
import type { ListEntry } from './list-entry'

/** Compares what the official form confirms with the list, code by code. What was copied stays on this device. */
export function CompareCodes({ entry }: { entry: ListEntry }) {
  const { rows, confirmed: text, keepConfirmed } = entry
  const field = useId()
  const lines = confirmedLines(text)
  const compared = comparedCodes(rows, lines)
  const { differences, missing, withoutConsent } = compared
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
      <div role="status" className="grid gap-2">
        {lines.length > 0 && missing > 0 && (
          <p className="font-medium">
            核对了 {compared.rows} 行，{missing} 行还没贴。
          </p>
        )}
        {withoutConsent.length > 0 && (
          <p className="text-destructive">
            {placeRanges(withoutConsent)}没有贴“服从调剂”，这一项没有核对：把“是”或“否”一起贴上。
          </p>
        )}
        {lines.length > 0 &&
          (differences.length === 0 ? (
            missing === 0 && withoutConsent.length === 0 ? (
              <p className="rounded bg-safety-soft px-3 py-2 text-safety">{compared.rows} 行全部一致。</p>
            ) : (
              <p>核对过的代码都一致。</p>
            )
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
