import { expect, it } from 'vitest'
import { spoiltResponse } from './spoilt-response'

it('says how long a half is, not the whole: who reads it would wait for the rest', async () => {
  const text = JSON.stringify({ code: 200, data: '位次' })
  const length = String(new TextEncoder().encode(text).length)
  const whole = new Response(text, {
    headers: { 'Content-Length': length, 'Content-Type': 'application/json' },
  })
  const half = await spoiltResponse('malformed', whole)
  const bytes = await half.arrayBuffer()
  expect(bytes.byteLength).toBeLessThan(Number(length))
  expect(half.headers.get('Content-Length') ?? String(bytes.byteLength)).toBe(String(bytes.byteLength))
  expect(half.headers.get('Content-Type')).toBe('application/json')
})
