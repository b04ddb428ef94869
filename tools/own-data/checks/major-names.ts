import { allMajors } from '~/mocks/world/majors/catalogue'
import { textParts } from '~/rules/cells/cell-text'
import { batchLevel } from '~/rules/filing/batches'
import { nearestNames } from '../schools'
import { shown } from '../values'
import type { Check } from './check'

/** A class of majors, a class of students, a place where a major is not yet chosen. */
const IS_CLASS =
  /类|班|试验|实验|书院|学院|专业$|方向|计划|预科|基地|英才|学堂|定向|双学位|联合|融合|创新|[+＋、/]/

/** A major that no catalogue has: nearly the name of one is a typing error, and any other name stands as it is. */
export const majorNames: Check = ({ tables: { majorLines, plan } }, tell) => {
  const names = [1, 2, 3].flatMap((level) => allMajors(level as 1 | 2 | 3).map(({ majorName }) => majorName))
  const known = new Set(names)
  const nearest = nearestNames(names)
  const answers = new Map<string, string | undefined>()
  for (const { at, major, batch } of [...majorLines, ...plan]) {
    if (batchLevel(batch) === undefined && batch === '特殊类型') continue
    const near = answers.has(major) ? answers.get(major) : nearlyOf(major, known, nearest)
    answers.set(major, near)
    if (near !== undefined) {
      tell(at, '疑', '专业名称', `专业目录里没有“${shown(major)}”，最接近的是${near}`)
    }
  }
}

function nearlyOf(
  major: string,
  known: ReadonlySet<string>,
  nearest: (reported: string) => readonly string[],
): string | undefined {
  const base = textParts(major)
    .flatMap(({ text, isInside }) => (isInside ? [] : [text]))
    .join('')
  if (known.has(major) || known.has(base) || IS_CLASS.test(base)) return undefined
  const [near] = nearest(base)
  return near !== undefined && isOneOff(base, near) ? near : undefined
}

/** One character is another one, or is missing, or too many. */
function isOneOff(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (long.length - short.length > 1 || long.length < 3) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  const rest = short.length === long.length ? short.slice(at + 1) : short.slice(at)
  return rest === long.slice(at + 1)
}
