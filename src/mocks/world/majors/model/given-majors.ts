import { batchLevel } from '~/rules/filing/batches'
import { remember } from '../../kit/remember'
import { allMajors, type Major, type MajorLevel } from '../catalogue'

const LEVELS: Readonly<Record<'本科' | '专科', readonly MajorLevel[]>> = { 本科: [1, 3], 专科: [2] }

/** Majors of the catalogue by their name, and by that of their type: 计算机类 leads to all of them. */
const byName = remember(
  2,
  (level) => level,
  (level: '本科' | '专科') => {
    const found = new Map<string, Major[]>()
    for (const major of LEVELS[level].flatMap((one) => allMajors(one))) {
      for (const name of new Set([major.majorName, major.type])) {
        const own = found.get(name)
        if (own) own.push(major)
        else found.set(name, [major])
      }
    }
    return found
  },
)

/** The majors of the catalogue that a row enrols for: by its name, or by those that its note includes. */
export function catalogueMajors(
  name: string,
  note: string,
  batch: string,
): readonly { readonly major: Major }[] {
  const known = byName(batchLevel(batch) === '专科' ? '专科' : '本科')
  const included = /包含专业[:：]([^）)]*)/.exec(note)?.[1]?.split(/[、,，]/) ?? []
  const plain = name.replace(/[（(].*$/, '').trim()
  const names = included.length > 0 ? included : [plain]
  return [...new Set(names.flatMap((one) => known.get(one.trim()) ?? []))].map((major) => ({ major }))
}
