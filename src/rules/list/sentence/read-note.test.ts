import { expect, it } from 'vitest'
import { wishesOfNote } from './read-note'

it.each([
  ['想读师范或法学，希望离家近', ['安徽'], ['师范', '法学'], []],
  ['考虑医学类', [], ['医学'], []],
  ['想去江苏、浙江，学计算机', ['江苏', '浙江'], ['计算机'], []],
  ['希望留在省内，不想学护理', ['安徽'], [], ['护理']],
  ['想读师范，兼顾就业', [], ['师范', '就业'], []],
  ['', [], [], []],
])('%s', (note, provinces, majors, unwanted) => {
  expect(wishesOfNote(note, '安徽')).toEqual({ provinces, majors, unwanted })
})
