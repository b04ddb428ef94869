import { expect, it } from 'vitest'
import { askExtension } from './ask-extension'
import { BusinessError, HttpError } from './errors'
import { isNotOffered } from './is-missing'

const failing = (error: Error) =>
  askExtension({ key: ['GET', '/api/x'], staleTime: 0, send: () => Promise.reject(error) })
const sent = (error: Error) =>
  Promise.resolve(failing(error).queryFn?.({ signal: new AbortController().signal } as never))

it('takes a call that the server does not know for an answer, and nothing else', async () => {
  for (const status of [404, 405, 501]) await expect(sent(new HttpError('x', status, ''))).resolves.toBeNull()
  await expect(sent(new HttpError('x', 500, ''))).rejects.toThrow()
  // The call is known, the record is not there.
  await expect(sent(new BusinessError('x', 404, ''))).rejects.toThrow()
  expect(isNotOffered(new HttpError('x', 0, ''))).toBe(false)
})
