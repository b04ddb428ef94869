import { expect, it } from 'vitest'
import { rolesOfCells } from './columns-by-cells'
import { rolesOfHeads } from './columns-by-heads'

const roles = (heads: readonly string[], ...data: readonly (readonly string[])[]) =>
  rolesOfHeads(heads, data, {}).map(({ role }) => role)

it('代码 is that of what stands before it: a long one of the school, a short one of its group, one of a major', () => {
  expect(roles(['院校', '代码'], ['安徽大学', '0101'], ['郑州大学', '0102'])).toEqual([
    'school',
    'schoolCode',
  ])
  expect(roles(['院校', '代码'], ['安徽大学', '003'], ['郑州大学', '004'])).toEqual(['school', 'group'])
  expect(roles(['院校', '专业', '代码'], ['安徽大学', '法学', '05'])).toEqual([
    'school',
    'majorName',
    'majorCode',
  ])
})

it('cells say what a column is where its head says another', () => {
  expect(roles(['院校专业组'], ['安徽大学003组'], ['郑州大学001组'])).toEqual(['school'])
  expect(roles(['院校'], ['0101'], ['0102'])).toEqual(['schoolCode'])
  expect(roles(['院校', '专业'], ['安徽大学', '05'], ['郑州大学', '06'])).toEqual(['school', 'majorCode'])
})

it('where no head names a school, the column that holds schools does', () => {
  const data = [
    ['安徽大学', '003'],
    ['郑州大学', '001'],
  ]
  const isSchool = (text: string) => /大学$/.test(text)
  expect(rolesOfHeads(['去哪读', '专业组'], data, { isSchool }).map(({ role }) => role)).toEqual([
    'school',
    'group',
  ])
})

it('columns without heads are told apart by what stands in them', () => {
  const data = [
    ['1', '安徽大学', '003', '法学', '是'],
    ['2', '郑州大学', '001', '会计学', '否'],
  ]
  const known = { isSchool: (text: string) => /大学$/.test(text), isSchoolCode: () => undefined }
  expect(rolesOfCells(data, 5, known).map(({ role }) => role)).toEqual([
    'order',
    'school',
    'group',
    'majorName',
    'adjust',
  ])
  expect(rolesOfCells([['张三', '李四']], 2, known)).toEqual([])
})
