import { expect, it } from 'vitest'
import { within } from './within'

it('gives what comes in time', async () => {
  expect(await within(1000, async () => 7)).toBe(7)
})

it('gives up what never comes, and passes on what fails at once', async () => {
  await expect(within(20, () => new Promise(() => undefined))).rejects.toThrow('20')
  await expect(within(1000, () => Promise.reject(new Error('denied')))).rejects.toThrow('denied')
})
