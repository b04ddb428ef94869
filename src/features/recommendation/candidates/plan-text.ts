import type { RecommendedUnit, UnitMajor } from '~/contracts/recommendation.schemas'
import { formatCount } from '~/shared/lib/text/format'

type Plan = Pick<RecommendedUnit, 'planYear' | 'planNum' | 'lastPlanNum'>

/** 2026 年计划 30 人，前一年 25，多 20%. */
export function planText({ planYear, planNum, lastPlanNum }: Plan): string {
  const plan = `${planYear ? `${planYear} 年` : ''}计划 ${planNum} 人`
  if (!lastPlanNum) return plan
  if (lastPlanNum === planNum) return `${plan}，与前一年相同`
  const share = Math.round(Math.abs(planNum / lastPlanNum - 1) * 100)
  return `${plan}，前一年 ${lastPlanNum}，${planNum > lastPlanNum ? '多' : '少'} ${Math.max(1, share)}%`
}

/** 学费 5,000–12,000 元/年; undefined where no major says. */
export function feeText(majors: readonly Pick<UnitMajor, 'fee'>[]): string | undefined {
  const fees = majors.flatMap(({ fee }) => (fee == null ? [] : [fee]))
  if (fees.length === 0) return undefined
  const [low, high] = [Math.min(...fees), Math.max(...fees)]
  return `学费 ${low === high ? formatCount(low) : `${formatCount(low)}–${formatCount(high)}`} 元/年`
}
