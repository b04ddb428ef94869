import { expect, it } from 'vitest'
import { listFromAddress, listToAddress } from '~/rules/list/share/list-address'
import { sharedOf } from './shared-of'

const list = {
  id: 'l-1',
  studentId: 's-1',
  name: '林小雨的方案',
  createdType: 1,
  province: '安徽' as const,
  year: 2026,
  subject: '物理',
  batch: '本科批',
  score: 600,
  rank: 25_818,
  version: 1,
}
const item = {
  unitId: '10357-003',
  order: 1,
  schoolId: '10357',
  schoolName: '安徽大学',
  provinceName: '安徽' as const,
  majorGroupCode: '003',
  adjust: true,
  majors: [{ majorEnrollCode: '01', majorName: '法学' }],
}

const page = { adjustment: true, tiers: new Map([[item.unitId, '圆梦' as const]]) }

it('nothing of the person travels that she has not chosen', () => {
  const shared = sharedOf(list, [item], { title: false, rank: false }, page)
  expect(JSON.stringify(shared)).not.toMatch(/林小雨|25818|600|s-1|l-1|圆梦/)
  expect(listFromAddress(listToAddress(shared))).toEqual({ list: shared })
  expect(sharedOf(list, [item], { title: true, rank: true }, { ...page, adjustment: false })).toMatchObject({
    title: '林小雨的方案',
    rank: 25_818,
    rows: [{ unit: '003', majors: [{ code: '01', name: '法学' }] }],
  })
})

it('with her rank the tiers of the list travel, as it says them', () => {
  const items = ['003', '004', '005'].map((code) => ({
    ...item,
    unitId: `10357-${code}`,
    majorGroupCode: code,
  }))
  const tiers = new Map([
    ['10357-003', '圆梦' as const],
    ['10357-004', '保' as const],
  ])
  const shared = sharedOf(list, items, { title: false, rank: true }, { adjustment: true, tiers })
  const read = listFromAddress(listToAddress(shared))
  expect(read.list?.rows.map(({ tier }) => tier)).toEqual(['圆梦', '保', undefined])
})
