import type { Action } from '../../list/edits'
import type { Finding } from '../finding'
import type { ListMajor } from '../list-input'
import type { ListModel, ModelRow } from '../list-model'
import { replaceRow } from '../replace-row'
import { count, rowName, rowNames } from '../words'

/** Majors of the unit that the student has ruled out, beside the chosen ones. */
function unwantedBeside({ row }: ModelRow, { list }: ListModel): ListMajor[] {
  const unwanted = list.student.unwanted ?? []
  return (row.alsoInUnit ?? []).filter(({ name }) => unwanted.some((word) => name.includes(word)))
}

export function noAdjust(model: ListModel): Finding[] {
  if (!model.form.adjustment) return []
  const open = model.rows.filter(
    ({ acceptsAny, row, fit }) => !acceptsAny && row.adjust === false && fit !== 'not-met',
  )
  const isNear = ({ line, undersubscribed }: ModelRow) =>
    line !== undefined && !undersubscribed && Math.abs(line.centre - model.own) <= line.spread
  return [
    ...adjustFindings(model, open.filter(isNear), 'high'),
    ...adjustFindings(
      model,
      open.filter((row) => !isNear(row)),
      'medium',
    ),
  ]
}

function adjustFindings(model: ListModel, rows: readonly ModelRow[], severity: 'high' | 'medium'): Finding[] {
  const steps = rows.map((row) => ({ row, drops: unwantedBeside(row, model).length > 0 }))
  const ticked = rows.filter((_, index) => !steps[index]?.drops)
  const replaced = rows.filter((_, index) => steps[index]?.drops)
  if (rows.length === 0) return []
  return [
    {
      check: 'no-adjust',
      rows: rows.map(({ place }) => place),
      severity,
      why: `${rowNames(rows)}没有勾选「服从调剂」${severity === 'high' ? `，而你的位次 ${count(model.rank)} 正好在投档线附近` : ''}。档案投进去以后，如果所填专业都录满了，没有服从就会被退回，本批次不会再读后面的志愿。`,
      remedy: [
        ticked.length > 0 ? `${rowNames(ticked)}：勾选服从，调剂只在这个单位之内。` : '',
        replaced.length > 0
          ? `${rowNames(replaced)}里有你不想去的专业：与其不服从，不如换成没有这些专业的单位。`
          : '',
      ].join(''),
      actions: steps.flatMap(({ row, drops }): Action[] =>
        drops ? replaceRow(model, row) : [{ do: 'tick-adjust', row: row.place }],
      ),
    },
  ]
}

export function unwantedInGroup(model: ListModel): Finding[] {
  if (!model.form.adjustment) return []
  return model.rows.flatMap((row): Finding[] => {
    const unwanted = row.row.adjust === true ? unwantedBeside(row, model) : []
    if (unwanted.length === 0 || row.fit === 'not-met') return []
    const names = unwanted.map(({ name }) => name).join('、')
    const isFar = isFarAhead(row, model)
    const isMild = isFar || row.tier === undefined
    return [
      {
        check: 'unwanted-in-group',
        rows: [row.place],
        severity: isMild ? 'low' : 'medium',
        why: `${rowName(row)}勾了服从，这个单位里还有${names}，是你说过不想读的；${isFar ? '你的位次比所填专业靠前很多，调剂过去的可能很小' : '位次靠近投档线时，可能被调剂过去'}。`,
        remedy: '能接受就保留；不能接受，就换成没有这些专业的单位，不要靠不服从来避开。',
        actions: isMild ? [] : replaceRow(model, row),
      },
    ]
  })
}

/** Two spreads better than the easiest chosen major. */
function isFarAhead({ row, line, simulated }: ModelRow, { own }: ListModel): boolean {
  if (!line || simulated.majors.length === 0 || (row.majors ?? []).length === 0) return false
  return line.centre + Math.max(...simulated.majors) - own > 2 * line.spread
}

/** Ranks inside a unit that differ by more than this make it uneven. */
const UNEVEN = 1.3

export function unevenGroup(model: ListModel): Finding[] {
  if (!model.form.adjustment) return []
  return model.rows.flatMap((row): Finding[] => {
    const chosen = ranksOf(row.row.majors)
    const all = [...chosen, ...ranksOf(row.row.alsoInUnit)]
    if (!row.line || row.tier === undefined || chosen.length === 0 || row.fit === 'not-met') return []
    const [hardest, easiest] = [Math.min(...all), Math.max(...all)]
    const ownEasiest = Math.max(...chosen)
    if (easiest / hardest <= UNEVEN || !isNearUnit(model, row.line.centre, Math.log(ownEasiest))) return []
    const unwanted = unwantedBeside(row, model)
    if (row.acceptsAny && unwanted.length === 0) return []
    return [
      {
        check: 'uneven-group',
        rows: [row.place],
        severity: 'medium',
        why: `${rowName(row)}里各专业差得多：最热的去年到 ${count(hardest)}，最冷的到 ${count(easiest)}；你填的专业里最容易的是 ${count(ownEasiest)}。你的位次 ${count(model.rank)} 够得上这个单位，却不一定够得上所填的专业，${row.acceptsAny ? '调剂可能去到你不想读的专业' : '又没有勾服从'}。`,
        remedy:
          unwanted.length > 0
            ? '换成专业之间差得少、又没有不想读的专业的单位。'
            : '勾选服从；或者在所填专业里加上这个单位里较容易的几个。',
        actions: unwanted.length > 0 ? replaceRow(model, row) : [{ do: 'tick-adjust', row: row.place }],
      },
    ]
  })
}

/** Behind the easiest chosen major, and nearer to the unit's line than to it. */
function isNearUnit({ own }: ListModel, unit: number, easiest: number): boolean {
  return own > easiest && Math.abs(own - unit) < Math.abs(own - easiest)
}

function ranksOf(majors: readonly ListMajor[] = []): number[] {
  return majors.flatMap(({ rank }) => rank ?? [])
}
