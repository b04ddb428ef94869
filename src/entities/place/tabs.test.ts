import { expect, it } from 'vitest'
import { MAJOR_TABS, MAJOR_TYPE_TABS } from './major-tabs'
import { PROFESSION_TABS, TYPE_TABS } from './profession-tabs'
import { SCHOOL_TABS } from './school-tabs'

it.each([
  ['a school', SCHOOL_TABS, '院校概况 招生简章 录取分数线 招生计划 专业与院系 提前批计划 提前批分数线'],
  ['a type of professions', TYPE_TABS, '概况 就业岗位 企业招聘 培养院校'],
  ['a profession', PROFESSION_TABS, '岗位情况 招聘企业'],
  ['a type of majors', MAJOR_TYPE_TABS, '专业概况 就业方向'],
  ['a major', MAJOR_TABS, '专业概况 就业前景 开设院校'],
])('S1-2.41 S1-2.42 S2-2.12 S2-2.25 S2-2.26 %s has the tabs of the specification', (_, tabs, labels) => {
  expect(tabs.map(({ label }) => label).join(' ')).toBe(labels)
})

it.each([
  [
    'a school',
    SCHOOL_TABS,
    [
      ...['chadaxueoverview', 'chadaxuezhaosheng', 'chadaxueluqu', 'chadaxuejihua', 'chadaxuezhuanye'],
      ...['preFraction', 'preFractionScoreline'],
    ],
  ],
  [
    'a type of professions',
    TYPE_TABS,
    ['chazhiyeoverview', 'chazhiyejiuye', 'chazhiyezhaopin', 'chazhiyerencai'],
  ],
  ['a profession', PROFESSION_TABS, ['chazhiyedetail', 'chazhiyedetailzhaopin']],
  ['a type of majors', MAJOR_TYPE_TABS, ['chazhuanyetype', 'chazhuanyetypezhiye']],
  ['a major', MAJOR_TABS, ['chazhuanyedetail', 'chazhuanyedetailjiuye', 'chazhuanyedetailyuanxiao']],
])('S1-2.13 S1-2.41 S1-2.42 S2-2.12 S2-2.25 S2-2.26 each tab of %s leads to its page', (_, tabs, pages) => {
  expect(tabs.map(({ path }) => path.split('/')[1])).toEqual(pages)
})
