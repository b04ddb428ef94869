import type { ControlLine } from '~/contracts/control-lines'

/** How a line moved since the year before: +4, −12, 持平. Undefined where that year has no line of its kind. */
export function lineChange(
  line: ControlLine,
  before: readonly ControlLine[] | undefined,
): string | undefined {
  const earlier = before?.find(({ batch, subject }) => batch === line.batch && subject === line.subject)
  if (!earlier) return undefined
  const points = line.controlScore - earlier.controlScore
  if (points === 0) return '持平'
  return points > 0 ? `+${points}` : `−${-points}`
}

/** Whether the candidates of a year were divided into other subjects than those of the year before: no line compares. */
export function isReformed(
  lines: readonly ControlLine[],
  before: readonly ControlLine[] | undefined,
): boolean {
  if (!before || before.length === 0 || lines.length === 0) return false
  return lines.every((line) => before.every(({ subject }) => subject !== line.subject))
}
