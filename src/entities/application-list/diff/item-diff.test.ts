import { expect, it } from 'vitest'
import type { Items } from '../edits'
import { differenceTexts, itemDiff } from './item-diff'

const item = (unitId: string, majors: readonly string[] = ['法学'], adjust = true): Items[number] => ({
  unitId,
  order: 1,
  schoolId: unitId,
  schoolName: unitId,
  provinceName: '安徽',
  adjust,
  majors: majors.map((majorName) => ({ majorEnrollCode: majorName, majorName })),
})
const texts = (before: Items, after: Items) =>
  differenceTexts(itemDiff(before, after), { before: '之前', after: '之后' })

it('says of two lists what is in one only, what moved and what was changed', () => {
  expect(
    texts(
      [item('甲'), item('乙'), item('丙')],
      [item('丙', ['法学', '哲学'], false), item('甲'), item('丁')],
    ),
  ).toEqual([
    '只在之后有：丁（第 3 位）',
    '只在之前有：乙（第 2 位）',
    '丙：之前第 3 位，之后第 1 位',
    '丙：专业之前是法学，之后是法学、哲学；之前服从调剂，之后不服从调剂',
  ])
})

it('says of what a list would become what is added and what is taken away', () => {
  const sides = { before: '现在', after: '改后', isProposal: true }
  expect(differenceTexts(itemDiff([item('甲'), item('乙')], [item('丁'), item('甲')]), sides)).toEqual([
    '加上丁（第 1 位）',
    '去掉乙（第 2 位）',
  ])
})

it('says nothing of two lists that are the same', () => {
  expect(texts([item('甲')], [item('甲')])).toEqual([])
  expect(texts([item('甲', [])], [item('甲')])).toEqual(['甲：专业之前是空，之后是法学'])
})
