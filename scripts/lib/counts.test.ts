import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { countPlaywright } from './counts.mjs'

const spec = (title: string, status: string, ...durations: number[]) => ({
  file: 'a.spec.ts',
  line: 3,
  title,
  tests: [{ status, results: durations.map((duration) => ({ duration })) }],
})

it('counts a run of Playwright, and names what was tried twice and what took longest', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'counts-')), 'e2e.json')
  const report = {
    stats: { expected: 2, unexpected: 0, flaky: 1, skipped: 0 },
    suites: [
      {
        specs: [spec('quick', 'expected', 900)],
        suites: [{ specs: [spec('slow', 'expected', 9000), spec('again', 'flaky', 2000, 1000)] }],
      },
    ],
  }
  writeFileSync(file, JSON.stringify(report))
  expect(countPlaywright(file, 0)).toEqual({
    passed: 3,
    failed: 0,
    flaky: ['a.spec.ts:3 again'],
    slowest: [
      { title: 'a.spec.ts:3 slow', seconds: 9 },
      { title: 'a.spec.ts:3 again', seconds: 3 },
      { title: 'a.spec.ts:3 quick', seconds: 0.9 },
    ],
  })
  expect(countPlaywright(`${file}.none`, 1)).toMatchObject({ failed: 1, slowest: [] })
})
