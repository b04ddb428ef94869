import type { Missed } from '~/entities/school/no-reach'
import { reachOf } from '~/rules/chance/reach'
import { fitOf } from '~/rules/filing/requirement'
import { formatRankInterval } from '~/shared/lib/text/format'
import type { RankedMajor } from './place-rows'

/** The majors that somebody may apply for with their electives; all where nobody has told any. */
export function openMajors(
  majors: readonly RankedMajor[],
  subject: string,
  electives: readonly string[] | undefined,
): readonly RankedMajor[] {
  if (electives === undefined) return majors
  return majors.filter(({ group }) => fitOf(group.subjectRequirement ?? '', subject, electives) !== 'not-met')
}

/** What a rank misses where it reaches no ordinary major; undefined where it reaches one. */
export function missedOf(rank: number, majors: readonly RankedMajor[]): Missed | undefined {
  const ordinary = majors.some((major) => !major.isJoint) ? majors.filter((major) => !major.isJoint) : majors
  const { inReach, missing } = reachOf(
    rank,
    ordinary.map(({ lowestRank }) => lowestRank),
  )
  if (inReach > 0 || !missing) return undefined
  const nearest = ordinary.find(({ lowestRank }) => rank - lowestRank === missing[0])
  const joint = majors.filter((major) => !ordinary.includes(major)).map(({ lowestRank }) => lowestRank)
  return (
    nearest && {
      name: nearest.major.majorName,
      gap: missing[0],
      reachedJoint: reachOf(rank, joint).inReach,
    }
  )
}

/**
 * How many majors of a school a rank reaches, in words: 32 个专业，够得着 7 个：冲 5、稳 2（其中 1 个中外合作）. Of nothing in
 * reach `missedOf` tells.
 */
export function reachText(rank: number, majors: readonly RankedMajor[]): string {
  const { counts, inReach, missing } = reachOf(
    rank,
    majors.map(({ lowestRank }) => lowestRank),
  )
  const all = `${majors.length} 个专业`
  const tiers = (['冲', '稳', '保'] as const).flatMap((tier) =>
    counts[tier] > 0 ? `${tier} ${counts[tier]}` : [],
  )
  const joint = reachedJoint(rank, majors)
  const rest = missing && `其余 ${counts.够不着} 个还差 ${formatRankInterval(...missing)} 位。`
  return `${all}，够得着 ${inReach} 个：${tiers.join('、')}${joint}。${rest ?? ''}`
}

function reachedJoint(rank: number, majors: readonly RankedMajor[]): string {
  const joint = majors.filter((major) => major.isJoint)
  const { inReach } = reachOf(
    rank,
    joint.map(({ lowestRank }) => lowestRank),
  )
  if (inReach === 0 || joint.length === majors.length) return ''
  const fees = joint.flatMap(({ major: { fee } }) => fee ?? [])
  const fee = fees.length > 0 ? `，${formatRankInterval(Math.min(...fees), Math.max(...fees))} 元/年` : ''
  return `（其中 ${inReach} 个中外合作${fee}）`
}
