import type { ControlLine } from '~/contracts/control-lines'

/** How far a score lies from one control line. */
interface LineGap {
  /** 本科线, 特控线 …. */
  readonly line: string
  /** Points above the line; negative below it. */
  readonly points: number
  /** The line is one of the demonstration data, that no notice stands behind. */
  readonly sample: boolean
  /** For whom it is drawn, where a province draws it by category of candidates: A 类. */
  readonly category: string | undefined
}

const SPECIAL = '特殊类型'
/** The short name under which everybody knows the line of special programmes. */
const SPECIAL_LINE = '特控线'

/** The category that a line is drawn for: A 类 of 理科(A类) in 西藏. */
function categoryOf({ subject }: ControlLine): string | undefined {
  const letter = /\(([A-Z])类\)$/.exec(subject)?.[1]
  return letter && `${letter} 类`
}

/** The lines that a subject's table goes with: one list, or one for each category of candidates (西藏). */
function linesOfSubject(lines: readonly ControlLine[], subject: string): readonly (readonly ControlLine[])[] {
  const own = lines.filter((line) => line.subject === subject)
  if (own.length > 0) return [own]
  const drawn = lines.filter((line) => line.subject.startsWith(`${subject}(`))
  const categories = [...new Set(drawn.map(categoryOf))]
  return categories.map((category) => drawn.filter((line) => categoryOf(line) === category))
}

/** A control line under the name that everybody knows. */
export interface NamedLine {
  /** 本科线, 特控线 …; 本一线（A 类） where it is drawn by category. */
  readonly name: string
  readonly controlScore: number
  /** The line is one of the demonstration data, that no notice stands behind. */
  readonly sample: boolean
}

/** The control lines of a subject, by rising line; those of all categories of candidates. */
export function namedLines(lines: readonly ControlLine[], subject: string): NamedLine[] {
  return linesOfSubject(lines, subject)
    .flat()
    .map((line) => {
      const category = categoryOf(line)
      return { ...named(line), name: nameOf(line) + (category ? `（${category}）` : '') }
    })
    .toSorted(byScore)
}

const byScore = (a: NamedLine, b: NamedLine) => a.controlScore - b.controlScore

const nameOf = ({ batch }: ControlLine) =>
  batch === SPECIAL ? SPECIAL_LINE : `${batch.replace(/批$/, '')}线`

function named(line: ControlLine): NamedLine {
  return { name: nameOf(line), controlScore: line.controlScore, sample: line.sample === true }
}

/**
 * The two lines that say most about a score: those just below and above it, or the two highest it has passed. By rising
 * line; where lines are drawn by category of candidates, those of each, one category after the other.
 */
export function gapsToLines(lines: readonly ControlLine[], subject: string, score: number): LineGap[] {
  return linesOfSubject(lines, subject).flatMap((own) => {
    const rising = own.map(named).toSorted(byScore)
    const passed = rising.filter((line) => line.controlScore <= score)
    const ahead = rising.filter((line) => line.controlScore > score).slice(0, 1)
    const category = own[0] && categoryOf(own[0])
    return [...passed.slice(ahead.length > 0 ? -1 : -2), ...ahead].map(({ name, controlScore, sample }) => ({
      line: name,
      points: score - controlScore,
      sample,
      category,
    }))
  })
}

/** A gap as text: 高出本科线 139 分. */
export function gapText({ line, points, sample, category }: LineGap): string {
  const mark = [category && `（${category}）`, sample && '（示例）'].filter(Boolean).join('')
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
  // Who reaches the line of one category may apply: the page does not know of which they are.
  const own = linesOfSubject(lines, subject)
    .flat()
    .toSorted((a, b) => a.controlScore - b.controlScore)
  const asked = own.find((line) => line.batch === batch)
  if (!asked || score >= asked.controlScore) return undefined
  return own
    .filter((line) => line.batch !== SPECIAL && offered.includes(line.batch) && line.controlScore <= score)
    .toSorted((a, b) => b.controlScore - a.controlScore)[0]
}
