import { useDeferredValue, useState } from 'react'
import { type Finding, type Findings, findingsOf, refusals } from './findings'
import type { ConsoleHost } from './host'
import { useCalls, useEvents, usePath, useRefused, useSearch } from './parts'
import { slipsOf, wordsOfPage } from './slips'

/** What is wrong with the page that is open. */
export function ChecksSheet({ host }: { host: ConsoleHost }) {
  const path = usePath()
  const calls = useDeferredValue(useCalls(host)).filter(({ page }) => page === path)
  const events = useDeferredValue(useEvents(host)).filter(({ page }) => page === path)
  const slips = slipsOf(new URLSearchParams(useSearch()), wordsOfPage())
  const words = [...refusals(useRefused(host)), ...slips]
  const clear = () => {
    host.log.clear()
    host.page.clear()
  }
  return (
    <>
      <Barriers key={path} />
      {findingsOf(words, calls, events).map((findings) => (
        <Group key={findings.name} {...findings} />
      ))}
      <footer>
        <span className="faint">{calls.length} 个请求，从打开这一页起</span>
        <button type="button" className="push" onClick={clear}>
          重新计
        </button>
      </footer>
    </>
  )
}

/** What keeps people with an impairment out: looked for when it is asked for. */
function Barriers() {
  const [state, setState] = useState<'unasked' | 'running' | 'failed' | readonly Finding[]>('unasked')
  const run = async () => {
    setState('running')
    try {
      const { findBarriers } = await import('./accessibility')
      setState(await findBarriers())
    } catch (error) {
      console.warn(error)
      setState('failed')
    }
  }
  return (
    <>
      <button type="button" disabled={state === 'running'} onClick={() => void run()}>
        {state === 'running' ? '正在检查…' : '检查无障碍（axe）'}
      </button>
      {state === 'failed' && (
        <p className="problem" role="alert">
          检查没有成功，请再按一次
        </p>
      )}
      {typeof state === 'object' && <Group name="无障碍" found={state} />}
    </>
  )
}

function Group({ name, found }: Findings) {
  if (found.length === 0) return <p className="good">✓ {name}：没有</p>
  return (
    <details className="group" open>
      <summary>
        {name} <mark>{found.length}</mark>
      </summary>
      <ul className="problems">
        {found.map(({ title, details }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: The same may be said twice, and nothing moves.
          <li key={at}>
            <code>{title}</code>
            {details.length > 0 && <pre>{details.join('\n')}</pre>}
          </li>
        ))}
      </ul>
    </details>
  )
}
