import type { BatchUnit } from '~/contracts/school-batches'
import { shortRequirement } from '~/rules/filing/requirement'

interface Asked {
  readonly province: string
  readonly year: number
  readonly batch: string
  readonly subject?: string | null | undefined
}

interface Offered {
  /** The batches in which the school recruits; undefined until they are known. */
  readonly batches: readonly string[] | undefined
  /** Its units in the batch that is asked for. */
  readonly units: readonly Pick<BatchUnit, 'subjectRequirement'>[] | undefined
}

/** Why nothing of a school can be chosen for a list: it recruits in other batches, or asks for other electives. */
export function whyNoneText(
  { province, year, batch, subject }: Asked,
  { batches, units = [] }: Offered,
): string {
  if (batches === undefined) return `${batch}里没有它招你的计划，或选科不符。`
  const whose = `它 ${year} 年在${province}的`
  const candidates = `${subject ?? ''}考生`
  // Early batches may be kept apart: nothing is said of them.
  if (batches.length === 0) return `${whose}${batch}没有招${candidates}的计划。`
  if (!batches.includes(batch)) return `${whose}${batches.join('、')}招${candidates}，${batch}里没有。`
  const asked = [
    ...new Set(units.flatMap(({ subjectRequirement }) => shortRequirement(subjectRequirement) ?? [])),
  ]
  return asked.length === 0
    ? `${batch}里没有它招你的计划，或选科不符。`
    : `${batch}里它有 ${units.length} 个可以填的，选科要求是${asked.join('；')}，没有和你相符的。`
}
