import type { CheckUp } from '../check-up/check-list'
import type { Severity } from '../check-up/finding'
import { SLIP, slipAboveLine } from '../check-up/safety'
import type { ListOutcome } from '../list/simulation/simulate-list'
import { type Candidate, NO_WISHES, TOP_RANK } from './candidate'
import { checkRows, rowsToReplace } from './check-rows'
import {
  type FilledRows,
  fillRows,
  isWithoutEnd,
  LEAST_SAFETIES,
  OF_ONE_SCHOOL,
  type Reserve,
} from './fill-rows'
import type { MakingQuery } from './making-query'
import { type MissingMust, missingMusts } from './missing-must'
import { byUtility } from './order'
import { type Prepared, prepare } from './prepare'
import { outcomeOf, stopRows } from './stop-rows'

/** A list that was made, in its order. */
export interface MadeList {
  readonly rows: readonly Prepared[]
  /** The rows at the end that the list is to be counted on for: so many of the last. */
  readonly tail: number
  /** Rows that may stay empty, because nothing below can be reached. */
  readonly spare: number
  /** Absent where choices are read in sequence. */
  readonly outcome?: ListOutcome
  readonly checked?: CheckUp
  /** All units that could have stood in it, but for those that come only where nothing else holds it. */
  readonly open: readonly Prepared[]
  /** Units that were to stand in it, and do not. */
  readonly missing?: readonly MissingMust[]
}

/** A longer list for the first of a province is none. */
const TOP_ROWS = 15
/** A list is made anew without the rows that its check-up objects to, so many times at most. */
const ROUNDS = 5

/**
 * A whole list by the recipe of docs/lists.md. The same input gives the same list. It has as many rows as make sense,
 * `size` at most; empty where nothing fits. The check-up runs over it, and rows that it objects to are replaced. A list
 * that does not hold ends on 民办 and 合作 that nobody asked for. It is made of them where there is nothing else.
 */
export function makeList(candidates: readonly Candidate[], query: MakingQuery): MadeList {
  const made = makeOf(openTo(candidates, query), query)
  return { ...made, missing: missingMusts(candidates, made.rows, query) }
}

/** The units that may stand in a list, whatever its rule. */
export function openTo(
  candidates: readonly Candidate[],
  { frame, wishes = NO_WISHES, student, banned = [], must }: Omit<MakingQuery, 'rule'>,
): readonly Prepared[] {
  return prepare(
    candidates.filter(({ id, schoolId }) => !banned.includes(schoolId) && !banned.includes(id)),
    { frame, wishes, student, must },
  )
}

/** The same list of units that are known to be open. */
export function makeOf(open: readonly Prepared[], query: MakingQuery): MadeList {
  const { frame } = query
  const size = frame.rank <= TOP_RANK ? Math.min(query.size, TOP_ROWS) : query.size
  const asked = open.filter(({ reserve }) => !reserve)
  let best = improved(asked, size, query, 'none')
  for (const reserve of ['end', 'all'] as const) {
    const isBare = reserve === 'all' && best.rows.some((row) => row.reserve) && isShort(best)
    if ((holds(best, query) && !isBare) || asked.length === open.length) break
    const next = improved(open, size, query, reserve)
    if (isSafer(next, best) || (isBare && holds(next, query))) best = next
  }
  const { objected: _, ...made } = best
  const isDone = (made.outcome?.slip ?? 1) < NOTHING_BELOW
  return { ...made, open: asked, spare: isDone ? Math.max(query.size - made.rows.length, 0) : 0 }
}

/** A list with its check-up, and the rows that it objects to. */
interface Checked extends Pick<MadeList, 'rows' | 'tail' | 'outcome' | 'checked'> {
  readonly objected: ReadonlySet<Prepared>
}

/** The best of some lists, each without the rows that the check-up of the one before objects to. */
function improved(units: readonly Prepared[], size: number, query: MakingQuery, reserve: Reserve): Checked {
  const { must = [] } = query
  let left = units
  let best = checkedList(left, size, query, reserve)
  for (let round = 1; round < ROUNDS && best.objected.size > 0; round++) {
    left = left.filter((unit) => !best.objected.has(unit) || must.includes(unit.candidate.id))
    const next = checkedList(left, size, query, reserve)
    // What all units have in common is mended by no other.
    if (next.objected.size >= best.objected.size) break
    best = next
  }
  return best
}

/** 冲 and 稳 that a list should have before its end. */
const LEAST_BODY = 10

