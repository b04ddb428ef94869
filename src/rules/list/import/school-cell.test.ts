import { expect, it } from 'vitest'
import type { CalledSchool } from './named-school'
import { readCell } from './school-cell'
import { codesOf } from './school-codes'
import { isNearly, namesOf } from './school-names'

const SCHOOLS: readonly CalledSchool[] = [
  { id: '1', schoolName: '安徽大学', aliases: ['安大'], schoolEnrollCode: '0101' },
  { id: '2', schoolName: '山东大学', aliases: ['山大'] },
  { id: '3', schoolName: '山东大学（威海）' },
  { id: '4', schoolName: '山西大学', aliases: ['山大'] },
  { id: '5', schoolName: '安徽理工大学' },
]
const read = (cell: string) => readCell(cell, namesOf(SCHOOLS), codesOf(SCHOOLS))

it.each([
  ['安徽大学(003组)', { ids: ['1'], group: '003' }],
  ['安徽大学 第003组', { ids: ['1'], group: '003' }],
  ['0101安徽大学', { ids: ['1'], code: '0101' }],
  ['★安徽大学【211】［公办］', { ids: ['1'], marks: ['211', '公办'] }],
  ['安徽理工', { ids: ['5'] }],
  ['安徽大学-软件工程（中外合作办学）', { ids: ['1'], major: '软件工程(中外合作办学)' }],
  ['安徽大学（公办）软件工程', { ids: ['1'], major: '软件工程', marks: ['公办'] }],
  ['10安徽大学', { ids: ['1'] }],
  ['志愿1：安徽大学', { ids: ['1'] }],
  ['【冲】安徽大学', { ids: ['1'], marks: ['冲'] }],
  ['冲 安徽大学？', { ids: ['1'] }],
  ['安徽大学 985/211', { ids: ['1'], marks: ['985/211'] }],
  ['安徽大学（已改名）', { ids: ['1'], marks: ['已改名'] }],
  ['安徽大学-软件工程（大数据）', { ids: ['1'], major: '软件工程(大数据)' }],
  ['山东大学(威海校区)', { ids: ['3'] }],
  ['山大（威海）', { ids: ['3'] }],
])('%s is one school with what stands beside it', (cell, reading) => {
  expect(read(cell)).toEqual(reading)
})

it.each([
  ['山大', '几所', ['2', '4']],
  ['山东大学（青岛）', '括号', ['2', '3']],
  ['[合肥]安徽大学', '括号', ['1']],
  ['合肥 安徽大学', '括号', ['1']],
  ['安徽', '没有', []],
  ['某某大学', '没有', []],
])('%s is asked for: %s', (cell, why, ids) => {
  expect(read(cell)).toMatchObject({ why, ids })
})

it('a name that is written nearly like one is no other', () => {
  expect(isNearly('安微大学', '安徽大学')).toBe(true)
  expect(isNearly('安徽农业大学', '安徽大学')).toBe(false)
})
