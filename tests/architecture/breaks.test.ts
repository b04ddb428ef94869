import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

// A break that does not fit would end the nightly run before its first one.
it('every break of lab/break-spec fits the sources, and some test of every run guards it', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['lab/break-spec.mjs', '--list'], {
    encoding: 'utf8',
  })
  expect(status, stdout + stderr).toBe(0)
})
