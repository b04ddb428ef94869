import { expect, it } from 'vitest'
import { isJoint, isJointSchool } from './joint'

it('knows a major or a unit that is run jointly by any word about it', () => {
  expect([
    isJoint('普通类', '法学（中外合作）'),
    isJoint('与港澳台合作办学', '内地与港澳台合作'),
    isJoint(null, '法学'),
  ]).toEqual([true, true, false])
})

it('knows a school that is run jointly by its nature, and by its name where nobody tells that', () => {
  const joint = ['宁波诺丁汉大学', '上海纽约大学', '昆山杜克大学', '北师香港浸会大学', '香港中文大学(深圳)']
  for (const schoolName of joint) expect(isJointSchool({ schoolName })).toBe(true)
  expect(isJointSchool({ schoolName: '未来大学', schoolInstitution: '中外合作办学' })).toBe(true)
  expect(isJointSchool({ schoolName: '宁波大学', schoolInstitution: '公办' })).toBe(false)
  expect(isJointSchool({ schoolName: '香港中文大学' })).toBe(false)
})
