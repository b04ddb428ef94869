import { partsOf } from '~/rules/list/share/list-parts'
import type { SharedList } from '~/rules/list/share/shared-list'

/** Characters of an address in one code: a phone reads about 120 squares a side off another phone. */
const LONGEST = 1_000

/** A part of a list that one QR code opens. */
export interface CodePart {
  readonly link: string
  /** 第 1–12 行; 整张表 where one code holds all of it. */
  readonly name: string
}

/** The codes that open a list, one for each part that a phone can read at once. */
export function codePartsOf(shared: SharedList, linkOf: (part: SharedList) => string): CodePart[] {
  return partsOf(shared, LONGEST).map((list) => {
    const { part, rows } = list
    return {
      link: linkOf(list),
      name: part ? `第 ${part.from}–${part.from + rows.length - 1} 行` : '整张表',
    }
  })
}
