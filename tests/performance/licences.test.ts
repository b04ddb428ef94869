import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Of each kind of code that ships: the frame, pages, what comes late, and the worker. */
const SHIPPED = [
  'react',
  '@tanstack/router-core',
  'dompurify',
  '@nivo/line',
  'lucide-react',
  'workbox-routing',
]

it('ships the licences of the packages in it, those of the worker too', () => {
  const text = readFileSync('dist/licenses.txt', 'utf8')
  for (const name of SHIPPED) expect(text).toMatch(new RegExp(`^## ${name} - \\d`, 'm'))
  expect(text).toContain('Permission is hereby granted, free of charge')
  expect(text).toContain('ISC License')
  // Nothing of the mocks is in this build.
  expect(text).not.toMatch(/^## msw/m)
})
