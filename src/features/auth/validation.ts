import { Tel } from '~/contracts/primitives'

/** The messages of S1 §5; undefined when a value is fine. */
export type Problem = string | undefined

export function telProblem(tel: string): Problem {
  if (tel.trim() === '') return '手机号不能为空'
  return Tel.safeParse(tel.trim()).success ? undefined : '手机号格式错误'
}

export function codeProblem(code: string): Problem {
  return code.trim() === '' ? '请输入验证码' : undefined
}

export function agreementProblem(agreed: boolean): Problem {
  return agreed ? undefined : '未勾选用户服务协议'
}

export function provinceProblem(province: string): Problem {
  return province === '' ? '请选择高考省份' : undefined
}

export function yearProblem(year: string): Problem {
  return year === '' ? '请选择高考年份' : undefined
}

/** The name of the first field with a problem, in the order in which they stand; undefined when all are fine. */
export function firstProblem<K extends string>(problems: Readonly<Record<K, Problem>>): K | undefined {
  for (const field in problems) if (problems[field] !== undefined) return field
  return undefined
}
