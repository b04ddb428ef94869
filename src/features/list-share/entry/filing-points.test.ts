import { expect, it } from 'vitest'
import { madeItems } from '~/entities/application-list/made-items'
import { applicationForm } from '~/rules/filing/application-form'
import { type FilingQuestion, filingPoints } from './filing-points'

const form = applicationForm('安徽', 2026, '本科批')
if (!form) throw new Error('no form')
const list = { province: '安徽', year: 2026, batch: '本科批' }
const UNITS = {
  byId: new Map(),
  closed: new Set<string>(),
  schools: new Set<string>(),
  isPending: false,
  failed: 0,
  error: null,
  retry: () => undefined,
}
const CHECK_UP = { checked: undefined, failed: false, retry: () => undefined }
const pointsOf = (units: string, given: Partial<FilingQuestion> = {}) =>
  filingPoints({
    list,
    items: madeItems(units),
    form,
    units: UNITS,
    checkUp: CHECK_UP,
    ...given,
  })
const point = (units: string, name: string, given?: Partial<FilingQuestion>) =>
  pointsOf(units, given).find((each) => each.name === name)

it('a list with more rows than the form has says how many do not fit, at the row that counts them', () => {
  const most = 'a'.repeat(45)
  expect(point(most, '个数')).toEqual({ name: '个数', text: '填了 45 个，最多 45 个', isFine: true })
  expect(point(`${most}bc`, '个数')).toEqual({
    name: '个数',
    text: '填了 47 个，最多 45 个，后面 2 个填不进去',
    isFine: false,
  })
  expect(point(`${most}bc`, '规则')?.isFine).toBe(true)
  expect(point('', '个数')?.isFine).toBe(false)
})

it('what is not known yet is looked at once more', () => {
  expect(point('a', '检查')).toEqual({ name: '检查', text: '还没有查完', isFine: false })
  expect(point('a', '学费')?.isFine).toBe(false)
})

it('a school that could not be read leaves the fees and the check incomplete, whatever was found', () => {
  const units = { ...UNITS, failed: 2 }
  const checked = { result: { findings: [], skipped: [], tiers: [], undersubscribed: [] } }
  const open = { units, checkUp: { ...CHECK_UP, checked } }
  expect(point('a', '检查', { ...open, units: UNITS })?.text).toBe('没有要处理的')
  expect(point('a', '检查', open)).toEqual({
    name: '检查',
    text: '没有查全，2 所院校的往年位次没有读到',
    isFine: false,
  })
  expect(point('a', '学费', open)).toEqual({ name: '学费', text: '2 所院校没有读到', isFine: false })
})

it('a check that broke off says so', () => {
  expect(point('a', '检查', { checkUp: { ...CHECK_UP, failed: true } })?.text).toBe('没有查成')
})

it('electives that could not be read are nothing to file with', () => {
  const skipped = [{ check: 'subject-mismatch', name: '选科不符', why: '没有读到', isVital: true }] as const
  const checked = { result: { findings: [], skipped, tiers: [], undersubscribed: [] } }
  expect(point('a', '检查', { checkUp: { ...CHECK_UP, checked } })).toEqual({
    name: '检查',
    text: '没有查成：选科不符',
    isFine: false,
  })
})
