import { expect, it } from 'vitest'
import { applicationForm } from './application-form'
import { formColumns } from './form-columns'

const choice = {
  order: 3,
  schoolEnrollCode: '0357',
  schoolName: '安徽大学',
  majorGroupCode: '003',
  majors: [
    { majorEnrollCode: '01', majorName: '法学' },
    { majorEnrollCode: '05', majorName: '哲学' },
  ],
  adjust: false,
}
const filled = (province: string) => {
  const form = applicationForm(province, 2026)
  return form ? formColumns(form).map(({ head, cell }) => [head, cell(choice)]) : []
}

it('a province of major groups asks for school, group, majors and 服从', () => {
  const rows = filled('安徽')
  expect(rows.slice(0, 8)).toEqual([
    ['志愿序号', 3],
    ['院校代码', '0357'],
    ['院校名称', '安徽大学'],
    ['专业组代码', '003'],
    ['专业1代码', '01'],
    ['专业1名称', '法学'],
    ['专业2代码', '05'],
    ['专业2名称', '哲学'],
  ])
  expect(rows).toHaveLength(4 + 2 * 6 + 1)
  expect(rows.at(-1)).toEqual(['是否服从调剂', '否'])
})

it('a province of 专业+院校 asks for one major and no 服从, one of schools for no group', () => {
  expect(filled('浙江').map(([head]) => head)).toEqual([
    '志愿序号',
    '院校代码',
    '院校名称',
    '专业代码',
    '专业名称',
  ])
  const heads = filled('新疆').map(([head]) => head)
  expect(heads).not.toContain('专业组代码')
  expect(heads.at(-1)).toBe('是否服从调剂')
})
