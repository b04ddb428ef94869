import type { Action } from '../../list/edits'
import type { Found } from '../finding'
import { grouped } from '../grouped'
import type { ListModel, ModelRow } from '../list-model'
import { replaceRow } from '../replace-row'
import { placeList, rowName } from '../words'
import type { LimitId, Verdict } from './limit-verdict'
import { verdictsOfFacts } from './limits-of-facts'
import { verdictsOfRow } from './limits-of-row'

/** Rows that are named one by one in a sentence, and limits. */
const NAMED = 6
const NAMED_LIMITS = 3

interface RowVerdict extends Verdict {
  readonly row: ModelRow
}

const verdictsOf = new WeakMap<ListModel, readonly RowVerdict[]>()

/** All limits of all rows: eight checks ask for them. */
function allVerdicts(model: ListModel): readonly RowVerdict[] {
  const known = verdictsOf.get(model)
  if (known) return known
  const { student } = model.list
  const verdicts = model.rows.flatMap((row) =>
    [...verdictsOfRow(row.row, student), ...verdictsOfFacts(row.row, student)].map((verdict) => ({
      ...verdict,
      row,
    })),
  )
  verdictsOf.set(model, verdicts)
  return verdicts
}

/** What the limits of one check say: those that bar row by row, those to be looked up together. */
export function limitFindings(model: ListModel, id: LimitId): Found[] {
  const verdicts = allVerdicts(model).filter(({ check }) => check === id)
  const byRow = grouped(
    verdicts.filter(({ barred }) => barred),
    ({ row }) => String(row.place),
  )
  const open = verdicts.filter(({ barred }) => !barred)
  return [
    ...[...byRow.values()].flatMap((same) => (same[0] ? barring(model, same[0], same) : [])),
    ...(open.length > 0 ? [toLookUp(model, id, open)] : []),
  ]
}

function barring(model: ListModel, { row }: RowVerdict, verdicts: readonly RowVerdict[]): Found {
  const texts = reported(verdicts)
  const majors = verdicts.flatMap(({ major }) => major ?? [])
  const chosen = (row.row.majors ?? []).map(({ name }) => name)
  const isWhole = majors.length < verdicts.length || chosen.every((name) => majors.includes(name))
  return {
    rows: [row.place],
    severity: 'high',
    why: `${rowName(row)}${majors.length > 0 ? `的${[...new Set(majors)].join('、')}` : ''}：${texts}。与你填的情况不符，投进去也可能被退档。`,
    remedy: isWhole
      ? '换成没有这项要求、难度相近的志愿。'
      : `去掉${[...new Set(majors)].join('、')}，其余专业可以保留。`,
    actions: isWhole
      ? replaceRow(model, row)
      : [...new Set(majors)].map((major): Action => ({ do: 'drop-major', row: row.place, major })),
  }
}

function toLookUp({ list }: ListModel, id: LimitId, verdicts: readonly RowVerdict[]): Found {
  const isReported = id !== 'limit-health' || list.student.colour !== undefined
  const places = [...new Set(verdicts.map(({ row }) => row.place))]
  const rows = places.length > NAMED ? `${places.length} 行` : placeList(places)
  return {
    rows: places,
    severity: 'low',
    why: `${rows}有这项要求：${textsOf(verdicts).slice(0, NAMED_LIMITS).join('；')}。`,
    remedy: `${isReported ? '请对照学校招生章程和自己的情况核对一遍。' : '填了体检信息就逐行核对；不填，请自己对照学校招生章程。'}${basis(verdicts)}`,
    actions: [],
  }
}

/** Each limit once, and behind them each source once. */
function reported(verdicts: readonly Verdict[]): string {
  const sources = sourcesOf(verdicts)
  return `${textsOf(verdicts).join('；')}${sources.length > 0 ? `（依据${sources.join('、')}）` : ''}`
}

function basis(verdicts: readonly Verdict[]): string {
  const sources = sourcesOf(verdicts)
  return sources.length > 0 ? `依据${sources.join('、')}。` : ''
}

const textsOf = (verdicts: readonly Verdict[]) => [...new Set(verdicts.map(({ text }) => text))]
const sourcesOf = (verdicts: readonly Verdict[]) => [
  ...new Set(verdicts.flatMap(({ source }) => source ?? [])),
]
