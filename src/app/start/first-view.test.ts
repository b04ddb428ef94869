import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { areFirstAnswersThere, readAnswers } from './first-view'

afterEach(() => vi.unstubAllGlobals())

const answersAre = (...answers: Promise<Response>[]) =>
  vi.stubGlobal('window', { zetuPrefetch: { answers: new Map(answers.map((each, at) => [`${at}`, each])) } })
const never = new Promise<Response>(() => undefined)

it('knows whether the figures of a page came before the application', async () => {
  answersAre(Promise.resolve(new Response()), Promise.resolve(new Response()))
  expect(await areFirstAnswersThere()).toBe(true)
  answersAre(Promise.resolve(new Response()), never)
  expect(await areFirstAnswersThere()).toBe(false)
})

it('has no figures where none were asked, and those that failed are there too: the page says so', async () => {
  answersAre()
  expect(await areFirstAnswersThere()).toBe(false)
  answersAre(Promise.reject(new Error('gone')))
  expect(await areFirstAnswersThere()).toBe(true)
})

it('waits until the answers have been read, and not for one that is late', async () => {
  const client = new QueryClient()
  void client.fetchQuery({ queryKey: ['soon'], queryFn: () => Promise.resolve('read') })
  await readAnswers(client)
  expect(client.getQueryData(['soon'])).toBe('read')
  void client.fetchQuery({ queryKey: ['never'], queryFn: () => never })
  await readAnswers(client)
  expect(client.getQueryData(['never'])).toBeUndefined()
})

it('waits for what one answer makes a loader ask next', async () => {
  const client = new QueryClient()
  void (async () => {
    await client.fetchQuery({ queryKey: ['rules'], queryFn: () => Promise.resolve('read') })
    await client.fetchQuery({ queryKey: ['lines'], queryFn: () => Promise.resolve('read') })
  })()
  await readAnswers(client)
  expect(client.getQueryData(['lines'])).toBe('read')
})
