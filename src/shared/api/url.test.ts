import { expect, it } from 'vitest'
import { callUrl } from './url'

const urlOf = (id: string) =>
  new URL(callUrl('/api/admission-guide/{id}', { id }, {}), 'https://here.invalid').pathname

it('asks for the record that an address names, whatever it is called', () => {
  expect(urlOf('10357-2025-guide')).toBe('/api/admission-guide/10357-2025-guide')
  expect(urlOf('a/b?c#d')).toBe('/api/admission-guide/a%2Fb%3Fc%23d')
  for (const id of ['.', '..']) expect(urlOf(id)).toMatch(/^\/api\/admission-guide\/.+/)
})
