import { useState } from 'react'
import { saveFile } from '~/shared/lib/browser/save-file'
import { browserStorage, tabStorage } from '~/shared/lib/storage/storage'
import { readableAddress } from '~/shared/lib/text/readable-address'
import { addressOf } from './address'
import { bugReport } from './bug-report'
import { readHar } from './har'
import type { ConsoleHost } from './host'
import { Field, useCalls, useEvents } from './parts'
import { type RecordingFile, ReplayState, StartReplay } from './replay-section'

/** What leaves this browser for a ticket, and what comes from another. */
export function ReportSheet({ host }: { host: ConsoleHost }) {
  return (
    <>
      <BugReport host={host} />
      <ReplayState host={host} />
      <Recording host={host} />
    </>
  )
}

/** What a ticket needs, as one file. */
function BugReport({ host }: { host: ConsoleHost }) {
  const calls = useCalls(host)
  const events = useEvents(host)
  const [state, setState] = useState<'ready' | 'packing' | 'failed'>('ready')
  const save = async () => {
    setState('packing')
    try {
      const report = bugReport({
        address: `${location.origin}${addressOf(location, host.backend.scenario)}`,
        scenario: host.backend.scenario,
        refused: host.refused(),
        calls,
        events,
        storage: { browser: browserStorage.entries(), tab: tabStorage.entries() },
        build: await buildOf(),
        at: new Date(),
        picture: await pictureOfPage(),
      })
      saveFile(`zetu-${fileTime(new Date())}.zip`, report, 'application/zip')
      setState('ready')
    } catch (error) {
      console.warn(error)
      setState('failed')
    }
  }
  return (
    <>
      <p>
        一个 zip：场景和链接、{calls.length} 个请求和回答（HAR）、{events.length}{' '}
        条控制台和性能记录、检查的结果、浏览器里存的东西、版本、页面的图片。手机号、凭证和验证码会遮住。
      </p>
      <button type="button" className="main" disabled={state === 'packing'} onClick={() => void save()}>
        {state === 'packing' ? '正在打包…' : '导出问题报告'}
      </button>
      {state === 'failed' && (
        <p className="problem" role="alert">
          没有导出成功，请再按一次
        </p>
      )}
    </>
  )
}

/** Calls that were recorded elsewhere, with the contract's verdict. */
function Recording({ host }: { host: ConsoleHost }) {
  const [file, setFile] = useState<RecordingFile>()
  const [calls, setCalls] = useState<ReturnType<typeof readHar>>()
  const read = async (chosen: File | undefined) => {
    if (!chosen) return
    const text = await chosen.text()
    setFile({ name: chosen.name.replace(/\.(har|json)$/i, ''), text })
    setCalls(readHar(text))
  }
  const isRead = calls !== undefined && typeof calls !== 'string'
  const wrong = isRead ? calls.filter(({ problems }) => problems.length > 0) : []
  return (
    <>
      <Field name="一份 HAR：里面的每个回答对照契约，也可以回放（开发者工具 → 网络 → 导出 HAR）">
        {(id) => (
          <input
            id={id}
            type="file"
            accept=".har,application/json"
            onChange={({ target }) => void read(target.files?.[0])}
          />
        )}
      </Field>
      {typeof calls === 'string' && (
        <p className="problem" role="alert">
          {calls}
        </p>
      )}
      {isRead && (
        <p role="status">
          {calls.length} 个请求，{wrong.length === 0 ? '都符合契约' : `${wrong.length} 个不符合契约`}
        </p>
      )}
      {isRead && file && calls.length > 0 && <StartReplay key={file.text} host={host} file={file} />}
      <ul className="problems">
        {wrong.map(({ method, address, problems }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: The same may be asked twice, and nothing moves.
          <li key={at}>
            <code>
              {method} {readableAddress(address)}
            </code>
            <pre>{problems.join('\n')}</pre>
          </li>
        ))}
      </ul>
    </>
  )
}

const fileTime = (at: Date) => at.toISOString().slice(0, 19).replaceAll(/[:T]/g, '-')

/** What `/version.json` says of the build, which a development server does not have, and the browser. */
async function buildOf() {
  const browser = {
    userAgent: navigator.userAgent,
    width: innerWidth,
    height: innerHeight,
    ratio: devicePixelRatio,
  }
  const build: unknown = await fetch(`${import.meta.env.BASE_URL}version.json`)
    .then((response) => response.json())
    .catch(() => '没有 version.json')
  return { build, browser }
}

/** The page without the console. A picture that cannot be drawn must not cost the report. */
async function pictureOfPage(): Promise<Uint8Array | undefined> {
  try {
    const { domToBlob } = await import('modern-screenshot')
    const blob = await domToBlob(document.body, { scale: 1, timeout: 5000 })
    return new Uint8Array(await blob.arrayBuffer())
  } catch (error) {
    console.warn(error)
    return undefined
  }
}
