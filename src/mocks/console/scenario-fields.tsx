import { ORDER_STATUSES } from '~/contracts/reference'
import { examMode } from '~/rules/exam/exam-mode'
import { PROVINCES } from '~/rules/exam/provinces'
import { now } from '~/shared/lib/time/clock'
import { clockOf } from '../scenario/clock'
import { FAILURE_WORDS, failureText, failureWord } from '../scenario/faults'
import { NAMED_SCENARIOS } from '../scenario/named'
import { patchWord } from '../scenario/patches'
import { PERSONAS, type Scenario } from '../scenario/scenario'
import { readScenario } from '../scenario/words'
import { graduatingYear } from '../store/demo-accounts'
import { personaLabel } from './alterations'
import { Field, NumberField, numberIn, Select } from './parts'

const USUAL = { value: '', text: '照常' }
const plain = (values: readonly (string | number)[]) =>
  values.map((value) => ({ value: String(value), text: String(value) }))

const ORDERS = [{ id: 0, label: '没有' }, ...ORDER_STATUSES]

/** Changes of a scenario; a member that is undefined is taken away. */
export type Changes = { readonly [Name in keyof Scenario]?: Scenario[Name] | undefined }

interface FieldsProps {
  readonly draft: Scenario
  readonly change: (changes: Changes) => void
}

/** Every setting of a scenario. */
export function ScenarioFields(props: FieldsProps) {
  return (
    <>
      <PersonFields {...props} />
      <TimeFields {...props} />
      <WorldFields {...props} />
      <AllCalls {...props} />
      <PlannedChanges {...props} />
    </>
  )
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
      <NumberField
        name="分数"
        unset="照常"
        value={score === 'none' ? undefined : score}
        disabled={score === 'none'}
        onChange={(score) => change({ score, rank: undefined })}
      />
      <NumberField
        name="或位次"
        unset="照常"
        value={rank}
        disabled={score === 'none'}
        onChange={(rank) => change({ rank, score: undefined })}
      />
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
  const read = now().toLocaleString('zh-CN', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Shanghai',
  })
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
      <NumberField name="种子" unset="照常" value={draft.seed} onChange={(seed) => change({ seed })} />
      <NumberField name="院校数" unset="全部" value={draft.scale} onChange={(scale) => change({ scale })} />
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
