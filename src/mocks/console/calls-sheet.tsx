import { useDeferredValue, useState } from 'react'
import { readableAddress } from '~/shared/lib/text/readable-address'
import { FAILURE_WORDS, failureText } from '../scenario/faults'
import { AnswerEditor } from './answer-editor'
import { type LoggedCall, timesAsked } from './call-log'
import { callTestOf, curlOf } from './call-text'
import { failureFor, patchesFor, waitFor, withFailure, withPatches, withWait } from './change-call'
import type { ConsoleHost } from './host'
import { handOn, numberIn, Select, useCalls, usePath, useScenario } from './parts'
import { problemsOfCall } from './problems-of-call'

/** The calls of the page that is open, the newest first. */
export function CallsSheet({ host }: { host: ConsoleHost }) {
  const path = usePath()
  const [isAll, setIsAll] = useState(false)
  const [words, setWords] = useState('')
  const [open, setOpen] = useState<number>()
  const all = useDeferredValue(useCalls(host))
  const times = timesAsked(all)
  const calls = all
    .filter(({ page, name, address }) => (isAll || page === path) && `${name} ${address}`.includes(words))
    .toReversed()
  return (
    <>
      <div className="bar">
        <input
          type="search"
          aria-label="筛选接口"
          placeholder="筛选，如 school"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <label className="check">
          <input type="checkbox" checked={isAll} onChange={({ target }) => setIsAll(target.checked)} />
          所有页面
        </label>
        <button type="button" onClick={() => host.log.clear()}>
          清空
        </button>
      </div>
      <ul className="rows">
        {calls.map((call) => (
          <li key={call.id}>
            <CallRow
              host={host}
              call={call}
              times={times.get(call.id) ?? 1}
              isOpen={open === call.id}
              onToggle={() => setOpen(open === call.id ? undefined : call.id)}
            />
          </li>
        ))}
      </ul>
      {calls.length === 0 && <p className="faint">这一页还没有请求接口。</p>}
      <ReopenFooter />
    </>
  )
}

/** What was changed holds from the next call on: here the page makes its calls anew. */
function ReopenFooter() {
  return (
    <footer>
      <button type="button" className="main" onClick={() => location.reload()}>
        重新打开页面
      </button>
      <span className="faint">改动从下一次请求起生效</span>
    </footer>
  )
}

interface RowProps {
  readonly host: ConsoleHost
  readonly call: LoggedCall
  /** Which time the same was asked. */
  readonly times: number
  readonly isOpen: boolean
  readonly onToggle: () => void
}

function CallRow({ host, call, times, isOpen, onToggle }: RowProps) {
  const { endpoint, address, end, plan } = call
  const problems = problemsOfCall(call)
  const isPlanned = plan.failure !== undefined || plan.patches.length > 0
  return (
    <>
      <button type="button" className="row" aria-expanded={isOpen} onClick={onToggle}>
        <span className="method">{endpoint.method}</span>
        <span className="name">{readableAddress(address)}</span>
        <span className="marks">
          {isPlanned && <mark>改过</mark>}
          {plan.isReplayed === true && <mark>录下的</mark>}
          {plan.isReplayed === false && <mark>录制里没有</mark>}
          {times > 1 && <mark>第 {times} 次</mark>}
          <BriefVerdict call={call} problems={problems} />
          <span className={isWell(call) ? 'faint' : 'bad'}>{statusText(call)}</span>
          <span className="ms">{end ? `${end.ms} ms` : '…'}</span>
        </span>
      </button>
      {isOpen && <CallDetails host={host} call={call} problems={problems} />}
    </>
  )
}

const isWell = ({ end }: LoggedCall) => end === undefined || (end.status >= 200 && end.status < 300)

function statusText({ end }: LoggedCall): string {
  if (!end) return '等待'
  return end.status === 0 ? '没有连接' : String(end.status)
}

interface DetailsProps {
  readonly host: ConsoleHost
  readonly call: LoggedCall
  readonly problems: readonly string[]
}

