import { useMemo, useState } from 'react'
import { ORDER_STATUSES } from '~/contracts/reference'
import { examMode } from '~/rules/exam/exam-mode'
import { PROVINCES } from '~/rules/exam/provinces'
import { now } from '~/shared/lib/clock'
import { clockOf } from '../scenario/clock'
import { FAILURE_WORDS, failureText, failureWord } from '../scenario/faults'
import { NAMED_SCENARIOS } from '../scenario/named'
import { patchWord } from '../scenario/patches'
import { EMPTY_SCENARIO, PERSONAS, type Scenario } from '../scenario/scenario'
import { RESET, readable, readScenario, refusedWords, wordsIn, wordsOf } from '../scenario/words'
import { knowsCall } from '../server/routes'
import { graduatingYear } from '../store/demo-accounts'
import { scenarioPerson } from '../store/scenario-person'
import { calendarOf } from '../world/people/calendar'
import { addressOf, testOf } from './address'
import { personaLabel } from './alterations'
import type { ConsoleHost } from './host'
import { Field, handOn, Select, useScenario } from './parts'

const USUAL = { value: '', text: '照常' }
const plain = (values: readonly (string | number)[]) =>
  values.map((value) => ({ value: String(value), text: String(value) }))

const ORDERS = [{ id: 0, label: '没有' }, ...ORDER_STATUSES]

/** Changes of a scenario; a member that is undefined is taken away. */
type Changes = { readonly [Name in keyof Scenario]?: Scenario[Name] | undefined }

function changed(scenario: Scenario, changes: Changes): Scenario {
  const members = Object.entries({ ...scenario, ...changes }).filter(([, value]) => value !== undefined)
  return { ...EMPTY_SCENARIO, ...Object.fromEntries(members) }
}

/** What a text says of a number; undefined where it says nothing. */
const numberIn = (text: string) => (/^\d+$/.test(text) ? Number(text) : undefined)

/** Every setting of the scenario. Nothing happens before 应用: who sets four things does not wait four times. */
export function ScenarioSheet({ host }: { host: ConsoleHost }) {
  const running = useScenario(host)
  const [edited, setEdited] = useState<Scenario>()
  const draft = edited ?? running
  const change = (changes: Changes) => setEdited(changed(draft, changes))
  const problems = useMemo(() => problemsOf(draft), [draft])
  const apply = (scenario: Scenario) => location.assign(addressOf(location, scenario))
  const named = (id: string) => setEdited(readScenario(new URLSearchParams({ 'qa.named': id })))
  return (
    <>
      <Select
        name="有名字的场景"
        value={nameOf(draft)}
        options={[{ value: '', text: '自己设' }, ...NAMED]}
        onChange={(id) => (id === '' ? setEdited(EMPTY_SCENARIO) : named(id))}
      />
      <PersonFields draft={draft} change={change} />
      <TimeFields draft={draft} change={change} />
      <WorldFields draft={draft} change={change} />
      <AllCalls draft={draft} change={change} />
      <PlannedChanges draft={draft} change={change} />
      <AsText draft={draft} said={problems} onRead={setEdited} />
      {problems.map((text) => (
        <p key={text} className="problem" role="alert">
          {text}
        </p>
      ))}
      <footer>
        <button type="button" className="main" onClick={() => apply(draft)}>
          {edited ? '应用' : '重新打开'}
        </button>
        {edited && (
          <button type="button" onClick={() => setEdited(undefined)}>
            放弃
          </button>
        )}
        <button
          type="button"
          className="push"
          title="忘掉场景和在这个浏览器里改过的全部演示数据"
          onClick={() => location.assign(`${location.pathname}?${RESET}`)}
        >
          全部还原
        </button>
      </footer>
    </>
  )
}

const NAMED = [...new Set(NAMED_SCENARIOS.map(({ group }) => group))].map((group) => ({
  group,
  options: NAMED_SCENARIOS.filter((each) => each.group === group).map(({ id, title }) => ({
    value: id,
    text: title,
  })),
}))

