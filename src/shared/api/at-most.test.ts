import { expect, it } from 'vitest'
import { atMost } from './at-most'

it('only so many calls are under way at once, in the order in which they were asked', async () => {
  const limited = atMost(6)
  const order: number[] = []
  let [underWay, most] = [0, 0]
  const send = async (index: number) => {
    order.push(index)
    most = Math.max(most, ++underWay)
    await Promise.resolve()
    underWay--
    return index
  }
  const { signal } = new AbortController()
  const places = Array.from({ length: 45 }, (_, index) => index)
  const answers = places.map((index) =>
    limited({ key: [index], staleTime: 0, send: () => send(index) }).send(signal),
  )
  expect(await Promise.all(answers)).toEqual(places)
  expect(order).toEqual(places)
  expect(most).toBe(6)
})
