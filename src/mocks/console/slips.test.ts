import { describe, expect, it } from 'vitest'
import { slipsOf } from './slips'

const KNOWN = ['province', 'keyword', 'year', 'q']
const slips = (text: string) => slipsOf(new URLSearchParams(text), KNOWN)

describe('slips of an address', () => {
  it.each([
    ['keywrod=计算机', 'keyword'],
    ['Province=安徽', 'province'],
    ['provinces=安徽', 'province'],
    ['provice=安徽', 'province'],
    ['yaer=2025', 'year'],
    ['Q=合肥', 'q'],
    ['QA.fail=*:500', 'qa.fail'],
    ['qafail=*:500', 'qa.fail'],
  ])('%s is told of', (text, meant) => {
    const [word] = text.split('=')
    expect(slips(text)).toEqual([{ title: text, details: [`这一页不认识 ${word}，像是 ${meant}`] }])
  })

  it.each([
    'province=火星',
    'utm_source=wechat',
    'fbclid=1',
    'from=timeline',
    'p=1',
    'score=600',
    'qa.fial=*:500',
    '省份=安徽',
    '__proto__=1',
  ])('nothing is said of %s', (text) => {
    expect(slips(text)).toEqual([])
  })
})
