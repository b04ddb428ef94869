import { expect, it } from 'vitest'
import { limitsOfNote } from './limits-of-note'

it.each([
  ['只招英语语种考生', { language: ['英语'] }],
  ['限英语、俄语考生', { language: ['英语', '俄语'] }],
  ['英语单科成绩不低于 110 分', { minScore: { 外语: 110 } }],
  ['只招男生，身高不低于170cm', { sex: '男', minHeightCm: 170 }],
  ['色盲色弱考生不予录取', { colour: ['正常'] }],
  ['色盲不宜报考', { colour: ['正常', '色弱'] }],
  ['包含专业：英语、翻译', undefined],
  ['中外合作办学', undefined],
  ['', undefined],
  [null, undefined],
])('%s', (note, limits) => {
  expect(limitsOfNote(note)).toEqual(limits)
})
