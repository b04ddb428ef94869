import { describe, expect, it } from 'vitest'
import { loadContract } from '../load'
import { mockedPart } from '../mock-transport'
import { MISTAKES } from './battery'
import { tryMistake } from './run-mistakes'
import { someAtATime } from './some-at-a-time'
import { tryVariant, VARIANTS } from './variants'

const contract = mockedPart(loadContract())

describe('the whole battery of mistakes', () => {
  it.each(MISTAKES)('$kind: $name is noticed', async (mistake) => {
    expect((await tryMistake(contract, mistake)).result).toBe('noticed')
  })

  it.each(VARIANTS)('an API that is right is not accused: $name', async (variant) => {
    expect(await tryVariant(contract, variant)).toEqual([])
  })
})

/** A slow server, ms. */
const LATENCY = 2000
/** Each so many of the battery. */
const SHARE = 5

describe('a slow API', () => {
  // Nearly all of the time is waiting: all wait together.
  it('hides no mistake', { timeout: 3_600_000 }, async () => {
    const missed: string[] = []
    const sample = MISTAKES.filter((_, at) => at % SHARE === 0)
    expect(sample.length).toBeGreaterThanOrEqual(40)
    await someAtATime(sample, sample.length, async (mistake) => {
      const { result } = await tryMistake(contract, mistake, LATENCY)
      if (result !== 'noticed') missed.push(`${result}: ${mistake.name}`)
    })
    expect(missed).toEqual([])
  })

  it('that is right is not accused, three times', { timeout: 3_600_000 }, async () => {
    const [asItIs] = VARIANTS
    const tries = Array.from({ length: 3 }, () => asItIs && tryVariant(contract, asItIs, LATENCY))
    expect(await Promise.all(tries)).toEqual([[], [], []])
  })
})
