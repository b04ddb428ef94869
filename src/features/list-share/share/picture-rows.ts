import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import type { Items } from '~/entities/application-list/edits'
import { unitName } from '~/entities/application-list/form-text'
import { feesText } from '~/entities/application-list/row-facts'
import { gapInTier } from '~/entities/rank/rank-gap'
import { chanceBrief } from '~/rules/chance/chance-text'
import type { TierName } from '~/rules/chance/tier-name'
import type { ApplicationForm } from '~/rules/filing/application-form'
import { schoolCodeText } from '~/rules/filing/school-code'
import { formatCount } from '~/shared/lib/text/format'

/** A row of the long picture, from its name to its last line. */
export interface PictureRow {
  readonly name: string
  readonly lines: readonly string[]
}

interface PictureOf {
  readonly items: Items
  readonly form: ApplicationForm
  readonly units: ReadonlyMap<string, RecommendedUnit>
  /** What the rows are called in the list, by their units. */
  readonly tiers: ReadonlyMap<string, TierName | undefined>
  /** Her own, where she has ticked it: without it there is no tier and no gap. */
  readonly rank: number | undefined
  /** Whether each row says why it stands there. */
  readonly reasons: boolean
}

/** The rows of the picture: names, codes, lines, plan and fee; what depends on her rank only where she shows that. */
export function pictureRows({ items, form, units, tiers, rank, reasons }: PictureOf): PictureRow[] {
  return items.map((item, at) => {
    const unit = units.get(item.unitId)
    const tier = tiers.get(item.unitId)
    const codes = [schoolCodeText(item) && `院校代码 ${schoolCodeText(item)}`, item.provinceName]
    const majors = item.majors.map(({ majorEnrollCode, majorName }) => `${majorEnrollCode} ${majorName}`)
    const fees = unit && feesText(item, unit)
    const facts = [
      unit && `计划 ${unit.planNum} 人`,
      fees && `学费 ${fees} 元/年`,
      form.adjustment && (item.adjust ? '服从调剂' : '不服从调剂'),
    ]
    return {
      name: [at + 1, item.schoolName, unitName(form.unit, item.majorGroupCode)].filter(Boolean).join(' '),
      lines: [
        codes.filter(Boolean).join(' · '),
        majors.join('；'),
        lineText(item, unit, rank, tier),
        facts.filter(Boolean).join(' · '),
        rank === undefined ? '' : [tier, unit && chanceBrief(unit)].filter(Boolean).join(' '),
        reasons && item.reason ? `理由：${item.reason}` : '',
      ].filter(Boolean),
    }
  })
}

function lineText(
  item: Items[number],
  unit: RecommendedUnit | undefined,
  rank: number | undefined,
  tier: TierName | undefined,
): string {
  const newest = unit?.history[0]
  const lowestRank = newest?.lowestRank ?? item.lowestRank
  if (lowestRank == null) return '没有往年位次'
  const year = newest ? `${newest.year} 年` : '往年'
  const gap = rank === undefined ? '' : `（${gapInTier(rank, lowestRank, tier)}）`
  return `${year}最低位次 ${formatCount(lowestRank)}${gap}`
}
