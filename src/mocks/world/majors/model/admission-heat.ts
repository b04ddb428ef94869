import { majorHeat } from '~/rules/chance/major-heat'
import { allMajors } from '../catalogue'

let byType: ReadonlyMap<string, number> | undefined

/** Mean of the majors of each type that have a figure. */
function types(): ReadonlyMap<string, number> {
  if (!byType) {
    const sums = new Map<string, { sum: number; count: number }>()
    for (const { majorName, typeCode } of allMajors(1)) {
      const heat = majorHeat(majorName)
      if (heat === undefined) continue
      const known = sums.get(typeCode) ?? { sum: 0, count: 0 }
      sums.set(typeCode, { sum: known.sum + heat, count: known.count + 1 })
    }
    byType = new Map([...sums].map(([type, { sum, count }]) => [type, sum / count]))
  }
  return byType
}

/**
 * How much harder a major is to enter than the median major of its school, in ln of rank. The same for a type that is
 * enrolled as a whole. Without a figure it has the mean of its type, or 0.
 */
export function admissionHeat(name: string, typeCode: string): number {
  return majorHeat(name) ?? types().get(typeCode) ?? 0
}