function isShort({ rows }: Checked): boolean {
  return rows.filter(({ kind }) => kind < 3).length < LEAST_BODY
}

/** Whoever asks for fewer 保 than the usual end means to do without. */
function holds({ rows, outcome, checked }: Checked, { frame, rule }: MakingQuery): boolean {
  if (rows.length === 0) return false
  if (!frame.form.parallel || isWithoutEnd(rule)) return true
  const safeties = rows.filter(({ sound }) => sound).length
  return (
    safeties >= Math.min(LEAST_SAFETIES, rows.length) &&
    (!outcome || slipAboveLine(outcome) <= SLIP.little) &&
    graveness(checked) === 0
  )
}

const GRAVE: Readonly<Record<Severity, number>> = { high: 3, medium: 1, low: 0 }

/** How much a check-up says against a list, and 0 for words in passing. */
function graveness(checked: CheckUp | undefined): number {
  return (checked?.findings ?? []).reduce((sum, { severity }) => sum + GRAVE[severity], 0)
}

function isSafer(a: Checked, b: Checked): boolean {
  if (b.rows.length === 0 || a.rows.length === 0) return a.rows.length > 0
  const slips = ({ outcome }: Checked) => (outcome ? slipAboveLine(outcome) : 0)
  const sound = ({ rows }: Checked) => Math.min(rows.filter((row) => row.sound).length, LEAST_SAFETIES)
  return (
    (graveness(a.checked) - graveness(b.checked) ||
      Math.round((slips(a) - slips(b)) * 1000) ||
      sound(b) - sound(a)) < 0
  )
}

/** A list with its check-up, and the rows that it objects to. */
function checkedList(
  units: readonly Prepared[],
  size: number,
  query: MakingQuery,
  reserve: Reserve,
): Checked {
  const made = madeOf(units, size, query, reserve)
  if (made.rows.length === 0) return { ...made, objected: new Set<Prepared>() }
  const checked = checkRows(made.rows, query)
  return { ...made, checked, objected: rowsToReplace(checked, made.rows) }
}

/** A list that slips less often than this needs no further row; a share from 0 to 1. */
const NOTHING_BELOW = 0.001

function madeOf(
  units: readonly Prepared[],
  size: number,
  { frame, rule, wishes, must }: MakingQuery,
  reserve: Reserve,
): Pick<MadeList, 'rows' | 'tail' | 'outcome'> {
  if (!frame.form.parallel) return { rows: inSequence(units, size, must), tail: 0 }
  const filling = {
    size,
    rule,
    namesPlaces: (wishes?.provinces.length ?? 0) > 0,
    isTop: frame.rank <= TOP_RANK,
    must,
    reserve,
  }
  const filled = fillRows(units, filling)
  const ordered: FilledRows = { body: inOrder(filled.body), tail: inOrder(filled.tail) }
  const { body, tail } = stopRows(frame, ordered, filling)
  const rows = [...body, ...tail]
  return { rows, tail: tail.length, ...(rows.length > 0 && { outcome: outcomeOf(frame, rows) }) }
}

/** Rows as they should be read. */
export function inOrder(rows: readonly Prepared[]): Prepared[] {
  const places = rows.map((unit) => ({ unit, ...unit, tier: unit.kind || undefined }))
  return byUtility(places).map(({ unit }) => unit)
}

/** Where choices are read in sequence the first row decides: matches and safe ones alone, the best of them first. */
function inSequence(
  units: readonly Prepared[],
  size: number,
  must: readonly string[] = [],
): readonly Prepared[] {
  const isMust = ({ candidate }: Prepared) => must.includes(candidate.id)
  const ofSchool = new Map<string, number>()
  const likely = units.filter((unit) => isMust(unit) || (unit.kind >= 2 && !unit.small))
  const open = likely.length > 0 ? likely : units
  const best = open
    .toSorted((a, b) => Number(isMust(b)) - Number(isMust(a)) || inSequenceOrder(a, b))
    .filter((unit) => {
      const { schoolId } = unit.candidate
      const before = ofSchool.get(schoolId) ?? 0
      ofSchool.set(schoolId, before + 1)
      return isMust(unit) || before < Math.min(OF_ONE_SCHOOL, Math.max(Math.floor(size / 3), 1))
    })
  return best.slice(0, size).toSorted(inSequenceOrder)
}

const inSequenceOrder = (a: Prepared, b: Prepared) =>
  b.rank - a.rank || b.worth - b.centre - (a.worth - a.centre)
