import { describe, expect, it } from 'vitest'
import { driftAt } from '~/rules/chance/line-drift'
import { swingOf, swingWord } from '~/rules/chance/swing'
import { admissionGroups } from '../../world/admission/groups'
import { schools } from '../../world/schools/schools'
import { lineDrift } from './line-drift'

const PATIENCE_MS = 120_000
const YEAR = 2025

/** The words that the pages say of the undergraduate groups of a province, beside its drift. */
async function wordsOf(province: string, subject: '物理' | '历史') {
  const drifts = [await lineDrift({ province, subject, year: YEAR })]
  const words = schools().flatMap((school) => {
    const before = admissionGroups({ school, province, subject, year: YEAR - 1 })
    return admissionGroups({ school, province, subject, year: YEAR }).flatMap((group) => {
      const last = before.find(
        ({ batch, code, joint }) => batch === group.batch && code === group.code && joint === group.joint,
      )
      if (!last || group.level === '专科') return []
      const line = { ...group, places: group.planNum }
      const swing = swingOf(last, line, driftAt(drifts, YEAR, group))
      return swing?.percent === undefined ? [] : { swing, word: swingWord(swing) }
    })
  })
  return { words, drifts }
}

describe('how the lines of a province moved', () => {
  it.each([
    ['安徽', '物理'],
    ['安徽', '历史'],
    ['江苏', '物理'],
  ] as const)(
    'leaves half of the figures of %s %s harder and half easier',
    async (province, subject) => {
      const { words } = await wordsOf(province, subject)
      expect(words.length).toBeGreaterThan(200)
      const harder = words.filter(({ swing }) => swing.isHarder).length / words.length
      expect(harder).toBeGreaterThan(0.45)
      expect(harder).toBeLessThan(0.55)
      const said = words.filter(({ word }) => word?.startsWith('难')).length
      const easy = words.filter(({ word }) => word?.startsWith('易')).length
      expect(Math.abs(said - easy) / words.length).toBeLessThan(0.1)
    },
    PATIENCE_MS,
  )

  it(
    'is measured on the lines of each band, and not told across a reform',
    async () => {
      const { bands } = await lineDrift({ province: '安徽', subject: '物理', year: YEAR })
      expect(bands.map(({ level, lastRank }) => [level, lastRank])).toEqual([
        ['本科', 19_142],
        ['本科', 76_566],
        ['本科', undefined],
        ['专科', undefined],
      ])
      for (const { units } of bands) expect(units).toBeGreaterThan(20)
      expect(await lineDrift({ province: '安徽', subject: '物理', year: 2024 })).toEqual({
        year: 2024,
        bands: [],
      })
    },
    PATIENCE_MS,
  )
})