function CallDetails({ host, call, problems }: DetailsProps) {
  const scenario = useScenario(host)
  const [isEdited, setIsEdited] = useState(false)
  const { endpoint, end } = call
  const failure = failureFor(scenario, call)
  const wait = waitFor(scenario, call)
  const patches = patchesFor(scenario, call)
  const fail = (word: string, isOnce: boolean) => {
    const kind = FAILURE_WORDS.find((each) => each === word) ?? numberIn(word)
    host.lay(withFailure(scenario, call, kind, isOnce))
  }
  return (
    <div className="details">
      <p>
        {endpoint.summary}
        <span className="faint">
          {' '}
          · {call.caller ?? '未登录'} · {new Date(call.at).toLocaleTimeString('zh-CN')} · {call.page}
        </span>
      </p>
      <Verdict call={call} problems={problems} />
      {call.sent !== '' && (
        <p>
          <span className="faint">请求内容 </span>
          <code>{call.sent.slice(0, 600)}</code>
        </p>
      )}
      <div className="pair">
        <Select
          name="出错"
          value={failure === undefined ? '' : String(failure.failure)}
          options={[
            { value: '', text: '照常' },
            ...[500, 503, 404, 403].map((status) => ({ value: String(status), text: failureText(status) })),
            ...FAILURE_WORDS.map((word) => ({ value: word as string, text: failureText(word) })),
            ...(typeof failure?.failure === 'number' && ![500, 503, 404, 403].includes(failure.failure)
              ? [{ value: String(failure.failure), text: failureText(failure.failure) }]
              : []),
          ]}
          onChange={(word) => fail(word, failure?.times === 1)}
        />
        <Select
          name="次数"
          value={failure?.times === 1 ? 'once' : ''}
          options={[
            { value: '', text: '每一次' },
            { value: 'once', text: '只有下一次' },
          ]}
          onChange={(value) => failure && fail(String(failure.failure), value === 'once')}
        />
        <Select
          name="等多久"
          value={wait === undefined ? '' : [wait].flat().join('-')}
          options={[
            { value: '', text: '照常' },
            ...[300, 1000, 3000, 8000, 20_000].map((ms) => ({ value: String(ms), text: `${ms / 1000} 秒` })),
            ...(wait !== undefined && ![300, 1000, 3000, 8000, 20_000].some((ms) => ms === wait)
              ? [{ value: [wait].flat().join('-'), text: `${[wait].flat().join('–')} 毫秒` }]
              : []),
          ]}
          onChange={(value) => host.lay(withWait(scenario, call, numberIn(value)))}
        />
      </div>
      <div className="chips">
        <button
          type="button"
          aria-expanded={isEdited}
          disabled={end?.text === undefined || end.status === 0}
          onClick={() => setIsEdited(!isEdited)}
        >
          改这个回答
        </button>
        {patches.length > 0 && (
          <button type="button" onClick={() => host.lay(withPatches(scenario, call, undefined))}>
            不再改（{patches.length} 处）
          </button>
        )}
        <button type="button" onClick={() => void handOn(curlOf(call), ' curl')}>
          复制 curl
        </button>
        <button type="button" onClick={() => void handOn(callTestOf(location, scenario, call), '测试')}>
          复制测试
        </button>
      </div>
      {isEdited && end?.text !== undefined && (
        <AnswerEditor
          endpoint={endpoint}
          text={end.text}
          onSave={(changes) => {
            host.lay(withPatches(scenario, call, changes))
            setIsEdited(false)
          }}
        />
      )}
    </div>
  )
}

interface VerdictProps {
  readonly call: LoggedCall
  readonly problems: readonly string[]
}

/** The verdict in the row of a call: of a right answer too, or nobody knows whether it was looked at. */
function BriefVerdict({ call: { endpoint, end }, problems }: VerdictProps) {
  if (!end || end.status === 0) return null
  if (problems.length > 0) return <mark>契约 {problems.length} 处不符</mark>
  if (isFile(endpoint, end)) return <span className="faint">文件</span>
  return <span className="good">✓ 契约</span>
}

const isFile = (endpoint: LoggedCall['endpoint'], { status }: { readonly status: number }) =>
  endpoint.file !== undefined && status < 400

function Verdict({ call: { endpoint, end }, problems }: VerdictProps) {
  if (!end) return null
  if (isFile(endpoint, end)) return <p className="faint">回答是一个文件，没有可以对照契约的内容。</p>
  if (end.status === 0) return <p className="faint">没有回答，没有可以对照契约的内容。</p>
  if (problems.length === 0) return <p className="good">✓ 符合契约</p>
  return (
    <ul className="problems">
      {problems.map((text) => (
        <li key={text} className="problem">
          {text}
        </li>
      ))}
    </ul>
  )
}
