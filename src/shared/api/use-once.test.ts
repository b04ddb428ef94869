import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { isUnderWay } from './use-once'

const SEND = ['POST', '/send']

it('an act is under way from its start to its end, for its own input only', async () => {
  const client = new QueryClient()
  let end: (value: string) => void = () => undefined
  const mutationFn = () =>
    new Promise<string>((resolve) => {
      end = resolve
    })
  const observer = new MutationObserver<string, Error, { to: string }>(client, {
    mutationKey: SEND,
    mutationFn,
  })
  expect(isUnderWay(client, SEND, { to: 'a' })).toBe(false)
  const sent = observer.mutate({ to: 'a' })
  expect(isUnderWay(client, SEND, { to: 'a' })).toBe(true)
  expect(isUnderWay(client, SEND, { to: 'b' })).toBe(false)
  expect(isUnderWay(client, ['POST', '/other'], { to: 'a' })).toBe(false)
  await expect.poll(() => end.name).not.toBe('end')
  end('done')
  await sent
  expect(isUnderWay(client, SEND, { to: 'a' })).toBe(false)
})
