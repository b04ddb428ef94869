import type { ApplicationItem } from '~/contracts/application-lists'
import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import type { TierName } from '~/rules/chance/tier-name'
import type { SentenceEdits } from '~/rules/list/sentence/read-sentence'
import { feesOf } from './row-facts'

/** How a sentence reads and changes the choices of a list. */
export function sentenceEdits(
  units: ReadonlyMap<string, RecommendedUnit>,
  tiers: ReadonlyMap<string, TierName | undefined>,
  adjustment: boolean,
): SentenceEdits<ApplicationItem> {
  return {
    rowOf: (item) => {
      const { unitId, schoolName, provinceName, majors } = item
      const unit = units.get(unitId)
      return {
        unitId,
        school: schoolName,
        province: provinceName,
        nature: unit?.schoolInstitution ?? undefined,
        features: unit?.schoolFeatures ?? [],
        plan: unit?.planNum,
        fees: unit ? feesOf(item, unit) : [],
        majors: majors.map(({ majorName }) => majorName),
        tier: tiers.get(unitId),
      }
    },
    withoutMajors: (item, isMeant) => {
      const majors = item.majors.filter(({ majorName }) => !isMeant(majorName))
      return majors.length > 0 ? { ...item, majors } : undefined
    },
    adjusted: (item, adjust) => (adjustment && item.adjust !== adjust ? { ...item, adjust } : item),
  }
}
