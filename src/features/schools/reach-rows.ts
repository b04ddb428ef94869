import type { SameScoreDestination } from '~/contracts/score-lookups'
import { besideLine, type OwnRank } from '~/rules/chance/beside-line'
import type { TierName } from '~/rules/chance/tier-name'
import { isJoint, JOINT_IN_SHORT } from '~/rules/filing/joint'
import type { LibraryPageFilters } from './library-page.address'
import type { SchoolRow } from './school-row'

export type Reach = Extract<TierName, '冲' | '稳' | '保'>

/** Ranks from the better end to the other. */
export interface ReachWindow {
  readonly best: number
  readonly last: number
}

/** 保 has no end: what lies further behind than this part of the rank is left out, which the page says. */
const SAFE_ENOUGH = 1.68
/** How finely the edge of a tier is looked for, as a factor of the rank. */
const STEP = 1.002
/** A tier begins and ends within these factors of the rank. */
const FURTHEST = 3

/** Where the lines of a tier lie, by the rule book; 稳 begins with the ties. Undefined where a rank has none. */
export function reachWindow(own: OwnRank, reach: Reach): ReachWindow | undefined {
  const { rank } = own
  let window: ReachWindow | undefined
  for (let factor = 1 / FURTHEST; factor <= FURTHEST; factor *= STEP) {
    const line = Math.round(rank * factor)
    if (line < 1 || reachOf(own, { lowestRank: line }) !== reach) continue
    window = { best: window?.best ?? line, last: line }
  }
  if (!window) return undefined
  // The edges lie between two steps: a line beyond them is judged by its own tier.
  const best = Math.max(1, Math.floor(window.best / STEP))
  const last = Math.ceil(reach === '保' ? Math.max(rank * SAFE_ENOUGH, window.best) : window.last * STEP)
  return { best, last }
}

type Narrowing = Pick<LibraryPageFilters, 'q'>

/**
 * The schools with a group in a tier, each once with the group whose line is nearest to the rank; the hardest first.
 * Narrowed by name; by everything else the lines were asked for. Without those of a batch that `isOut` for the reader.
 */
export function reachRows(
  destinations: readonly SameScoreDestination[],
  own: OwnRank,
  reach: Reach,
  filters: Narrowing,
  isOut: (line: SameScoreDestination) => boolean = () => false,
): SchoolRow[] {
  const far = ({ lowestRank }: SameScoreDestination) => Math.abs(lowestRank - own.rank)
  const nearest = new Map<string, SameScoreDestination>()
  for (const line of destinations) {
    const known = nearest.get(line.schoolId)
    if (reachOf(own, line) !== reach || !fits(line, filters) || isOut(line)) continue
    if (!known || far(line) < far(known)) nearest.set(line.schoolId, line)
  }
  return [...nearest.values()].toSorted((a, b) => a.lowestRank - b.lowestRank).map(rowOf)
}

/** A tie and 贴线 stand beside 稳: neither plainly above the last who was admitted nor plainly below. */
function reachOf(own: OwnRank, { lowestRank }: Pick<SameScoreDestination, 'lowestRank'>): TierName {
  const beside = besideLine(own, lowestRank)
  return beside === '同分' || beside === '贴线' ? '稳' : beside
}

function fits({ schoolName }: SameScoreDestination, { q }: Narrowing): boolean {
  return q === undefined || schoolName.includes(q)
}

/** What the line is of; a school as a whole needs no word. */
function unitOf({ majorName, majorGroupCode, admissionType }: SameScoreDestination): string {
  const unit = majorName ?? (majorGroupCode ? `专业组 ${majorGroupCode}` : '')
  return [unit, isJoint(admissionType) && JOINT_IN_SHORT].filter(Boolean).join(' · ')
}

function rowOf(line: SameScoreDestination): SchoolRow {
  return {
    school: {
      id: line.schoolId,
      schoolName: line.schoolName,
      provinceName: line.provinceName ?? '',
      cityName: line.cityName ?? '',
      schoolFeatures: line.schoolFeatures,
      schoolType: line.schoolType ?? [],
      schoolInstitution: line.schoolInstitution ?? '',
    },
    figures: { isPending: false, line, unit: unitOf(line), plan: line.planNum ?? undefined },
  }
}
