import { expect, it, vi } from 'vitest'
import { askExtension } from './ask-extension'
import { BusinessError, HttpError } from './errors'
import { isNotOffered } from './is-missing'

const sent = (error: Error, path = '/api/x', send = vi.fn(() => Promise.reject(error))) => {
  const { queryFn } = askExtension({ key: ['GET', path], staleTime: 0, send })
  return Promise.resolve(queryFn?.({ signal: new AbortController().signal } as never))
}

it('takes a call that the server does not know for an answer, and nothing else', async () => {
  for (const status of [404, 405, 501])
    await expect(sent(new HttpError('x', status, ''), `/api/${status}`)).resolves.toBeNull()
  await expect(sent(new HttpError('x', 500, ''))).rejects.toThrow()
  // The call is known, the record is not there.
  await expect(sent(new BusinessError('x', 404, ''))).rejects.toThrow()
  expect(isNotOffered(new HttpError('x', 0, ''))).toBe(false)
})

it('asks a server once that does not know a call', async () => {
  const send = vi.fn(() => Promise.reject(new HttpError('x', 404, '')))
  for (const _ of [1, 2]) await expect(sent(new Error('other'), '/api/unknown', send)).resolves.toBeNull()
  expect(send).toHaveBeenCalledTimes(1)
})
