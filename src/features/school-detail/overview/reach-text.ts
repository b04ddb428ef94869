import { reachOf } from '~/rules/chance/reach'
import { formatCount, formatRankInterval } from '~/shared/lib/text/format'
import type { RankedMajor } from './place-rows'

/**
 * How many majors of a school a rank reaches, in words: 32 个专业，够得着 7 个：冲 5、稳 2（其中 1 个中外合作）。Out of reach, how
 * far the nearest is, and which it is.
 */
export function reachText(rank: number, majors: readonly RankedMajor[]): string {
  const { counts, inReach, missing } = reachOf(
    rank,
    majors.map(({ lowestRank }) => lowestRank),
  )
  const all = `${majors.length} 个专业`
  if (inReach === 0 && missing) {
    const nearest = majors.find(({ lowestRank }) => rank - lowestRank === missing[0])
    return `${all}都够不着，最近的还差 ${formatCount(missing[0])} 位（${nearest?.major.majorName ?? ''}）。`
  }
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
