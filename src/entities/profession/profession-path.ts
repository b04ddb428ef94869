import type { ProfessionCategory, ProfessionType } from '~/contracts/professions.schemas'
import { isTypeCode } from '~/shared/domain/profession-code'

/** Where a code stands in the tree. */
export interface ProfessionPath {
  readonly category: ProfessionCategory
  readonly type: ProfessionType
  /** Absent for the code of a type. */
  readonly profession?: ProfessionType['professionVos'][number]
}

/** The way to a code; undefined where the tree has no such code. */
export function professionPath(
  tree: readonly ProfessionCategory[],
  code: string,
): ProfessionPath | undefined {
  for (const category of tree) {
    for (const type of category.professionTypes) {
      if (type.typeCode === code) return { category, type }
      if (isTypeCode(code)) continue
      const profession = type.professionVos.find(({ professionCode }) => professionCode === code)
      if (profession) return { category, type, profession }
    }
  }
  return undefined
}
