import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { isImeKey } from '~/shared/lib/browser/ime-key'
import { useKeys } from '../shell/use-keys'
import { useSelectionHere } from './selection'

/** The link by which a row is opened; it holds the focus of its row. */
export const ROW_LINK = 'data-row-link'

/** Arrow keys lead through the rows of the table inside, space selects; Enter is the link's own. */
export function RowKeys({ children }: { children: ReactNode }) {
  const box = useRef<HTMLFieldSetElement>(null)
  const here = useSelectionHere()
  const links = () => [...(box.current?.querySelectorAll<HTMLElement>(`[${ROW_LINK}]`) ?? [])]
  const toFirst = () => links()[0]?.focus()
  useKeys({ ArrowDown: toFirst })

  const press = (event: KeyboardEvent) => {
    if (isImeKey(event)) return
    const all = links()
    const at = document.activeElement instanceof HTMLElement ? all.indexOf(document.activeElement) : -1
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (at < 0 || (step === undefined && event.key !== ' ')) return
    event.preventDefault()
    event.stopPropagation()
    if (step !== undefined) all[at + step]?.focus()
    else here?.toggle(all[at]?.getAttribute(ROW_LINK) ?? '', event.shiftKey)
  }
  return (
    <fieldset ref={box} onKeyDown={press} className="min-w-0">
      {children}
    </fieldset>
  )
}
