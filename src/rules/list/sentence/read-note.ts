import { PROVINCES } from '../../exam/provinces'

/** What somebody would like to study, and where, in their own words. */
export interface NotedWishes {
  /** Provinces by short name. */
  readonly provinces: readonly string[]
  /** Words for majors or types: 法学, 师范. */
  readonly majors: readonly string[]
  readonly unwanted: readonly string[]
}

const NEAR = /离家.{0,2}近|家门口|省内|本省|不出省|家里近/
const OPENING =
  /^(?:学生|孩子|我|想要|想|希望|考虑|打算|最好|尽量|能够|能|优先|兼顾|主要|读|学习|学|去|报|选|个|是|在|往|走)+/
const UNWANTED = /^(?:不要|不想要?|不愿意?|不喜欢|不考虑|别)(?:读|学|报|去)?/
const CLOSING = /(?:方向|专业|相关的?|之类的?|类|方面|的|也行|都行|也可以|都可以|吧)+$/

/**
 * Reads a note such as 想读师范或法学，希望离家近. `home` is the province of the student. Parts that say neither a place nor
 * something short enough to be a major say nothing.
 */
export function wishesOfNote(note: string, home: string): NotedWishes {
  const provinces = new Set<string>()
  const majors = new Set<string>()
  const unwanted = new Set<string>()
  for (const part of note.split(/[，,；;。、/\s！!？?]|或者?|和|还是|以及|与/)) {
    if (NEAR.test(part)) {
      provinces.add(home)
      continue
    }
    const isUnwanted = UNWANTED.test(part)
    const text = part.replace(UNWANTED, '').replace(OPENING, '')
    const province = PROVINCES.find(({ name }) => text.startsWith(name))
    if (province) {
      if (!isUnwanted) provinces.add(province.name)
      continue
    }
    const word = text.replace(CLOSING, '')
    if (/^[\p{Script=Han}]{2,6}$/u.test(word)) (isUnwanted ? unwanted : majors).add(word)
  }
  return { provinces: [...provinces], majors: [...majors], unwanted: [...unwanted] }
}
