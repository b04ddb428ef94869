import { expect, it } from 'vitest'
import { isRepeatedHead, tableHeads } from './find-heads'

it('heads are found below titles, and over two rows', () => {
  const heads = tableHeads([
    ['高三（5）班志愿表', '', '', ''],
    ['院校名称', '专业组', '专业1', ''],
    ['', '', '代码', '名称'],
    ['安徽大学', '003', '01', '法学'],
  ])
  expect(heads).toMatchObject({ from: 1, to: 2, texts: ['院校名称', '专业组', '专业1代码', '专业1名称'] })
})

it('a row of data with a word of heads in it is none, and a table without heads has none', () => {
  expect(
    tableHeads([
      ['院校', '专业'],
      ['安徽大学', '法学'],
      ['清华大学', '学校经济学'],
    ]),
  ).toMatchObject({ to: 0 })
  expect(tableHeads([['安徽大学', '法学']])).toBeUndefined()
})

it('heads that stand there again are told from a row, where cells are empty too', () => {
  const heads = [['院校', '专业组', '专业']]
  expect(isRepeatedHead(['院校', '', '专业'], heads)).toBe(true)
  expect(isRepeatedHead(['', '专业组', '专业'].slice(1), heads, 1)).toBe(true)
  expect(isRepeatedHead(['院校', '', '法学'], heads)).toBe(false)
  // One word may be the name of a group of rows.
  expect(isRepeatedHead(['院校', '', ''], heads)).toBe(false)
})
