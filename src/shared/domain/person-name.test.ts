import { describe, expect, it } from 'vitest'
import { nameProblem } from './person-name'

describe('nameProblem', () => {
  it.each([
    ['', '姓名不能为空！'],
    ['张 三', '姓名格式错误，不允许出现特殊字符！'],
    ['张·三', '姓名格式错误，不允许出现特殊字符！'],
    ['<b>', '姓名格式错误，不允许出现特殊字符！'],
    ['张三', undefined],
    ['张'.repeat(31), '姓名最多 30 个字'],
    ['𠮷田', undefined],
    ['Zhang3', undefined],
  ])('S1-1.4 S1-5.5 name %j: %s', (name, message) => {
    expect(nameProblem(name)).toBe(message)
  })
})
