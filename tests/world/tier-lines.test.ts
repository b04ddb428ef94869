import { expect, it } from 'vitest'
import type { Tier } from '~/mocks/world/admission/model/province-shape'
import { remember } from '~/mocks/world/kit/remember'
import { examMode } from '~/rules/exam/exam-mode'
import { shownIn, TIER_YEAR } from '../../lab/world-report/shown-lines'
import { quantile } from '../../lab/world-report/statistics'

/**
 * Where schools stand in some provinces, 2025: tier, at home or away, then two figures of the median school. The first
 * is ln of the share of undergraduate candidates above the last one admitted. The second is its number of majors.
 * Medians of published lines.
 */
const CELLS = [
  ['浙江', '综合', '985', 'away', -2.89, 16],
  ['浙江', '综合', '211', 'away', -1.59, 21],
  ['浙江', '综合', '双一流', 'away', -1.14, 14],
  ['浙江', '综合', 'public', 'away', -0.17, 10],
  ['浙江', '综合', 'public', 'home', -0.13, 27],
  ['浙江', '综合', 'private', 'home', -0.06, 23],
  ['山东', '综合', '985', 'away', -3.43, 13],
  ['山东', '综合', '211', 'away', -1.98, 27],
  ['山东', '综合', 'public', 'home', -0.2, 10],
  ['江苏', '物理', '985', 'away', -3.1, 12],
  ['江苏', '物理', '211', 'away', -1.65, 17],
  ['江苏', '物理', 'public', 'home', -0.47, 42],
  ['江苏', '物理', 'private', 'away', -0.03, 7],
  ['河北', '历史', '985', 'away', -3.52, 6],
  ['河北', '历史', '211', 'away', -2.74, 8],
  ['河北', '历史', 'public', 'home', -0.52, 17],
] as const satisfies readonly (readonly [string, string, Tier, 'home' | 'away', number, number])[]

const shownOnce = remember(8, (province, subject) => `${province}|${subject}`, shownIn)

const LINE_BOUND = 0.2
const MAJORS_BOUND = 0.25

it.each(CELLS)('%s %s %s %s: the median school', (province, name, tier, where, line, majors) => {
  const subject = examMode(province, TIER_YEAR)?.subjects.find((known) => known === name)
  if (!subject) throw new Error(`${province} has no ${name}`)
  const shown = shownOnce(province, subject).filter(
    (school) => school.tier === tier && school.home === (where === 'home'),
  )
  const low = quantile(
    shown.map((school) => school.low),
    0.5,
  )
  const count = quantile(
    shown.map((school) => school.majors),
    0.5,
  )
  expect(Math.abs(low - line), `line ${low}`).toBeLessThanOrEqual(LINE_BOUND)
  expect(Math.abs(count / majors - 1), `majors ${count}`).toBeLessThanOrEqual(MAJORS_BOUND)
})
