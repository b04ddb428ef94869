import { noted } from '../doubts'
import type { Check, Found } from '../finding'
import type { ListModel, ModelRow } from '../list-model'
import { hasSwung, movedBy, soundSafeties } from '../safety'
import { moreSafety } from '../whole-list'
import { lastYear, percent, rowName, rowNames } from '../words'

/**
 * Lines that moved far in the last year, one card for all rows of a kind. Those much easier than before are overrated
 * (of 保 .87 to .91 held); those moved some 15 to 30 % harder a little, because they may stay hard.
 */
export const swing = {
  id: 'swing',
  name: '波动',
  run(model: ListModel): Found[] {
    const rows = model.rows.filter((row) => isJudgedByLast(row, model.list.year))
    return [
      ...easierFindings(
        model,
        rows.filter(({ past }) => hasSwung(past)),
      ),
      ...harderFindings(model, rows.filter(hasHardened)),
    ]
  },
} as const satisfies Check

function isJudgedByLast({ line, past, undersubscribed, closed }: ModelRow, year: number): boolean {
  return line !== undefined && past[0]?.year === year - 1 && !undersubscribed && !closed
}

function easierFindings(model: ListModel, rows: readonly ModelRow[]): Found[] {
  const safe = rows.filter(({ tier }) => tier === 3)
  const others = soundSafeties(model).filter((row) => !rows.includes(row))
  const isLeaned = safe.length > 0 && others.length < 2 && !model.form.early && model.outcome !== undefined
  const more = isLeaned ? moreSafety(model, 2 - others.length) : undefined
  const rest = more ? rows.filter((row) => !safe.includes(row)) : rows
  const leaned: Found[] = more
    ? [
        {
          rows: safe.map(({ place }) => place),
          severity: 'medium',
          why: `${easierText(model, safe)}。现在的表正靠它兜底；今年报的人若多起来，会回到原来的难度。`,
          remedy: `按前几年的难度看它，表里要另有托得住的志愿：${more.text}`,
          actions: more.actions,
        },
      ]
    : []
  if (rest.length === 0) return leaned
  const why = `${easierText(model, rest)}，今年报的人若多起来，会回到原来的难度`
  return [...leaned, noted(rest, why, '后面有保底，可以留；只是别指望今年还这么低。')]
}

/** 第 3 行（…） 2025 年的最低位次比前两年平均靠后约 60%. */
function easierText(model: ListModel, rows: readonly ModelRow[]): string {
  const furthest = Math.max(...rows.map(({ past }) => movedBy(past) ?? 0))
  const by = percent(Math.exp(furthest) - 1)
  const [only] = rows
  return rows.length === 1 && only
    ? `${rowName(only)} ${lastYear(model)}的最低位次比前两年平均靠后${by}`
    : `${rowNames(rows)} ${lastYear(model)}的最低位次比前两年平均靠后很多，最多${by}`
}

/** Between these, in ln rank, a line that became harder tends to stay hard. */
const HARDENED = [Math.log(1.15), Math.log(1.3)] as const

function hasHardened({ past, tier }: ModelRow): boolean {
  const move = -(movedBy(past) ?? 0)
  return tier !== undefined && tier >= 2 && move >= HARDENED[0] && move <= HARDENED[1]
}

function harderFindings(model: ListModel, rows: readonly ModelRow[]): Found[] {
  if (rows.length === 0) return []
  const why = `${rowNames(rows)} ${lastYear(model)}比前两年平均难了 15%–30%，今年可能还是这么难，推算会略微偏乐观`
  return [noted(rows, why, '可以保留；不要因为前两年容易就当它容易。')]
}
