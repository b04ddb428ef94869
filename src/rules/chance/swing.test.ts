import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAlternating, type MovingLine, swingOf as movedFrom, swingMark, swingWord } from './swing'

const line = (lowestRank: number, lowestScore?: number, provincialControlLine?: number, places?: number) => ({
  lowestRank,
  lowestScore,
  provincialControlLine,
  places,
})

/** A move where the province stood still, unless it is said otherwise. */
function swingOf(before: MovingLine, last: MovingLine, drift = 0) {
  const swing = movedFrom(before, last, drift)
  if (!swing) throw new Error('no swing')
  return swing
}

describe('how a line moved', () => {
  it('calls a smaller rank harder, and a move of more than 15 % a far one', () => {
    expect(swingOf(line(20_000), line(23_000))).toEqual({ percent: 15, isHarder: false, isBig: false })
    expect(swingOf(line(20_000), line(23_100))).toEqual({ percent: 16, isHarder: false, isBig: true })
    expect(swingOf(line(20_000), line(16_000))).toEqual({ percent: 20, isHarder: true, isBig: true })
  })

  it('takes what the whole province did off first', () => {
    const drift = Math.log(1.1)
    expect(swingOf(line(20_000), line(22_000), drift)).toMatchObject({ percent: 0, isBig: false })
    expect(swingOf(line(20_000), line(24_000), drift)).toMatchObject({ percent: 9, isBig: false })
    expect(swingOf(line(20_000), line(18_000), drift)).toMatchObject({ percent: 18, isHarder: true })
  })

  it('needs three points more or less, each above its control line', () => {
    expect(swingOf(line(20_000, 600), line(24_000, 598)).isBig).toBe(false)
    expect(swingOf(line(20_000, 600), line(24_000, 597)).isBig).toBe(true)
    expect(swingOf(line(20_000, 600, 450), line(24_000, 611, 460)).isBig).toBe(false)
    expect(swingOf(line(20_000, 600, 450), line(24_000, 600, 460)).isBig).toBe(true)
  })

  it('says nothing of five people, nor of a plan of ten', () => {
    expect(swingWord(swingOf(line(21), line(26)))).toBeUndefined()
    expect(swingWord(swingOf(line(20_000), line(14_000, undefined, undefined, 10)))).toBeUndefined()
    expect(swingOf(line(20_000), line(14_000, undefined, undefined, 10)).isBig).toBe(false)
    expect(swingWord(swingOf(line(20_000), line(14_000, undefined, undefined, 30)))).toBe('难 30%')
  })

  it('has a word for each direction', () => {
    expect(swingWord(swingOf(line(1000), line(800)))).toBe('难 20%')
    expect(swingWord(swingOf(line(1000), line(1050)))).toBe('易 5%')
    expect(swingWord(swingOf(line(30_000), line(30_800)))).toBe('易 3%')
    expect(swingWord(swingOf(line(30_000), line(30_700)))).toBe('平')
    expect(swingWord(swingOf(line(30_000), line(29_300)))).toBe('平')
  })

  it('is not told where nobody knows what the province did', () => {
    expect(movedFrom(line(20_000), line(24_000), undefined)).toBeUndefined()
  })

  it('never calls far what moved with its province', () => {
    const rank = fc.integer({ min: 1, max: 300_000 })
    fc.assert(
      fc.property(rank, fc.double({ min: -0.3, max: 0.3, noNaN: true }), (before, drift) => {
        const last = Math.max(1, Math.round(before * Math.exp(drift)))
        // One place is much at the top of a table.
        if (before > 100) expect(swingOf(line(before), line(last), drift).isBig).toBe(false)
      }),
    )
  })
})

describe('big and small years', () => {
  const hard = swingOf(line(20_000), line(15_000))
  const easy = swingOf(line(20_000), line(25_000))
  const even = swingOf(line(20_000), line(20_000))

  it('are three far moves in a row that alternate', () => {
    expect(isAlternating([hard, easy, hard])).toBe(true)
    expect(isAlternating([easy, hard, easy, even])).toBe(true)
    expect(
      [
        [hard, easy],
        [hard, hard, easy],
        [hard, even, easy],
        [hard, undefined, hard],
      ].some(isAlternating),
    ).toBe(false)
  })

  it('have a mark of their own beside that of one far move', () => {
    expect([[hard, easy, hard], [hard, even], [even, hard], []].map(swingMark)).toEqual([
      '大小年',
      '波动',
      '',
      '',
    ])
  })
})