const textOf = (scenario: Scenario) => readable(wordsOf(scenario))

/** The name of a scenario that is as its name says; empty for any other. */
function nameOf(scenario: Scenario): string {
  const text = textOf(scenario)
  const same = NAMED_SCENARIOS.find(({ words }) => textOf(readScenario(new URLSearchParams(words))) === text)
  return same?.id ?? ''
}

/** What of a scenario cannot be. */
function problemsOf(scenario: Scenario): string[] {
  const today = new Date(clockOf(scenario)(Date.now()))
  const calendar = calendarOf(today, graduatingYear(today), scenario.scale)
  return [...refusedWords(wordsOf(scenario), knowsCall), ...scenarioPerson(scenario, calendar).problems]
}

interface FieldsProps {
  readonly draft: Scenario
  readonly change: (changes: Changes) => void
}

function PersonFields({ draft, change }: FieldsProps) {
  const { persona = '', province = '', score, rank, lists, choices, order } = draft
  const year = graduatingYear(new Date(clockOf(draft)(Date.now())))
  const subjects = examMode(province === '' ? '安徽' : province, year)?.subjects ?? []
  const isKnown = PERSONAS.some((name) => name === persona) || persona === ''
  return (
    <fieldset>
      <legend>学生</legend>
      <Select
        name="身份"
        value={persona}
        options={[
          { value: '', text: '照常（不换人）' },
          ...PERSONAS.map((value) => ({ value, text: personaLabel(value) })),
          ...(isKnown ? [] : [{ value: persona, text: persona }]),
        ]}
        onChange={(value) => change({ persona: value || undefined })}
      />
      <Select
        name="省份"
        value={province}
        options={[USUAL, ...plain(PROVINCES.map(({ name }) => name))]}
        onChange={(value) => change({ province: value || undefined, subject: undefined })}
      />
      <Select
        name="科类"
        value={draft.subject ?? ''}
        options={[USUAL, ...plain(subjects)]}
        onChange={(value) => change({ subject: value || undefined })}
      />
      <Field name="分数">
        {(id) => (
          <input
            id={id}
            inputMode="numeric"
            placeholder="照常"
            disabled={score === 'none'}
            value={score === 'none' ? '' : (score ?? '')}
            onChange={({ target }) => change({ score: numberIn(target.value), rank: undefined })}
          />
        )}
      </Field>
      <Field name="或位次">
        {(id) => (
          <input
            id={id}
            inputMode="numeric"
            placeholder="照常"
            disabled={score === 'none'}
            value={rank ?? ''}
            onChange={({ target }) => change({ rank: numberIn(target.value), score: undefined })}
          />
        )}
      </Field>
      <label className="check">
        <input
          type="checkbox"
          checked={score === 'none'}
          onChange={({ target }) =>
            change(
              target.checked
                ? { score: 'none', rank: undefined, lists: 0, choices: undefined, locked: undefined }
                : { score: undefined, lists: undefined },
            )
          }
        />
        还没有成绩
      </label>
      <Select
        name="志愿表"
        value={String(lists ?? '')}
        options={[
          USUAL,
          ...plain([0, 1, 2, 5, 20, 50]).map((each) => ({ ...each, text: `${each.text} 张` })),
        ]}
        onChange={(value) => change({ lists: numberIn(value) })}
      />
      <Select
        name="每张的志愿"
        value={String(choices ?? '')}
        options={[USUAL, ...plain([0, 1, 3, 20]), { value: 'full', text: '填满' }]}
        onChange={(value) => change({ choices: value === 'full' ? value : numberIn(value) })}
      />
      <Select
        name="服务单"
        value={String(order ?? '')}
        options={[USUAL, ...ORDERS.map(({ id, label }) => ({ value: String(id), text: label }))]}
        onChange={(value) => change({ order: numberIn(value) })}
      />
      <label className="check">
        <input
          type="checkbox"
          checked={draft.locked ?? false}
          onChange={({ target }) => change({ locked: target.checked ? true : undefined })}
        />
        志愿表已锁定
      </label>
    </fieldset>
  )
}

