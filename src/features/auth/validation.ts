import * as z from 'zod/mini'
import { Tel } from '~/contracts/primitives'
import { provinceProblem, yearProblem } from '~/rules/exam/exam-basics'
import { nameProblem } from '~/shared/domain/person-name'
import { ruled, ruledText } from '~/shared/form/ruled'

/** The fields of the two steps of signing in, with the messages of S1 §5. */
export const LoginFields = z.object({
  tel: ruledText(telProblem),
  code: ruledText((code) => (code === '' ? '请输入验证码' : undefined)),
  agreed: ruled(z.boolean(), (agreed) => (agreed ? undefined : '未勾选用户服务协议')),
})
export type LoginFields = z.infer<typeof LoginFields>

export const BasicsFields = z.object({
  name: ruledText(nameProblem),
  province: ruled(z.string(), provinceProblem),
  year: ruled(z.string(), yearProblem),
})
export type BasicsFields = z.infer<typeof BasicsFields>

function telProblem(tel: string): string | undefined {
  if (tel === '') return '手机号不能为空'
  return Tel.safeParse(tel).success ? undefined : '手机号格式错误'
}
