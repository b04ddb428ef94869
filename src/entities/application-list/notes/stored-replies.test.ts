import { expect, it } from 'vitest'
import type { FamilyReply, Opinion } from '~/rules/list/share/family-reply'
import { MOST_REPLIES, opinionsByRow, withReply } from './stored-replies'

const reply = (name: string, opinions: Readonly<Record<string, Opinion>>): FamilyReply => ({
  name,
  province: '安徽',
  year: 2026,
  batch: '本科批',
  rows: Object.entries(opinions).map(([key, opinion]) => ({ key, school: key, opinion })),
})

it('a person’s newer reply takes the place of the earlier one, others stay', () => {
  const kept = [reply('妈妈', { a: 'want' }), reply('爸爸', { a: 'not' })]
  const now = withReply(kept, reply('妈妈', { b: 'ask' }))
  expect(now.map(({ name }) => name)).toEqual(['爸爸', '妈妈'])
  expect(opinionsByRow(now)).toEqual(
    new Map([
      ['a', [{ name: '爸爸', opinion: 'not' }]],
      ['b', [{ name: '妈妈', opinion: 'ask' }]],
    ]),
  )
})

it('as many people as a family has are kept', () => {
  const many = Array.from({ length: MOST_REPLIES + 2 }, (_, at) => reply(`亲戚 ${at}`, {}))
  const kept = many.reduce<FamilyReply[]>(withReply, [])
  expect(kept.map(({ name }) => name)).toEqual(many.slice(2).map(({ name }) => name))
})
