import type { ApplicationItem } from '~/contracts/application-lists'
import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import { codeDigits } from '~/entities/application-list/is-major-of'
import { feesOf } from '~/entities/application-list/row-facts'
import type { TierName } from '~/rules/chance/tier-name'
import type { SentenceEdits, SentenceMajor } from '~/rules/list/sentence/read-sentence'

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
        majors: majors.map((major) => sentenceMajor(major, unit)),
        tier: tiers.get(unitId),
        chance: unit?.probability ?? undefined,
        line: unit?.history[0]?.lowestRank ?? item.lowestRank ?? undefined,
      }
    },
    withoutMajors: (item, isMeant) => {
      const unit = units.get(item.unitId)
      const majors = item.majors.filter((major) => !isMeant(sentenceMajor(major, unit)))
      return majors.length > 0 ? { ...item, majors } : undefined
    },
    adjusted: (item, adjust) => (adjustment && item.adjust !== adjust ? { ...item, adjust } : item),
  }
}

/** A chosen major with its code in the catalogue, as far as the plan tells it. */
function sentenceMajor(
  { majorEnrollCode, majorName }: ApplicationItem['majors'][number],
  unit: RecommendedUnit | undefined,
): SentenceMajor {
  const code = unit?.majors.find((major) => major.majorEnrollCode === majorEnrollCode)?.majorCode
  return { name: majorName, ...(code && { code: codeDigits(code) }) }
}
