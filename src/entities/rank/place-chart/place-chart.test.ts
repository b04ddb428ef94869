import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeOnAxis } from '~/rules/chance/line-bins'
import { axisOf, drawnDots, drawnLabels, nameLines, nearestDot, type PlaceDot } from './place-chart'

const dot = (name: string, lowestRank: number, weight = 1): PlaceDot => ({
  id: `${name} ${lowestRank}`,
  name,
  lowestRank,
  weight,
  facts: [],
})
const Dots = fc.array(
  fc.record({
    rank: fc.integer({ min: 1, max: 300_000 }),
    weight: fc.integer({ min: 0, max: 200 }),
    name: fc.string({ minLength: 1, maxLength: 12 }),
  }),
  { minLength: 1, maxLength: 60 },
)
const rowOf = (dots: readonly PlaceDot[]) => [{ id: '001', label: '001', dots }]

describe('an axis', () => {
  it('has room for every line, and for the own rank where it is not far', () => {
    fc.assert(
      fc.property(Dots, fc.option(fc.integer({ min: 1, max: 300_000 })), (said, own) => {
        const axis = axisOf(rowOf(said.map(({ name, rank }) => dot(name, rank))), own ?? undefined)
        for (const { rank } of said) {
          const place = placeOnAxis(axis, rank)
          expect(place).toBeGreaterThan(0)
          expect(place).toBeLessThan(1)
        }
      }),
    )
    // The axis names its end.
    expect(axisOf(rowOf([dot('法学', 187), dot('数学', 214)]), undefined).lastRank).toBe(240)
    expect(axisOf(rowOf([dot('法学', 10_000)]), 20_000).lastRank).toBeGreaterThan(20_000)
    expect(axisOf(rowOf([dot('法学', 10_000)]), 90_000).lastRank).toBeLessThan(20_000)
  })
})

describe('dots', () => {
  it('stand apart from their neighbours, each once', () => {
    const near = [dot('甲', 10_000), dot('乙', 10_001), dot('丙', 20_000)]
    const drawn = drawnDots(near, axisOf(rowOf(near), undefined), 600)
    expect(drawn.map(({ level }) => level)).toEqual([0, 1, 0])
    fc.assert(
      fc.property(Dots, fc.integer({ min: 200, max: 900 }), (said, width) => {
        const dots = said.map(({ name, rank }, at) => ({ ...dot(name, rank), id: String(at) }))
        const all = drawnDots(dots, axisOf(rowOf(dots), undefined), width)
        expect(new Set(all.map(({ dot: { id } }) => id)).size).toBe(dots.length)
      }),
    )
  })

  it('are found by a point near them, and by none further off', () => {
    const dots = [dot('甲', 10_000), dot('乙', 20_000)]
    const rows = [drawnDots(dots, axisOf(rowOf(dots), undefined), 600)]
    const [first] = rows[0] ?? []
    const at = { x: (first?.x ?? 0) + 5, y: 3 }
    expect(nearestDot(rows, at, () => 0, 20)?.name).toBe('甲')
    expect(nearestDot(rows, { ...at, y: 30 }, () => 0, 20)).toBeUndefined()
  })
})

describe('names below dots', () => {
  it('never cover each other, nor leave the row; the one of most weight is always there', () => {
    fc.assert(
      fc.property(Dots, fc.integer({ min: 200, max: 900 }), (said, width) => {
        const dots = said.map(({ name, rank, weight }, at) => ({
          ...dot(name, rank, weight),
          id: String(at),
        }))
        const widthOf = (name: string) => name.length * 13
        const labels = drawnLabels(
          drawnDots(dots, axisOf(rowOf(dots), undefined), width),
          width,
          widthOf,
        ).toSorted((a, b) => a.x - b.x)
        const edges = labels.map(({ x, drawn }) => [x, widthOf(drawn.dot.name) / 2] as const)
        edges.forEach(([x, half], at) => {
          expect(x - half).toBeGreaterThanOrEqual(0)
          expect(x + half).toBeLessThanOrEqual(width)
          const [before, itsHalf] = edges[at - 1] ?? [Number.NEGATIVE_INFINITY, 0]
          expect(x - half).toBeGreaterThanOrEqual(before + itsHalf)
        })
        const most = Math.max(...dots.map(({ weight }) => weight))
        expect(labels.some(({ drawn }) => drawn.dot.weight === most)).toBe(true)
      }),
    )
  })
})

it('keeps the name of a row within its room, whatever it says', () => {
  const widthOf = (text: string) => text.length * 13
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, maxLength: 30 }),
      fc.integer({ min: 20, max: 200 }),
      (name, room) => {
        const lines = nameLines(name, room, widthOf)
        expect(lines.length).toBeLessThanOrEqual(2)
        for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(room)
      },
    ),
  )
  expect(nameLines('003 再选化学和生物', 120, widthOf)).toEqual(['003', '再选化学和生物'])
  expect(nameLines('003 不限', 120, widthOf)).toEqual(['003 不限'])
})
