import { expect, it } from 'vitest'
import { editSessionsOf } from './edit-sessions'
import type { ShownState } from './shown-states'

it('goes by sessions: a pause and another hand begin a new one', () => {
  const state = (version: number, minutes: number, by = '这台设备'): ShownState => ({
    version,
    at: new Date(minutes * 60_000).toISOString(),
    by,
    change: '',
    count: version,
  })
  const sessions = editSessionsOf([state(1, 0), state(2, 10), state(3, 60), state(4, 65, '规划师')])
  expect(sessions.map(({ states }) => states.map(({ version }) => version))).toEqual([[4], [3], [2, 1]])
})
