import { useState } from 'react'
import { saveFile } from '~/shared/lib/save-file'
import { browserStorage, tabStorage } from '~/shared/lib/storage'
import { addressOf } from './address'
import { bugReport } from './bug-report'
import type { ConsoleHost } from './host'
import { useCalls, useEvents } from './parts'

/** What a ticket needs, as one file. */
export function ReportSheet({ host }: { host: ConsoleHost }) {
  const calls = useCalls(host)
  const events = useEvents(host)
  const [state, setState] = useState<'ready' | 'packing' | 'failed'>('ready')
  const save = async () => {
    setState('packing')
    try {
      const report = bugReport({
        address: `${location.origin}${addressOf(location, host.backend.scenario)}`,
        scenario: host.backend.scenario,
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
