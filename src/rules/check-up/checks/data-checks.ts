import type { Finding } from '../finding'
import type { ListModel, ModelRow } from '../list-model'
import { changesMuch, safeLine, soundSafeties } from '../safety'
import { percent, rowName, rowNames } from '../words'
import { lacksSafeties, moreSafety, untilTwoSafeties } from './safety-checks'

const LOOK_AT_SECOND = '它不适合单独当「保」：'

export function planChange(model: ListModel): Finding[] {
  const changed = model.rows.filter(({ row }) => changesMuch(row))
  const shrunk = ({ row }: ModelRow) => (row.plan ?? 0) < (row.lastPlan ?? 0)
  const meant = changed.filter((row) => shrunk(row) && row.tier === 3)
  const isMeant = meant.length > 0 && lacksSafeties(model)
  const others = isMeant ? changed.filter((row) => !meant.includes(row)) : changed
  const text = (rows: readonly ModelRow[]) =>
    rows
      .map((row) => `${rowName(row)}计划从 ${row.row.lastPlan} 人变为 ${row.row.plan} 人`)
      .slice(0, 3)
      .join('；')
  return [
    ...(isMeant ? [doubtful(model, 'plan-change', meant, `${text(meant)}，名额少了，线可能比去年难`)] : []),
    ...(others.length > 0
      ? [
          noted(
            'plan-change',
            others,
            `${text(others)}${others.length > 3 ? ` 等 ${others.length} 行` : ''}。往年的线是按往年的名额来的`,
            '名额增加一般会容易些，减少会难些；推算里已经算进一部分。',
          ),
        ]
      : []),
  ]
}

export function oneYear(model: ListModel): Finding[] {
  return split(
    model,
    'one-year',
    model.rows.filter(({ line, undersubscribed }) => line?.years === 1 && !undersubscribed),
    (rows) => `${rowNames(rows)}只有一年的数据可比，推算的范围要放宽看`,
  )
}

export function newUnit(model: ListModel): Finding[] {
  const isNew = ({ row, line }: ModelRow) =>
    row.isNew === true || row.lines?.length === 0 || line?.basis === 'school'
  return split(
    model,
    'new-unit',
    model.rows.filter(isNew),
    (rows) => `${rowNames(rows)}去年没有自己的投档线（新增，或编组变了），只能参照本校其他单位`,
  )
}

/** Rows meant as 保 while there are not two others to be counted on, and the rest. */
function split(
  model: ListModel,
  check: 'one-year' | 'new-unit',
  rows: readonly ModelRow[],
  why: (rows: readonly ModelRow[]) => string,
): Finding[] {
  const meant = lacksSafeties(model) ? rows.filter(({ tier }) => tier === 3) : []
  const others = rows.filter((row) => !meant.includes(row))
  return [
    ...(meant.length > 0 ? [doubtful(model, check, meant, why(meant))] : []),
    ...(others.length > 0 ? [noted(check, others, why(others), '可以保留，不要只靠它兜底。')] : []),
  ]
}

function doubtful(
  model: ListModel,
  check: Finding['check'],
  rows: readonly ModelRow[],
  why: string,
): Finding {
  const more = untilTwoSafeties(model)
  return {
    check,
    rows: rows.map(({ place }) => place),
    severity: more ? 'medium' : 'low',
    why: `${why}。现在的表正靠它兜底。`,
    remedy: `${LOOK_AT_SECOND}${more?.text ?? '请把下一批次也准备好。'}`,
    actions: more?.actions ?? [],
  }
}

function noted(check: Finding['check'], rows: readonly ModelRow[], why: string, remedy: string): Finding {
  return {
    check,
    rows: rows.map(({ place }) => place),
    severity: 'low',
    why: `${why}。`,
    remedy,
    actions: [],
  }
}

export function reformYear(model: ListModel): Finding[] {
  const { reform, rows, list, form } = model
  if (reform === undefined) return []
  const safeties = rows.filter(({ tier, fit }) => tier === 3 && fit !== 'not-met').length
  const isThin = safeties < 2 && !form.early && form.parallel && safeLine(model) !== undefined
  const more = isThin ? untilTwoSafeties(model) : undefined
  return [
    {
      check: 'reform-year',
      rows: [],
      severity: more ? 'high' : 'low',
      why: `${list.year} 年是${list.province}新高考的第${reform === 1 ? '一' : '二'}年，往年的线是另一种考法或另一种填法下的，只能参考；推算已经放宽，放宽之后表里的「保」有 ${safeties} 个。`,
      remedy: more
        ? `改革年至少留两个放宽后仍是「保」的志愿：${more.text}`
        : '位次以今年公布的一分一段表为准；资格审核、志愿确认等办法请重看今年的通知。',
      actions: more?.actions ?? [],
    },
  ]
}

const SWING = Math.log(1.15)

export function swing(model: ListModel): Finding[] {
  const swung = model.rows.flatMap((row) => {
    const move = moveOf(row, model)
    return move === undefined ? [] : [{ row, move }]
  })
  return swung.map(({ row, move }): Finding => {
    const others = soundSafeties(model).filter((other) => !swung.some((item) => item.row === other))
    const isLeaned =
      others.length < 2 && row.tier !== undefined && !model.form.early && model.outlook !== undefined
    const more = isLeaned ? moreSafety(model, 2 - others.length) : undefined
    return {
      check: 'swing',
      rows: [row.place],
      severity: more ? 'medium' : 'low',
      why: `${rowName(row)}去年的最低位次比前两年平均靠后${percent(Math.exp(move) - 1)}，可能是「小年」。今年报的人若多起来，会回到原来的难度。`,
      remedy: more
        ? `按前几年的难度看它，表里要另有托得住的志愿：${more.text}`
        : '表里另有托得住的志愿，可以保留；别把它当作变容易了。',
      actions: more?.actions ?? [],
    }
  })
}

/** Last year's line is unusually easy this far above the mean of the two before, in ln rank. */
function moveOf({ past, line, undersubscribed }: ModelRow, model: ListModel): number | undefined {
  const [newest, ...older] = past
    .slice(0, 3)
    .filter(({ oldExam }, _, [first]) => oldExam === first?.oldExam)
    .map(({ year, rank, candidates }) => ({ year, log: Math.log(rank) - Math.log(candidates) / 2 }))
  if (!newest || !line || older.length === 0 || undersubscribed || newest.year !== model.list.year - 1)
    return undefined
  const move = newest.log - older.reduce((sum, { log }) => sum + log, 0) / older.length
  return move > Math.max(SWING, Math.min(line.sides.harder, line.sides.easier)) ? move : undefined
}
