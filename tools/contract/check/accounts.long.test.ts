import { describe, it } from 'vitest'
import { expectNoAlarm } from './testing/no-alarm'

const CHOICES = [
  [],
  ['student'],
  ['vip'],
  ['noprovince'],
  ['newcomer'],
  ['planner'],
  ['admin'],
  ['vip', 'planner'],
  ['student', 'planner', 'admin'],
]

describe('every choice of accounts', () => {
  it.each(CHOICES.map((personas) => [personas]))('%j is enough for an answer without alarm', (personas) =>
    expectNoAlarm(personas),
  )
})
