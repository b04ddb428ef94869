import type { ControlLine } from '~/contracts/control-lines'

/** How far a score lies from one control line. */
interface LineGap {
  /** 本科线, 特控线 …. */
  readonly line: string
  /** Points above the line; negative below it. */
  readonly points: number
  /** The line is one of the demonstration data, that no notice stands behind. */
  readonly sample: boolean
}

const SPECIAL = '特殊类型'
/** The short name under which everybody knows the line of special programmes. */
const SPECIAL_LINE = '特控线'

/** The lines that a subject's table goes with; 西藏 draws lines by group of candidates, of which A is the larger. */
function linesOfSubject(lines: readonly ControlLine[], subject: string): readonly ControlLine[] {
  const own = lines.filter((line) => line.subject === subject)
  return own.length > 0 ? own : lines.filter((line) => line.subject === `${subject}(A类)`)
}

/** A control line under the name that everybody knows. */
export interface NamedLine {
  /** 本科线, 特控线 …. */
  readonly name: string
  readonly controlScore: number
  /** The line is one of the demonstration data, that no notice stands behind. */
  readonly sample: boolean
}

/** The control lines of a subject, by rising line. */
export function namedLines(lines: readonly ControlLine[], subject: string): NamedLine[] {
  return linesOfSubject(lines, subject)
    .map(({ batch, controlScore, sample }) => ({
      name: batch === SPECIAL ? SPECIAL_LINE : `${batch.replace(/批$/, '')}线`,
      controlScore,
      sample: sample === true,
    }))
    .toSorted((a, b) => a.controlScore - b.controlScore)
}

/** The two lines that say most about a score: those just below and above it, or the two highest it has passed. By rising line. */
export function gapsToLines(lines: readonly ControlLine[], subject: string, score: number): LineGap[] {
  const rising = namedLines(lines, subject)
  const passed = rising.filter((line) => line.controlScore <= score)
  const ahead = rising.filter((line) => line.controlScore > score).slice(0, 1)
  return [...passed.slice(ahead.length > 0 ? -1 : -2), ...ahead].map(({ name, controlScore, sample }) => ({
    line: name,
    points: score - controlScore,
    sample,
  }))
}

/** A gap as text: 高出本科线 139 分. */
export function gapText({ line, points, sample }: LineGap): string {
  const mark = sample ? '（示例）' : ''
  if (points === 0) return `正好是${line}${mark}`
  return `${points > 0 ? '高出' : '低于'}${line} ${Math.abs(points)} 分${mark}`
}

/**
 * The batch a score reaches where it lies below the line of the asked one: the highest offered that everybody may apply
 * for. Undefined where the score reaches the asked batch, or none.
 */
export function reachedBatch(
  lines: readonly ControlLine[],
  { subject, batch, score }: { subject: string; batch?: string | undefined; score: number },
  offered: readonly string[],
): ControlLine | undefined {
  const own = linesOfSubject(lines, subject)
  const asked = own.find((line) => line.batch === batch)
  if (!asked || score >= asked.controlScore) return undefined
  return own
    .filter((line) => line.batch !== SPECIAL && offered.includes(line.batch) && line.controlScore <= score)
    .toSorted((a, b) => b.controlScore - a.controlScore)[0]
}
