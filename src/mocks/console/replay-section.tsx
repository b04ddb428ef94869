import { useMemo, useState } from 'react'
import { readableAddress } from '~/shared/lib/text/readable-address'
import { createReplay, type Replay } from '../replay/replay'
import { forgetRecording, keepRecording } from '../replay/stored-recordings'
import { MAX_NAME, type Scenario } from '../scenario/scenario'
import { endpointOf } from '../server/routes'
import { addressOf } from './address'
import type { ConsoleHost } from './host'
import { useCalls, useScenario } from './parts'

/** An archive that a tester has chosen. */
export interface RecordingFile {
  readonly name: string
  readonly text: string
}

/** Opens the page of a recording at its time, with its answers. */
export function StartReplay({ host, file }: { host: ConsoleHost; file: RecordingFile }) {
  const scenario = useScenario(host)
  const replay = useMemo(() => createReplay(file.text, endpointOf), [file])
  const [hasFailed, setHasFailed] = useState(false)
  if (typeof replay === 'string') return <p className="faint">{replay}</p>
  const start = async () => {
    const name = file.name.slice(0, MAX_NAME) || '录制'
    try {
      await keepRecording(name, replay.archive())
    } catch (error) {
      console.warn(error)
      setHasFailed(true)
      return
    }
    location.assign(addressOf(placeOf(replay), replayScenario(scenario, name, replay)))
  }
  return (
    <>
      <button type="button" className="main" onClick={() => void start()}>
        回放这 {replay.size} 个回答
      </button>
      <p className="faint">
        打开录下的页面，时钟回到录下的时候{replay.isSignedIn ? '，身份是录下的人' : ''}
        。录制里没有的接口由演示数据回答，会注明。
      </p>
      {hasFailed && (
        <p className="problem" role="alert">
          这个浏览器不能保存录制（私密窗口？），没有开始回放
        </p>
      )}
    </>
  )
}

/** Which answers of the replay that is on were recorded, and which were not. */
export function ReplayState({ host }: { host: ConsoleHost }) {
  const calls = useCalls(host)
  const { replay: name } = useScenario(host)
  const { replay } = host.backend
  if (name === undefined || !replay) return null
  const beside = calls.filter(({ plan }) => plan.isReplayed === false)
  const missing = [
    ...new Set(beside.map(({ endpoint, address }) => `${endpoint.method} ${readableAddress(address)}`)),
  ]
  const given = calls.filter(({ plan }) => plan.isReplayed).length
  return (
    <>
      <p role="status">
        正在回放“{name}”（录下 {replay.size} 个）：{given} 个请求用了录下的回答，
        {missing.length === 0 ? '没有别的请求' : `${beside.length} 个录制里没有，由演示数据回答：`}
      </p>
      <ul className="problems">
        {missing.map((text) => (
          <li key={text}>
            <code>{text}</code>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Back to the demo world and the real time, on the page that is open. */
export async function endReplay({ replay, now: _, ...scenario }: Scenario): Promise<void> {
  if (replay !== undefined) await forgetRecording(replay)
  location.assign(addressOf(location, scenario))
}

/** What was said of the student is another's: the recording has its own. */
function replayScenario(scenario: Scenario, name: string, { since }: Replay): Scenario {
  const { latency, latencies, failures, patches, scale, seed } = scenario
  return {
    latency,
    latencies,
    failures,
    patches,
    replay: name,
    ...(scale !== undefined && { scale }),
    ...(seed !== undefined && { seed }),
    ...(since !== undefined && { now: since }),
  }
}

/** The page of a recording in this product, which may stand below another path. */
function placeOf({ page }: Replay): URL | Location {
  if (page === undefined) return location
  const base = import.meta.env.BASE_URL
  return new URL(page.startsWith(base) ? page : base + page.slice(1), location.origin)
}
