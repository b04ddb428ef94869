import { expect, it } from 'vitest'
import type { ListVersion } from '~/contracts/list-versions'
import { madeItems } from '~/entities/application-list/made-items'
import { shownStates } from './shown-states'
import type { Author, SavedState } from './stored-versions'

const here = (version: number, units: string, author: Author = 'here'): SavedState => ({
  version,
  at: `2026-06-25T02:0${version}:00.000Z`,
  author,
  items: madeItems(units),
})
const there = (version: number, authorId: string, change: string): ListVersion => ({
  version,
  saveTime: `2026-06-25 11:0${version}:00`,
  authorId,
  authorName: authorId === 'me' ? '周小满' : '沈知远',
  createRoleType: 1,
  change,
  choiceCount: version,
})

it('are those of the device where the server keeps none', () => {
  const shown = shownStates([here(1, 'ab', 'elsewhere'), here(2, 'a')], [], 'me')
  expect(shown.map(({ by, change, count }) => [by, change, count])).toEqual([
    ['别处', '这台设备最早的一份', 2],
    ['这台设备', '移除 b', 1],
  ])
})

it('are joined by version: who, when and from what is told by whoever was there', () => {
  const shown = shownStates(
    [here(2, 'ab', 'elsewhere'), here(3, 'b')],
    [there(1, 'me', '新建'), there(2, 'me', '加入 b'), there(3, 'me', '移除 a'), there(4, 'p', '移动 1 行')],
    'me',
  )
  expect(shown.map(({ version, by, change, items }) => [version, by, change, items?.length])).toEqual([
    [1, '我', '新建', undefined],
    [2, '我', '加入 b', 2],
    [3, '这台设备', '移除 a', 1],
    [4, '沈知远', '移动 1 行', undefined],
  ])
  expect(shown.map(({ at }) => new Date(at).toISOString().slice(11, 16))).toEqual([
    '03:01',
    '03:02',
    '02:03',
    '03:04',
  ])
})
