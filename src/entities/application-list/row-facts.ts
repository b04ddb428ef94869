import type { ApplicationItem } from '~/contracts/application-lists'
import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import { gapInTier } from '~/entities/rank/rank-gap'
import { chanceBrief } from '~/rules/chance/chance-text'
import type { TierName } from '~/rules/chance/tier-name'
import { formatCount } from '~/shared/lib/text/format'

/** What a row says in one line, each in the words of the page; absent where it is not known. */
export interface RowFacts {
  /** 约 65%, or the range alone. */
  readonly chance: string | undefined
  /** The first two majors that it names. */
  readonly majors: string
  /** Of the line. */
  readonly year: number | undefined
  /** The lowest rank of that year: 28,920. */
  readonly line: string | undefined
  /** 还差 480 位; 贴线 where the row is 稳 or 保 all the same. */
  readonly gap: string | undefined
  readonly plan: string | undefined
  /** Yuan a year of the majors that it names, the lowest to the highest: 5,200–6,600. */
  readonly fee: string | undefined
  /** The same in less room: 5,200 起. */
  readonly feeFrom: string | undefined
}

const MAJORS_SAID = 2

/** A row as it is ordered by. `rank` is the student's own, `tier` what the row is called in its list. */
export function rowFacts(
  item: ApplicationItem,
  unit: RecommendedUnit | undefined,
  rank: number | null | undefined,
  tier: TierName | undefined,
): RowFacts {
  const newest = unit?.history[0]
  const lowestRank = newest?.lowestRank ?? item.lowestRank ?? undefined
  return {
    chance: unit && chanceBrief(unit),
    majors: item.majors
      .slice(0, MAJORS_SAID)
      .map(({ majorName }) => majorName)
      .join('、'),
    year: newest?.year,
    line: lowestRank ? formatCount(lowestRank) : undefined,
    gap: rank && lowestRank ? gapInTier(rank, lowestRank, tier) : undefined,
    plan: unit && String(unit.planNum),
    fee: unit && feesText(item, unit),
    feeFrom: unit && feeText(feesOf(item, unit), (least) => `${least} 起`),
  }
}

/** Fees of the majors that a row names; of all majors of the unit where it names none. */
export function feesOf({ majors }: Pick<ApplicationItem, 'majors'>, unit: RecommendedUnit): number[] {
  const named = new Set(majors.map(({ majorEnrollCode }) => majorEnrollCode))
  return unit.majors.flatMap(({ majorEnrollCode, fee }) =>
    fee != null && (named.size === 0 || named.has(majorEnrollCode)) ? fee : [],
  )
}

/** The fees of a row, yuan a year: 5,200–6,600. */
export function feesText(item: Pick<ApplicationItem, 'majors'>, unit: RecommendedUnit): string | undefined {
  return feeText(feesOf(item, unit), (least, most) => `${least}–${most}`)
}

function feeText(
  fees: readonly number[],
  rangeText: (least: string, most: string) => string,
): string | undefined {
  if (fees.length === 0) return undefined
  const [least, most] = [Math.min(...fees), Math.max(...fees)]
  return least === most ? formatCount(least) : rangeText(formatCount(least), formatCount(most))
}

interface Spoken {
  /** From 1. */
  readonly place: number
  readonly tier: string | undefined
  readonly name: string
  /** 服从调剂 could be ticked, and is not. */
  readonly declines: boolean
}

/** All of a row as one sentence, for who hears it. */
export function rowSaid(
  { chance, majors, year, line, gap, plan, fee }: RowFacts,
  { place, tier, name, declines }: Spoken,
): string {
  return [
    `第 ${place} 位 ${name}`,
    [tier, chance].filter(Boolean).join(' '),
    majors,
    line && `${year ? `${year} 年` : ''}最低位次 ${line}${gap ? `，你${gap}` : ''}`,
    plan && `计划 ${plan} 人`,
    fee && `学费 ${fee} 元`,
    declines && '不服从调剂',
  ]
    .filter(Boolean)
    .join('，')
}
