import { expect, it } from 'vitest'
import { admissionGroups } from '../../world/admission/groups'
import { scoreTable } from '../../world/exam/score-table'
import { schools } from '../../world/schools/schools'
import { destinationsNear } from './destinations'

/** The whole world: no unit of a province is left out, whichever schools are not looked at. */
it.each([
  ['安徽', '物理'],
  ['安徽', '历史'],
  ['河南', '物理'],
  ['广东', '历史'],
  ['西藏', '理科'],
])('all units of %s %s are found near some rank', async (province, subject) => {
  const key = { province, year: 2025, subject }
  const ranks = new Set<number>()
  for (let rank = 1; rank < (scoreTable(key)?.candidates ?? 0) * 1.2; rank = Math.ceil(rank * 1.15)) {
    const { lines } = await destinationsNear({ ...key, rank, within: 15 })
    for (const { schoolId, lowestRank } of lines) ranks.add(Number(schoolId) * 1e7 + lowestRank)
  }
  const missing = schools().flatMap((school) =>
    admissionGroups({ school, ...key })
      .filter(
        ({ code, lowestRank }) =>
          code !== undefined && !ranks.has(Number(school.id) * 1e7 + Number(lowestRank)),
      )
      .map(({ lowestRank }) => `${school.schoolName} ${lowestRank}`),
  )
  expect(missing).toEqual([])
})
