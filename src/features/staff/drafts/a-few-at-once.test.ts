import { expect, it } from 'vitest'
import { aFewAtOnce } from './a-few-at-once'

/** Tasks that end when they are told to. */
function tasks() {
  const begun: string[] = []
  const ends = new Map<string, { resolve: (name: string) => void; reject: (why: Error) => void }>()
  const task = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve, reject) => ends.set(name, { resolve, reject }))
  }
  const end = (name: string) => ends.get(name)?.resolve(name)
  const fail = (name: string) => ends.get(name)?.reject(new Error(`${name} failed`))
  return { begun, task, end, fail }
}

it('begins no more tasks than it may, and the next when one ends', async () => {
  const { begun, task, end } = tasks()
  const inTurn = aFewAtOnce(2)
  const results = ['a', 'b', 'c', 'd'].map((name) => inTurn(task(name)))
  expect(begun).toEqual(['a', 'b'])
  end('b')
  await results[1]
  await Promise.resolve()
  expect(begun).toEqual(['a', 'b', 'c'])
  for (const name of ['a', 'c']) end(name)
  await Promise.all([results[0], results[2]])
  await Promise.resolve()
  end('d')
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd'])
})

it('gives the turn of a task that fails to the next', async () => {
  const { begun, task, end, fail } = tasks()
  const inTurn = aFewAtOnce(1)
  const [first, second] = ['a', 'b'].map((name) => inTurn(task(name)))
  fail('a')
  await expect(first).rejects.toThrow('a failed')
  await Promise.resolve()
  expect(begun).toEqual(['a', 'b'])
  end('b')
  expect(await second).toBe('b')
})

it('never begins what was given up while it waited', async () => {
  const { begun, task, end } = tasks()
  const inTurn = aFewAtOnce(1)
  const given = new AbortController()
  const first = inTurn(task('a'))
  const second = inTurn(task('b'), given.signal)
  const third = inTurn(task('c'))
  given.abort(new Error('given up'))
  end('a')
  await first
  await expect(second).rejects.toThrow('given up')
  expect(begun).toEqual(['a', 'c'])
  end('c')
  expect(await third).toBe('c')
})
