import type { Subject } from '~/rules/exam/exam-mode'
import { interpolate } from '../../kit/interpolate'
import { list, rows, text } from '../../kit/table'
import type { School } from '../../schools/schools'
import { GROUP_DISTANCES_ANHUI } from '../facts/group-distances-anhui'
import { sideOf } from './strength-scale'

/** How far groups of a school stand ahead of its last ordinary one, in ln of rank. */
interface GroupDistances {
  /** The group in which the middle place lies. */
  readonly middle: number
  /** Undefined for a school of one group. */
  readonly first?: number
  /** How far 中外合作办学 stands behind; 0 for a school without. */
  readonly behind?: number
}

const distancesOf = ([middle, first, behind]: readonly string[]): GroupDistances | undefined =>
  middle === undefined
    ? undefined
    : {
        middle: Number(middle) / 100,
        ...(first !== '-' && { first: Number(first) / 100 }),
        ...(behind !== undefined && { behind: Number(behind) / 100 }),
      }

const published = new Map(
  rows({ GROUP_DISTANCES_ANHUI }, { id: text, science: list(), arts: list() }).map(
    ({ id, science, arts }) => [id, { 物理: distancesOf(science), 历史: distancesOf(arts) }],
  ),
)

/** What was published of the groups of a school in 安徽; undefined elsewhere, and where it had one group or is not at hand. */
export function publishedDistances(
  school: School,
  province: string,
  subject: Subject,
): GroupDistances | undefined {
  if (province !== '安徽' || subject === '综合') return undefined
  return published.get(school.id)?.[sideOf(subject)]
}

/** A group before it is moved: its line, in ln of rank ahead of the school's. */
interface GroupLine {
  readonly line: number
  readonly places: number
  readonly joint: boolean
}

/**
 * How far each group must be moved, in ln of rank, so that they stand apart as published; in the order of the groups. The last
 * ordinary line stays where it is.
 */
export function movesTo(published: GroupDistances, groups: readonly GroupLine[]): number[] {
  const ordinary = groups.filter(({ joint }) => !joint).sort((a, b) => a.line - b.line)
  const last = ordinary[0]?.line ?? 0
  const first = published.first ?? Math.max(published.middle, (ordinary.at(-1)?.line ?? 0) - last)
  const ranked = middleAhead(ordinary, published.middle)
  const middle = middleOf(ordinary)
  const at = middle ? ranked.indexOf(middle) : 0
  const top = ranked.length - 1
  const knots: (readonly [number, number])[] = [[0, 0]]
  if (at > 0) knots.push([at, published.middle])
  if (at < top) knots.push([top, first])
  const joint = Math.min(...groups.filter((group) => group.joint).map(({ line }) => line))
  return groups.map((group) => {
    if (!group.joint) return last + interpolate(ranked.indexOf(group), knots) - group.line
    return !published.behind || ordinary.length === 0 ? 0 : last - published.behind - joint
  })
}

/** The group in which the middle place lies; the last group comes first. */
function middleOf(groups: readonly GroupLine[]): GroupLine | undefined {
  const half = groups.reduce((sum, { places }) => sum + places, 0) / 2
  let filled = 0
  return groups.find(({ places }) => {
    filled += places
    return filled >= half
  })
}

/** The groups, the last one first; where the largest would be the last and is not as published, the next one stands behind it. */
function middleAhead(groups: readonly GroupLine[], middle: number): readonly GroupLine[] {
  const [coldest, next, ...others] = groups
  if (!coldest || !next || middle === 0 || middleOf(groups) !== coldest) return groups
  return [next, coldest, ...others]
}
