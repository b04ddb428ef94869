import type { ControlLine } from '~/contracts/control-lines'
import type { Category } from '~/rules/exam/candidate-categories'
import { categoryName } from '~/rules/exam/candidate-categories'

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

/** The category that a line is drawn for: A 类 of 理科(A类) in 西藏. */
function categoryOf({ subject }: ControlLine): string | undefined {
  const letter = /\(([A-Z])类\)$/.exec(subject)?.[1]
  return letter && `${letter} 类`
}

/** Whose lines are asked for: of a subject, and of one category of its candidates where one is chosen. */
export interface LinesAsked {
  readonly subject: string
  readonly category?: Category | undefined
}

/** The lines that a subject's table goes with: one list, or one for each category of candidates (西藏) that is asked for. */
function linesOfSubject(
  lines: readonly ControlLine[],
  { subject, category: asked }: LinesAsked,
): readonly (readonly ControlLine[])[] {
  const own = lines.filter((line) => line.subject === subject)
  // Lines without a category are of everybody but those who have a plan of their own.
  if (own.length > 0) return asked === undefined ? [own] : []
  const drawn = lines.filter((line) => line.subject.startsWith(`${subject}(`))
  const named = asked && categoryName(asked)
  const categories = [...new Set(drawn.map(categoryOf))].filter(
    (category) => named === undefined || category === named,
  )
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

/** The lines of one category of candidates, or all. Of a category with a plan of its own there may be none. */
export function linesOfCategory(
  lines: readonly ControlLine[],
  category: Category | undefined,
): ControlLine[] {
  const name = category && categoryName(category)
  return lines.filter((line) => name === undefined || categoryOf(line) === name)
}

/** The control lines of a subject, by rising line; those of all categories of candidates. */
export function namedLines(lines: readonly ControlLine[], subject: string): NamedLine[] {
  return linesOfSubject(lines, { subject })
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

/** The two lines that say most about a score: those just below and above it, or the two highest it has passed. By rising line. */
function gapsOf(own: readonly ControlLine[], score: number): LineGap[] {
  const rising = own.map(named).toSorted(byScore)
  const passed = rising.filter((line) => line.controlScore <= score)
  const ahead = rising.filter((line) => line.controlScore > score).slice(0, 1)
  return [...passed.slice(ahead.length > 0 ? -1 : -2), ...ahead].map(({ name, controlScore, sample }) => ({
    line: name,
    points: score - controlScore,
    sample,
  }))
}

/** A gap as text: 高出本科线 139 分. */
function gapText({ line, points, sample }: LineGap): string {
  const mark = sample ? '（示例）' : ''
  if (points === 0) return `正好是${line}${mark}`
  return `${points > 0 ? '高出' : '低于'}${line} ${Math.abs(points)} 分${mark}`
}

/**
 * How far a score lies from its lines, in words: 高出本科线 139 分，高出特控线 86 分. Where lines are drawn by category of
 * candidates, a sentence for each, its highest line first: A 类：高出本一线 62 分，高出本二线 96 分. Empty where there is none.
 */
export function gapSentences(lines: readonly ControlLine[], asked: LinesAsked, score: number): string[] {
  return linesOfSubject(lines, asked).map((own) => {
    const category = own[0] && categoryOf(own[0])
    const gaps = gapsOf(own, score)
    return category
      ? `${category}：${gaps.toReversed().map(gapText).join('，')}`
      : gaps.map(gapText).join('，')
  })
}

/** A batch whose line a score does not reach: 未达本科线, 未达本一线（B 类）; `isOut` where no category of candidates does. */
export interface UnreachedLine {
  readonly text: string
  readonly isOut: boolean
}

/** Who is of a category with a plan of its own: the units of everybody say nothing. */
const OTHER_PLAN: UnreachedLine = { text: '普通类的线，不能比', isOut: true }

/** What a score comes up against in a batch; undefined where it reaches the line, or the batch has none of that name. */
export function unreachedLine(
  lines: readonly ControlLine[],
  asked: LinesAsked & { readonly score: number },
  batch: string | null | undefined,
): UnreachedLine | undefined {
  if (asked.category === '单列') return OTHER_PLAN
  const drawn = linesOfSubject(lines, asked).flatMap((own) => own.find((line) => line.batch === batch) ?? [])
  const missed = drawn.filter(({ controlScore }) => controlScore > asked.score)
  const [first] = missed
  if (!first) return undefined
  const isOut = missed.length === drawn.length
  const categories = missed.flatMap((line) => categoryOf(line) ?? [])
  const whose =
    categories.length === 0 || (isOut && categories.length > 1) ? '' : `（${categories.join('、')}）`
  return { text: `未达${nameOf(first)}${whose}`, isOut }
}

/**
 * The batch a score reaches where it lies below the line of the asked one: the highest offered that everybody may apply
 * for. Undefined where the score reaches the asked batch, or none.
 */
export function reachedBatch(
  lines: readonly ControlLine[],
  { batch, score, ...asked }: LinesAsked & { batch?: string | undefined; score: number },
  offered: readonly string[],
): ControlLine | undefined {
  // Who reaches the line of one category may apply, as long as it is not said of which they are.
  const own = linesOfSubject(lines, asked)
    .flat()
    .toSorted((a, b) => a.controlScore - b.controlScore)
  const line = own.find((drawn) => drawn.batch === batch)
  if (!line || score >= line.controlScore) return undefined
  return own
    .filter((line) => line.batch !== SPECIAL && offered.includes(line.batch) && line.controlScore <= score)
    .toSorted((a, b) => b.controlScore - a.controlScore)[0]
}
