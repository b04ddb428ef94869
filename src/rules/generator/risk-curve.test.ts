import { describe, expect, it } from 'vitest'
import { NO_WISHES } from './candidate'
import { madeUpFrame, madeUpPool } from './made-up-pool'
import { makeList } from './make-list'
import { riskCurve } from './risk-curve'

const frame = madeUpFrame(30_000)
const pool = madeUpPool(frame)
// Short enough that no tier runs dry.
const query = { frame, size: 15 }

describe('riskCurve', () => {
  const curve = riskCurve(pool, query)

  it('goes from a list that never slips to one that does, and reaches further on the way', () => {
    const [careful, boldest] = [curve[0], curve.at(-1)]
    expect(curve.length).toBeGreaterThan(3)
    expect(careful?.slip).toBeLessThan(0.001)
    expect(boldest?.slip).toBeGreaterThan(0.001)
    expect(boldest?.halfRank).toBeLessThan(careful?.halfRank ?? 0)
    expect(boldest?.better).toBeGreaterThan(careful?.better ?? 0)
  })

  it('tells of each point what the list of its rule comes to', () => {
    for (const { rule, rows, slip } of curve) {
      const made = makeList(pool, { ...query, rule })
      expect([rows, slip]).toEqual([made.rows.length, made.outcome?.slip])
    }
  })

  it('is the same for the same question', () => {
    expect(riskCurve(pool, query)).toEqual(curve)
  })

  it('leaves out a rule that makes the same list again', () => {
    const few = pool.slice(190, 196)
    expect(riskCurve(few, query).length).toBeLessThan(curve.length)
  })

  it('is empty where choices are read in sequence, and where nothing fits', () => {
    const sequence = { ...frame, form: { ...frame.form, parallel: false } }
    expect(riskCurve(pool, { ...query, frame: sequence })).toEqual([])
    expect(riskCurve(pool, { ...query, wishes: { ...NO_WISHES, maxFee: 1 } })).toEqual([])
  })
})
