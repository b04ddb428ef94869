import { describe, expect, it } from 'vitest'
import { BasicsFields, LoginFields } from './validation'

const LOGIN = { tel: '13800008000', code: '123456', agreed: true }

/** The message of each field that has one. */
function problemsOf(fields: typeof LoginFields | typeof BasicsFields, values: unknown) {
  const issues = fields.safeParse(values).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}

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
  ])('S1-1.4 S1-5.1 S1-5.2 phone %j: %s', (tel, message) => {
    expect(problemsOf(LoginFields, { ...LOGIN, tel })).toEqual(message === undefined ? {} : { tel: message })
  })

  it('S1-1.4 S1-5.3 S1-5.4 S1-5.5.1 S1-5.6 ask for what is missing, all at once', () => {
    expect(problemsOf(LoginFields, { tel: '', code: ' ', agreed: false })).toEqual({
      tel: '手机号不能为空',
      code: '请输入验证码',
      agreed: '未勾选用户服务协议',
    })
    expect(problemsOf(BasicsFields, { name: '', province: '', year: '' })).toEqual({
      name: '姓名不能为空！',
      province: '请选择高考省份',
      year: '请选择高考年份',
    })
  })
})

it('what is sent has no spaces around it', () => {
  expect(LoginFields.parse({ ...LOGIN, tel: ' 13800008000', code: '1 ' })).toEqual({ ...LOGIN, code: '1' })
})
