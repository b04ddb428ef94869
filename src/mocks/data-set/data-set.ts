import * as z from 'zod/mini'
import zhCN from 'zod/v4/locales/zh-CN.js'
import { parsed } from '../replay/parsed'
import { PERSON_SETTINGS, Scenario } from '../scenario/scenario'
import type { Snapshot } from '../store/models'
import { KEYS, type Kind, RECORDS } from '../store/records'

const { localeError } = zhCN()

/** Who is signed in and on which way stays with a browser: it is no part of the data that a tester hands on. */
const OF_BROWSER: readonly string[] = ['credential', 'smsCode'] satisfies Kind[]

/** Settings without which the same changes are those of another world, or of nobody. */
const ORIGIN = ['persona', ...PERSON_SETTINGS, 'now', 'seed', 'scale'] as const

const FORMAT = 'zetu.data'
const MOST_PROBLEMS = 3

const kinds = Object.entries(RECORDS).filter(([kind]) => !OF_BROWSER.includes(kind))
const origin: ReadonlySet<string> = new Set(ORIGIN)

/** A tester's own data as a file: everything that was changed in the demo world, and the scenario that it belongs to. */
const DataSetFile = z.strictObject({
  format: z.literal(FORMAT),
  /** ISO 8601, of the real time. */
  savedAt: z.string(),
  /** The settings of `ORIGIN`, in the same words as everywhere. */
  scenario: z.strictObject(
    Object.fromEntries(Object.entries(Scenario.shape).filter(([name]) => origin.has(name))),
  ),
  records: z.strictObject(Object.fromEntries(kinds.map(([kind, schema]) => [kind, z.array(schema)]))),
})

type Records = Omit<Snapshot, 'credential' | 'smsCode'>

export interface DataSet {
  /** ISO 8601. */
  readonly savedAt: string
  readonly scenario: Partial<Scenario>
  readonly records: Records
}

/** What a data set holds of what testers look for. */
export interface DataSetSize {
  readonly people: number
  readonly lists: number
  readonly orders: number
  /** Changed records of every kind. */
  readonly all: number
}

/** The data of the running product as the text of a file. */
export function writeDataSet(snapshot: Snapshot, scenario: Scenario, savedAt: Date): string {
  const records = Object.entries(snapshot).filter(([kind]) => !OF_BROWSER.includes(kind))
  return JSON.stringify({
    format: FORMAT,
    savedAt: savedAt.toISOString(),
    scenario: originOf(scenario),
    records: Object.fromEntries(records),
  })
}

/** A data set from the text of a file; or why it is none, in Chinese for testers. */
export function readDataSet(text: string): DataSet | string {
  const json = parsed(text)
  if (typeof json === 'string') return `这个文件不是存下的数据，或没有存完：${json}`
  if (typeof json.value !== 'object' || json.value === null || !('format' in json.value))
    return '这个文件不是存下的数据：请选测试台“存成文件”得到的 .json'
  const read = DataSetFile.safeParse(json.value, { error: localeError })
  if (!read.success) {
    const said = read.error.issues.map(({ path, message }) => `/${path.map(String).join('/')} ${message}`)
    const more = said.length > MOST_PROBLEMS ? `；还有 ${said.length - MOST_PROBLEMS} 处` : ''
    return `这份数据坏了，或是别的版本存的：${said.slice(0, MOST_PROBLEMS).join('；')}${more}`
  }
  const set = read.data as unknown as DataSet
  const twice = repeated(set.records)
  return twice === undefined ? set : `这份数据坏了：${twice} 有两条`
}

export function sizeOf({ records }: DataSet): DataSetSize {
  const of = Object.values(records)
  return {
    people: records.account.length,
    lists: records.list.length,
    orders: records.order.length,
    all: of.reduce((sum, { length }) => sum + length, 0),
  }
}

/** The whole content of a store that takes a data set over; who is signed in stays. */
export function snapshotOf({ records }: DataSet, now: Snapshot | undefined): Snapshot {
  return { ...records, credential: now?.credential ?? [], smsCode: now?.smsCode ?? [] }
}

/** A scenario in which a data set is what it was: what it says of calls stays, the world and its student are the set's. */
export function scenarioWith(set: DataSet, scenario: Scenario): Scenario {
  const { replay: _, ...kept } = scenario
  const others = Object.entries(kept).filter(([name]) => !origin.has(name))
  return Scenario.parse({ ...Object.fromEntries(others), ...set.scenario })
}

/** Why a data set is not that of a scenario's world, in Chinese for testers; undefined where it is. */
export function mismatchOf({ scenario: of }: DataSet, scenario: Scenario): string | undefined {
  const words = { seed: '种子', scale: '院校数' } as const
  for (const name of ['seed', 'scale'] as const)
    if (of[name] !== scenario[name])
      return `这份数据的${words[name]}是 ${of[name] ?? '平常的'}，场景里是 ${scenario[name] ?? '平常的'}`
  return undefined
}

function originOf(scenario: Scenario): Partial<Scenario> {
  return Object.fromEntries(Object.entries(scenario).filter(([name]) => origin.has(name)))
}

/** The first record of which there are two: a store takes none of them then. */
function repeated(records: Records): string | undefined {
  for (const [kind, of] of Object.entries(records)) {
    const key = KEYS[kind as Kind] ?? 'id'
    const met = new Set<unknown>()
    for (const record of of) {
      const id = (record as Readonly<Record<string, unknown>>)[key]
      if (met.has(id)) return `${kind} 的 ${id}`
      met.add(id)
    }
  }
  return undefined
}