/** A moment as its control writes it, in the time of China. */
const inControl = (moment: string) => new Date(Date.parse(moment) + 8 * 3_600_000).toISOString().slice(0, 16)

function TimeFields({ draft, change }: FieldsProps) {
  const read = now().toLocaleString('zh-CN', { dateStyle: 'medium', timeStyle: 'short' })
  const presets = NAMED_SCENARIOS.filter(({ group }) => group === '时间')
  return (
    <fieldset>
      <legend>时间（现在是 {read}）</legend>
      <Field name="开始于（北京时间）">
        {(id) => (
          <input
            id={id}
            type="datetime-local"
            value={draft.now === undefined ? '' : inControl(draft.now)}
            onChange={({ target }) =>
              change({ now: target.value === '' ? undefined : `${target.value}:00+08:00` })
            }
          />
        )}
      </Field>
      <Select
        name="时钟"
        value={String(draft.clock ?? '')}
        options={[
          { value: '', text: '正常走' },
          { value: 'stop', text: '停住' },
          { value: '60', text: '×60' },
          { value: '3600', text: '×3600' },
        ]}
        onChange={(value) => change({ clock: value === 'stop' ? value : numberIn(value) })}
      />
      <div className="chips">
        {presets.map(({ id, title, words }) => (
          <button
            key={id}
            type="button"
            onClick={() => change({ now: readScenario(new URLSearchParams(words)).now })}
          >
            {title}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

function WorldFields({ draft, change }: FieldsProps) {
  return (
    <fieldset>
      <legend>演示世界</legend>
      <Field name="种子">
        {(id) => (
          <input
            id={id}
            inputMode="numeric"
            placeholder="照常"
            value={draft.seed ?? ''}
            onChange={({ target }) => change({ seed: numberIn(target.value) })}
          />
        )}
      </Field>
      <Field name="院校数">
        {(id) => (
          <input
            id={id}
            inputMode="numeric"
            placeholder="全部"
            value={draft.scale ?? ''}
            onChange={({ target }) => change({ scale: numberIn(target.value) })}
          />
        )}
      </Field>
    </fieldset>
  )
}

/** States of all data at once, by the failure that makes them. */
const STATES = [
  'hang',
  'slow',
  'empty',
  'one',
  'many',
  'long',
  'rejected',
  'offline',
  'expired',
  'busy',
] as const

const WAITS = [
  { value: '', text: '不等' },
  { value: '300', text: '0.3 秒' },
  { value: '200-1500', text: '0.2–1.5 秒（4G）' },
  { value: '1000-4000', text: '1–4 秒（3G）' },
  { value: '8000', text: '8 秒' },
]

function AllCalls({ draft, change }: FieldsProps) {
  const all = draft.failures['*']
  const wait = draft.latency === 0 ? '' : [draft.latency].flat().join('-')
  const state = (word: string) => {
    const { '*': _, ...others } = draft.failures
    const failure = FAILURE_WORDS.find((each) => each === word) ?? numberIn(word)
    change({ failures: failure === undefined ? others : { ...others, '*': { failure } } })
  }
  const latency = (text: string) => {
    const [low = 0, high] = text.split('-').map(Number)
    change({ latency: high === undefined ? low : [low, high] })
  }
  return (
    <fieldset>
      <legend>全部接口</legend>
      <Select
        name="数据的状态"
        value={all ? failureWord(all) : ''}
        options={[
          USUAL,
          ...STATES.map((word) => ({ value: word as string, text: failureText(word) })),
          { value: '500', text: 'HTTP 500' },
          ...(all && !STATES.some((word) => word === failureWord(all)) && failureWord(all) !== '500'
            ? [{ value: failureWord(all), text: failureWord(all) }]
            : []),
        ]}
        onChange={state}
      />
      <Select
        name="每个回答等"
        value={wait}
        options={
          WAITS.some(({ value }) => value === wait)
            ? WAITS
            : [...WAITS, { value: wait, text: `${wait} 毫秒` }]
        }
        onChange={latency}
      />
    </fieldset>
  )
}

/** What has been planned for single calls, each with its end. */
function PlannedChanges({ draft, change }: FieldsProps) {
  const without = <T,>(all: Readonly<Record<string, T>>, call: string) =>
    Object.fromEntries(Object.entries(all).filter(([each]) => each !== call))
  const planned = [
    ...Object.entries(draft.failures).map(([call, failure]) => ({
      call,
      text: failureWord(failure),
      end: () => change({ failures: without(draft.failures, call) }),
    })),
    ...Object.entries(draft.latencies).map(([call, wait]) => ({
      call,
      text: `等 ${[wait].flat().join('–')} 毫秒`,
      end: () => change({ latencies: without(draft.latencies, call) }),
    })),
    ...Object.entries(draft.patches).map(([call, patches]) => ({
      call,
      text: patches.map(patchWord).join('，'),
      end: () => change({ patches: without(draft.patches, call) }),
    })),
  ].filter(({ call }) => call !== '*')
  if (planned.length === 0) return null
  return (
    <fieldset>
      <legend>单个接口</legend>
      <ul className="planned">
        {planned.map(({ call, text, end }) => (
          <li key={call + text}>
            <code>{call}</code>
            <span>{text}</span>
            <button type="button" aria-label={`去掉 ${call} 的 ${text}`} onClick={end}>
              ✕
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

interface AsTextProps {
  readonly draft: Scenario
  /** Problems of the draft, which stand below. */
  readonly said: readonly string[]
  readonly onRead: (scenario: Scenario) => void
}

/** The scenario as it is handed on, and read back from what somebody else has handed on. */
function AsText({ draft, said, onRead }: AsTextProps) {
  const [typed, setTyped] = useState<string>()
  const text = textOf(draft)
  const read = (pasted: string) => {
    setTyped(pasted)
    const words = wordsOrProblem(pasted)
    if (typeof words !== 'string') onRead(readScenario(words))
  }
  const problems = (typed === undefined ? [] : problemsOfText(typed)).filter((text) => !said.includes(text))
  return (
    <fieldset>
      <legend>写成文字</legend>
      <Field name="链接、qa.* 的词，或 JSON，都可以贴在这里">
        {(id) => (
          <textarea
            id={id}
            rows={3}
            spellCheck={false}
            value={typed ?? text}
            onChange={({ target }) => read(target.value)}
            onBlur={() => problems.length === 0 && setTyped(undefined)}
          />
        )}
      </Field>
      {problems.map((problem) => (
        <p key={problem} className="problem" role="alert">
          {problem}
        </p>
      ))}
      <div className="chips">
        <button
          type="button"
          onClick={() => void handOn(`${location.origin}${addressOf(location, draft)}`, '链接')}
        >
          复制链接
        </button>
        <button type="button" onClick={() => void handOn(JSON.stringify(draft, null, 2), ' JSON')}>
          复制 JSON
        </button>
        <button type="button" onClick={() => void handOn(testOf(location, draft), '测试')}>
          复制测试
        </button>
      </div>
    </fieldset>
  )
}

function wordsOrProblem(text: string): URLSearchParams | string {
  try {
    return wordsIn(text)
  } catch (error) {
    return `读不懂这段 JSON：${error instanceof Error ? error.message.slice(0, 200) : ''}`
  }
}

function problemsOfText(text: string): string[] {
  const words = wordsOrProblem(text)
  return typeof words === 'string' ? [words] : refusedWords(words, knowsCall)
}
