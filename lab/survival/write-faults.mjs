import { FAULTS } from './faults.mjs'

/** Answers with another content: one of them stands for all. */
const ALIKE = ['empty', 'null', 'incomplete', 'bare']

/**
 * What can become of a write, by the word of the scenario, and what people meet besides. `leaves` ends the session:
 * somebody signs in again. With `full` the browser has no room for what is typed, and the call fails as `failure` says.
 * `elsewhere` is what another tab does to the same record meanwhile: only some writes have that.
 */
export const WRITE_FAULTS = [
  ...FAULTS.filter(({ name }) => !ALIKE.includes(name)),
  { name: 'offline', reported: true },
  { name: '429', reported: true },
  { name: 'full', failure: '500', reported: true },
  { name: 'changed', failure: 'offline', reported: true, elsewhere: true },
  { name: 'deleted', failure: 'offline', reported: true, elsewhere: true },
]
