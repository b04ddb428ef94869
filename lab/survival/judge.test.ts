import { describe, expect, it } from 'vitest'
import { CHUNK_FAULTS } from './faults.mjs'
import { judge, requireWhole } from './judge.mjs'

const WHOLE = {
  frame: true,
  words: '院校对比 中国科学技术大学 762 位',
  headings: ['院校对比'],
  alerts: [],
  waiting: [],
  busy: 0,
  refusals: 0,
  retries: 0,
}

describe('a screen of which nothing fails', () => {
  it('is what others are held against when all of it is there', () => {
    expect(requireWhole(WHOLE)).toBe(WHOLE)
  })

  it.each([
    ['a part has failed', { alerts: ['批次线加载失败'] }, '还有错误：批次线加载失败'],
    ['a part is pending', { busy: 1 }, '还在加载：没有说明'],
    [
      'a slow machine still waits for a part',
      { waiting: ['对比还在加载，网络较慢'] },
      '对比还在加载，网络较慢',
    ],
    ['a part can be asked for again', { retries: 1 }, '还有“重试”'],
    ['what it has asked is not answered', { isStill: false }, '还在等回答'],
    ['a part is refused', { refusals: 1 }, '还说没有权限'],
  ])('is not while %s', (_, seen, why) => {
    expect(() => requireWhole({ ...WHOLE, ...seen })).toThrow(`没有等到全部内容（${why}）`)
  })
})

describe('code that does not come', () => {
  const failed = [
    'TypeError: 页面的一部分没有下载完成：Failed to fetch dynamically imported module: /assets/pici.js',
  ]
  const verdictOf = (seen: object, errors = failed) =>
    judge({ seen: { ...WHOLE, ...seen }, whole: WHOLE, fault: CHUNK_FAULTS[0], storm: undefined, errors })

  it('is reported by the product, and no crash where the page says so', () => {
    expect(verdictOf({ alerts: ['页面加载失败'], retries: 1 })).toBeUndefined()
  })

  it('is one where nothing says so, or where something else has broken', () => {
    expect(verdictOf({})).toMatch(/^异常：TypeError: 页面的一部分没有下载完成/)
    expect(verdictOf({ alerts: ['页面加载失败'] }, [...failed, 'TypeError: x is undefined'])).toBe(
      '异常：TypeError: x is undefined',
    )
  })
})
