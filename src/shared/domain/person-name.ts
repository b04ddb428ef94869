import { MOST_CHARACTERS } from '~/contracts/bounds'
import { tooLong } from '~/contracts/limits'

/** The problem with a name, in the words of S1 §5; undefined when it is fine. Letters, digits and Chinese characters only. */
export function nameProblem(name: string): string | undefined {
  if (name.trim() === '') return '姓名不能为空！'
  if (name.trim().length > MOST_CHARACTERS.personName) return tooLong('姓名', MOST_CHARACTERS.personName)
  return /^[A-Za-z0-9\p{Script=Han}]+$/u.test(name.trim()) ? undefined : '姓名格式错误，不允许出现特殊字符！'
}
