import type { Action } from '../../list/edits'
import type { Finding } from '../finding'
import { grouped } from '../grouped'
import type { ListModel } from '../list-model'
import { replaceRow } from '../replace-row'
import { placeList, rowName } from '../words'
import type { Verdict } from './limit-verdict'
import { verdictsOfFacts } from './limits-of-facts'
import { verdictsOfRow } from './limits-of-row'

/** Rows that are named one by one in a sentence, and limits. */
const NAMED = 6
const NAMED_LIMITS = 3

/** All limits of all rows: those that bar one by one, those to be looked up once per check. */
export function limits(model: ListModel): Finding[] {
  const verdicts = model.rows.flatMap((row) => [
    ...verdictsOfRow(row, model.list.student),
    ...verdictsOfFacts(row, model.list.student),
  ])
  const barred = verdicts.filter((verdict) => verdict.barred)
  const open = verdicts.filter((verdict) => !verdict.barred)
  const byRow = grouped(barred, ({ check, row }) => `${check} ${row.place}`)
  return [
    ...[...byRow.values()].flatMap((same) => (same[0] ? barring(model, same[0], same) : [])),
    ...[...grouped(open, ({ check }) => check).values()].flatMap((same) =>
      same[0] ? toLookUp(same[0], same) : [],
    ),
  ]
}

function barring(model: ListModel, { check, row }: Verdict, verdicts: readonly Verdict[]): Finding {
  const texts = told(verdicts)
  const majors = verdicts.flatMap(({ major }) => major ?? [])
  const chosen = (row.row.majors ?? []).map(({ name }) => name)
  const isWhole = majors.length < verdicts.length || chosen.every((name) => majors.includes(name))
  return {
    check,
    rows: [row.place],
    severity: 'high',
    why: `${rowName(row)}${majors.length > 0 ? `的${[...new Set(majors)].join('、')}` : ''}：${texts}。与你填的情况不符，投进去也可能被退档。`,
    remedy: isWhole
      ? '换成没有这项要求、难度相近的单位。'
      : `去掉${[...new Set(majors)].join('、')}，其余专业可以保留。`,
    actions: isWhole
      ? replaceRow(model, row)
      : [...new Set(majors)].map((major): Action => ({ do: 'drop-major', row: row.place, major })),
  }
}

function toLookUp({ check }: Verdict, verdicts: readonly Verdict[]): Finding {
  const places = [...new Set(verdicts.map(({ row }) => row.place))]
  return {
    check,
    rows: places,
    severity: 'low',
    why: `${places.length > NAMED ? `${places.length} 个志愿` : placeList(places)}有这项要求：${told(verdicts, NAMED_LIMITS)}。`,
    remedy: '请对照学校招生章程和自己的情况核对一遍；不需要在这里填写。',
    actions: [],
  }
}

/** Each limit once, and behind them each source once. */
function told(verdicts: readonly Verdict[], most = Number.POSITIVE_INFINITY): string {
  const texts = [...new Set(verdicts.map(({ text }) => text))].slice(0, most)
  const sources = [...new Set(verdicts.flatMap(({ source }) => source ?? []))]
  return `${texts.join('；')}${sources.length > 0 ? `（依据${sources.join('、')}）` : ''}`
}
