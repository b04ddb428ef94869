import { describe, expect, it } from 'vitest'
import {
  agreementProblem,
  codeProblem,
  firstProblem,
  provinceProblem,
  telProblem,
  yearProblem,
} from './validation'

describe('the messages of the sign-in form', () => {
  it.each([
    ['', '手机号不能为空'],
    ['  ', '手机号不能为空'],
    ['1380000800', '手机号格式错误'],
    ['12800008000', '手机号格式错误'],
    ['138000080001', '手机号格式错误'],
    ['１３８００００８０００', '手机号格式错误'],
    ['13800008000', undefined],
    [' 19900008000 ', undefined],
  ])('phone %j: %s', (tel, message) => {
    expect(telProblem(tel)).toBe(message)
  })

  it('asks for what is missing', () => {
    expect(codeProblem(' ')).toBe('请输入验证码')
    expect(agreementProblem(false)).toBe('未勾选用户服务协议')
    expect(provinceProblem('')).toBe('请选择高考省份')
    expect(yearProblem('')).toBe('请选择高考年份')
  })

  it('leads to the first wrong field', () => {
    expect(firstProblem({ tel: undefined, code: '请输入验证码', agreed: '未勾选用户服务协议' })).toBe('code')
    expect(firstProblem({ tel: undefined })).toBeUndefined()
  })
})
