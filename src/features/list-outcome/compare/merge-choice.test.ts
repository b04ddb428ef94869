import { expect, it } from 'vitest'
import { compareListsAddress } from './compare-lists.address'
import { choiceIn, NO_CHOICE, writtenChoice } from './merge-choice'

it('is the same after it stood in an address', () => {
  const choice = { order: 'both', sides: new Map([['a', 'left'] as const, ['b', 'right'] as const]) } as const
  expect(choiceIn(compareListsAddress.parse(writtenChoice(choice)))).toEqual(choice)
  expect(choiceIn(compareListsAddress.parse({ ...writtenChoice(choice), ...NO_CHOICE }))).toBeUndefined()
})
