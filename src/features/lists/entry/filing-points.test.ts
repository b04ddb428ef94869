import { expect, it } from 'vitest'
import { madeItems } from '~/entities/application-list/made-items'
import { applicationForm } from '~/rules/filing/application-form'
import { filingPoints } from './filing-points'

const form = applicationForm('安徽', 2026, '本科批')
if (!form) throw new Error('no form')
const list = { province: '安徽', year: 2026, batch: '本科批' }
const pointsOf = (units: string) =>
  filingPoints({
    list,
    items: madeItems(units),
    form,
    units: { byId: new Map() },
    checkUp: { checked: undefined },
  })
const point = (units: string, name: string) => pointsOf(units).find((each) => each.name === name)

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
