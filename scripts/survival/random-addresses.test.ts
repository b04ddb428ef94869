import { describe, expect, it } from 'vitest'
import { differenceOf } from './page-state.mjs'
import { randomAddresses } from './random-addresses.mjs'

const ROUTES = [
  { path: '/pici', fields: [{ key: 'province', choices: [] }] },
  { path: '/chadaxueoverview/$id', fields: [{ key: 'view', choices: ['table', 'cards'] }] },
]
const HOW = { seed: 7, count: 200, coldShare: 4 }

describe('random addresses', () => {
  it('are the same for the same seed, so that one of them can be looked at again', () => {
    expect(randomAddresses(ROUTES, HOW)).toEqual(randomAddresses(ROUTES, HOW))
    expect(randomAddresses(ROUTES, { ...HOW, seed: 8 })).not.toEqual(randomAddresses(ROUTES, HOW))
  })

  it('stay on this site, on every page, with values that the page knows and others', () => {
    const all = randomAddresses(ROUTES, HOW)
    for (const { address } of all)
      expect(new URL(address, 'https://here.invalid').origin, address).toBe('https://here.invalid')
    for (const start of ['/pici', '/chadaxueoverview/10358'])
      expect(all.some(({ address }) => address.startsWith(start))).toBe(true)
    expect(all.some(({ address }) => address.includes('view=cards'))).toBe(true)
    expect(all.some(({ address }) => address.includes('trap'))).toBe(true)
  })
})

describe('what is there again', () => {
  const state = {
    ...{ path: '/fillIn', heading: '填报', chosen: '', marked: '收藏法学', rows: ['法学'], more: false },
    asks: false,
    fields: { '总分 0': '601' },
  }

  it('is all, or the first that is not', () => {
    expect(differenceOf(state, state)).toBeUndefined()
    expect(differenceOf(state, { ...state, marked: '' })).toBe('标记：收藏法学 → ')
    expect(differenceOf(state, { ...state, fields: {} })).toBe('输入“总分 0”：601 → 没有了')
    expect(differenceOf(state, { ...state, rows: [] })).toBe('第 1 行：法学 → 没有了')
  })

  const at = (rows: string[], more = false) => ({ ...state, rows, more })

  it('may be a part of what more was asked of', () => {
    const unfolded = at(['哲学', '法学', '史学', '理学'])
    expect(differenceOf(unfolded, at(['法学', '史学'], true))).toBeUndefined()
    expect(differenceOf(unfolded, at(['法学', '工学'], true))).toBe('第 2 行：法学 → 工学')
    expect(differenceOf(unfolded, at(['哲学', '法学', '史学']))).toBe('第 4 行：理学 → 没有了')
  })

  it('may say that more time has passed', () => {
    expect(differenceOf(at(['方案 刚刚']), at(['方案 1 分钟前']))).toBeUndefined()
  })
})
