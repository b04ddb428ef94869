import type { Finding } from '~/rules/check-up/check-list'
import { type FindingKind, isOfVoid, kindsOf } from '~/rules/check-up/finding-kinds'
import type { Action } from '~/rules/list/edits'

/** Kinds that somebody has taken note of: by check, what it had found then. */
export type Accepted = Readonly<Record<string, string>>

/** What a kind has found, as one text: it is asked about again once it finds other rows, or becomes graver. */
export function foundText({ severity, findings }: FindingKind, unitIds: readonly string[]): string {
  const units = findings.flatMap(({ rows }) => rows.map((place) => unitIds[place - 1] ?? ''))
  return [severity, ...[...new Set(units)].toSorted()].join(' ')
}

/** Whether somebody has taken note of a kind as it stands. What does not count when it is filed never is. */
export function isAccepted(kind: FindingKind, unitIds: readonly string[], accepted: Accepted = {}): boolean {
  return !isOfVoid(kind) && accepted[kind.check] === foundText(kind, unitIds)
}

/** How many kinds need a hand: above 提示, and not taken note of. */
export function openKinds(
  findings: readonly Finding[],
  unitIds: readonly string[],
  accepted: Accepted | undefined,
): number {
  return kindsOf(findings).filter((kind) => kind.severity !== 'low' && !isAccepted(kind, unitIds, accepted))
    .length
}

/** The steps of a remedy that are about one row; undefined where another is to take its place, or nothing is said of it. */
export function stepsOfRow(actions: readonly Action[], place: number): readonly Action[] | undefined {
  const isReplaced = actions.some((action) => action.do === 'add' && action.before === place)
  const own = actions.filter((action) => action.do !== 'add' && action.row === place)
  return isReplaced || own.length === 0 ? undefined : own
}

/**
 * Whether the steps of a remedy stand beside its rows, and not above them too: all are about the first of several rows, or
 * each moves a row. One row may be wished to move, and another not.
 */
export function isRowByRow({ rows, actions }: Pick<Finding, 'rows' | 'actions'>): boolean {
  const [first] = rows
  if (rows.length < 2 || first === undefined) return false
  return (
    stepsOfRow(actions, first)?.length === actions.length ||
    actions.every((action) => action.do === 'move' && rows.includes(action.row))
  )
}

/** The first row that a remedy adds at a place of its own, where no row gives way to it: such a row is looked for among candidates. */
export function addedRow(actions: readonly Action[]): Extract<Action, { readonly do: 'add' }> | undefined {
  const [wanted] = actions.filter((action) => action.do === 'add')
  const isSwap = actions.some((action) => action.do === 'drop' && action.row === wanted?.before)
  return isSwap ? undefined : wanted
}
