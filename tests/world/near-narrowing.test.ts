import { expect, it } from 'vitest'
import { changeOf, LIMITS, NEAR_IDS, nearChips } from '~/entities/rank/near/near-chips'
import type { RowFilters } from '~/entities/rank/near/near-fields'
import { nearQuestion } from '~/entities/rank/near/near-question'
import {
  chosenOf,
  type NearRow,
  nearRows,
  rowsLeft,
  schoolCount,
  sortedRows,
} from '~/entities/rank/near/near-rows'
import { destinationsNear, linesBefore } from '~/mocks/calls/provinces/destinations'
import { withSwings } from '~/mocks/calls/provinces/unit-swings'
import { besideLine } from '~/rules/chance/beside-line'
import { kmFromCapital } from '~/rules/exam/city-points'

/** A world of so many schools: a whole one takes long. */
const FEW = 600
const KEY = { province: '安徽', year: 2025, subject: '物理' }
const RANK = 60_000
const OWN = { rank: RANK, best: 59_200 }
const NOTHING: RowFilters = {
  ...{ place: undefined, fee: undefined, km: undefined, tier: undefined, swing: undefined, major: undefined },
  ...{ nature: [], type: [], feature: [], elective: [], sort: 'near' },
}

/** Numbers that look random and are the same in each run. */
function* numbers(seed: number): Generator<number, never> {
  for (let at = seed; ; ) {
    at = (at * 1_103_515_245 + 12_345) % 2 ** 31
    yield at / 2 ** 31
  }
}

/** What a row itself says of each filter, written out without the code of the page. */
function says(row: NearRow, asked: RowFilters): boolean {
  const { place, nature, type, feature, elective, fee, km, tier, swing } = asked
  const beside = besideLine(OWN, row.lowestRank)
  const reported = beside === '同分' || beside === '贴线' ? '稳' : beside
  const away = kmFromCapital(KEY.province, row)
  return (
    (place === undefined || place === row.provinceName || place === `${row.provinceName} ${row.cityName}`) &&
    (nature.length === 0 || nature.includes(row.schoolInstitution ?? '')) &&
    (type.length === 0 || type.some((one) => row.schoolType?.includes(one))) &&
    (feature.length === 0 || feature.some((one) => row.schoolFeatures?.includes(one))) &&
    (elective.length === 0 ||
      elective.some(
        (one) => row.subjectRequirement === `首选物理，${one}` || row.subjectRequirement === one,
      )) &&
    (fee === undefined || (row.fee ?? Number.POSITIVE_INFINITY) <= fee) &&
    (km === undefined || (away ?? Number.POSITIVE_INFINITY) <= km) &&
    (tier === undefined || tier === reported) &&
    (swing === undefined || Math.abs(row.swing ?? Number.POSITIVE_INFINITY) <= swing)
  )
}

it('any combination of filters leaves exactly what the facts of the rows say, and counts are lengths', async () => {
  const { lines } = await destinationsNear({ ...KEY, rank: RANK, within: 20 }, FEW)
  const reported = await withSwings(lines, KEY, (id) => linesBefore(id, KEY), FEW)
  const rows = nearRows(reported, { home: KEY.province, own: OWN, isOut: () => false, kmOf: kmFromCapital })
  expect(rows.length).toBeGreaterThan(100)
  expect(rows.some(({ swing }) => typeof swing === 'number')).toBe(true)

  const random = numbers(70)
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random.next().value * from.length)]
  const maybe = <T>(value: T | undefined) => (random.next().value < 0.3 ? value : undefined)
  const all = nearChips(rows, {
    ids: NEAR_IDS,
    chosen: chosenOf(NOTHING),
    home: KEY.province,
    isCounted: true,
  })
  const valuesOf = (id: string) => all.find((chip) => chip.id === id)?.options.map(({ value }) => value) ?? []
  const some = (id: string) => {
    const values = [pick(valuesOf(id)), pick(valuesOf(id))].flatMap((value) => value ?? [])
    return maybe([...new Set(values)]) ?? []
  }
  let nonEmpty = 0
  for (let run = 0; run < 400; run++) {
    const asked: RowFilters = {
      ...NOTHING,
      place: maybe(pick(valuesOf('place'))),
      ...{ nature: some('nature'), type: some('type'), feature: some('feature'), elective: some('elective') },
      fee: maybe(pick(LIMITS.fee)),
      km: maybe(pick(LIMITS.km)),
      swing: maybe(pick(LIMITS.swing)),
      tier: maybe(pick(['冲', '稳', '保'] as const)),
    }
    const expected = rows.filter((row) => says(row, asked))
    const { found, unused } = rowsLeft(rows, chosenOf(asked))
    expect(found, JSON.stringify(asked)).toEqual(expected)
    expect(unused).toEqual([])
    if (found.length > 0) nonEmpty++
    expect(schoolCount(found)).toBe(new Set(expected.map(({ schoolName }) => schoolName)).size)

    // What a chip promises of a value is what one finds after pressing it.
    for (const chip of nearChips(rows, {
      ids: NEAR_IDS,
      chosen: chosenOf(asked),
      home: KEY.province,
      isCounted: true,
    })) {
      const option = pick(chip.options)
      if (!option || !chip.single) continue
      const pressed = { ...asked, ...changeOf(chip.id, [option.value]) } as RowFilters
      expect(rowsLeft(rows, chosenOf(pressed)).found, `${chip.id} ${option.value}`).toHaveLength(
        option.count ?? -1,
      )
    }
    // An order moves rows and loses none.
    const sorted = sortedRows(found, pick(['near', 'rank', 'fee', 'km', 'plan'] as const) ?? 'near', RANK)
    expect(new Set(sorted)).toEqual(new Set(found))
  }
  expect(nonEmpty).toBeGreaterThan(50)
})

it('a server that is asked the same leaves the same', async () => {
  const { lines } = await destinationsNear({ ...KEY, rank: RANK, within: 20 }, FEW)
  const rows = nearRows(lines, { home: KEY.province, own: OWN, isOut: () => false })
  for (const asked of [
    { place: '安徽' },
    { place: '安徽 合肥市', nature: ['公办'] },
    { nature: ['公办', '民办'], fee: 6_000 },
    { elective: ['再选不限', '再选化学'], type: ['理工类'] },
    { feature: ['双一流'] },
  ]) {
    const filters = { ...NOTHING, ...asked }
    const { score: _, ...narrowing } = nearQuestion({ ...KEY, score: 0 }, filters)
    const server = await destinationsNear({ ...narrowing, rank: RANK, within: 20 }, FEW)
    const ids = rowsLeft(rows, chosenOf(filters)).found.map(
      ({ schoolId, majorGroupCode }) => `${schoolId} ${majorGroupCode}`,
    )
    expect(server.lines.map(({ schoolId, majorGroupCode }) => `${schoolId} ${majorGroupCode}`)).toEqual(ids)
  }
})
