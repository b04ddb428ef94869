import { expect, it } from 'vitest'
import type { ListComment } from '~/contracts/list-advice'
import { withComments } from './comment-opinions'

const comment = (
  unitId: string | undefined,
  authorName: string,
  more: Partial<ListComment>,
): ListComment => ({
  id: `${unitId} ${authorName}`,
  listId: 'l-1',
  unitId,
  authorId: authorName,
  authorName,
  createRoleType: 1,
  createTime: '2026-06-25 10:00:00',
  text: '',
  ...more,
})

it('stand after those of the family, the last of each person', () => {
  const family = new Map([['a', [{ name: '妈妈', opinion: 'want' as const }]]])
  const comments = [
    comment('a', '周予安', { opinion: 'want' }),
    comment('a', '周予安', { opinion: 'not', text: '远' }),
    comment('b', '沈知远', { text: '只有话' }),
    comment(undefined, '沈知远', { opinion: 'ask' }),
  ]
  expect(withComments(family, comments)).toEqual(
    new Map([
      [
        'a',
        [
          { name: '妈妈', opinion: 'want' },
          { name: '周予安', opinion: 'not', words: '远' },
        ],
      ],
    ]),
  )
  expect(withComments(family)).toEqual(family)
})
