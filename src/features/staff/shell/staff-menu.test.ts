import { expect, it } from 'vitest'
import { menuOf } from './staff-menu'

const menu = (roleId: 1 | 2 | 3) =>
  menuOf({ id: '1', roleId, roleTypes: [roleId], auth: false, tel: '13800008000', name: '沈明远' })

it('S1-2.31 S1-6.2 has the items of each role, in the order of the specification', () => {
  expect(menu(3).map(({ label, to }) => `${label} ${to}`)).toEqual([
    '学生管理 /departStudentList',
    '我的学生 /myStudentList',
    '规划师管理 /masterList',
    '网站运营 /websiteOpeartion',
    '核心数据 /coreData',
  ])
  expect(menu(2).map(({ label }) => label)).toEqual(['学生管理', '我的学生'])
  expect(menu(1).map(({ label }) => label)).toEqual(['我的学生'])
})

it('S1-2.31 counts what is pending beside 我的学生 alone', () => {
  expect(
    menu(3)
      .filter(({ badge }) => badge)
      .map(({ label }) => label),
  ).toEqual(['我的学生'])
})
