import { expect } from 'vitest'
import { unitsAround } from '~/mocks/calls/recommendation/recommendations'
import { provinceScale } from '~/mocks/world/admission/model/strength-scale'
import { batchAfter, FILLING_STYLES } from '~/mocks/world/filing/filing-rules'
import { candidateOf } from '~/mocks/world/filing/model/list-candidates'
import { frameFor } from '~/mocks/world/filing/model/unit-chance'
import { slipAboveLine } from '~/rules/check-up/safety'
import { findProvince } from '~/rules/exam/provinces'
import { NO_WISHES } from '~/rules/generator/candidate'
import { makeList } from '~/rules/generator/make-list'
import { listNotes } from '~/rules/generator/notes'
import { prepare } from '~/rules/generator/prepare'

const YEAR = 2025

/** What one press makes for a candidate who stands at a share of those above the undergraduate line; above 1: below it. */
export async function onePress(province: string, subject: string, share: number) {
  const scale = provinceScale(province, YEAR, subject)
  if (!scale) throw new Error(`没有${province}${subject}的分数段`)
  const rank = Math.round(share * scale.undergraduate.rank)
  const { batch } = scale.undergraduate
  const plan = { province, year: YEAR, subject, batch, filedIn: YEAR + 1 }
  const asker = { rank, year: YEAR + 1, electives: [] }
  const frame = frameFor(plan, asker)
  const candidates = (await unitsAround(plan, asker)).map((unit) => candidateOf(unit, plan, asker))
  const [rule] = FILLING_STYLES
  const query = { frame, size: frame.form.choiceCount ?? 4, rule }
  const made = makeList(candidates, query)
  const notes = listNotes(made, { ...query, nextBatch: batchAfter(plan) })
  const safeties = prepare(candidates, { frame, wishes: NO_WISHES }).filter(
    ({ kind, small, steady }) => kind === 3 && !small && steady,
  )
  return { made, notes, safeties, frame }
}

/** A 保 that a list lacks is one that the batch lacks. */
const FEW = 3

/**
 * A list is empty only with a sentence, and holds above the line. It is objected to only where the batch has no more 保.
 */
export async function expectHolding(province: string, subject: string, share: number) {
  const { made, notes, safeties, frame } = await onePress(province, subject, share)
  const { rows, outcome, checked } = made
  const grave = checked?.findings.filter(({ severity }) => severity !== 'low') ?? []
  const schools = new Set(safeties.map(({ candidate }) => candidate.schoolId))
  if (rows.length === 0) {
    expect(notes.join()).toMatch(/没有够得着的志愿.*征集志愿/)
    return
  }
  if (!frame.form.parallel) return
  if (schools.size < FEW) {
    if (grave.length > 0) expect(notes.join()).toContain('征集志愿')
    return
  }
  expect(grave.map(({ check, severity }) => `${severity} ${check}`)).toEqual([])
  expect(outcome && slipAboveLine(outcome)).toBeLessThanOrEqual(0.01)
}

/** The subjects of the exam of a province, each with a share of the candidates. */
export function places(provinces: readonly string[], shares: readonly number[]) {
  return provinces.flatMap((province) =>
    ['物理', '历史', '综合', '理科', '文科'].flatMap((subject) =>
      findProvince(province) && provinceScale(province, YEAR, subject)
        ? shares.map((share) => [province, subject, share] as const)
        : [],
    ),
  )
}
