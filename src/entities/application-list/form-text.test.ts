import { expect, it } from 'vitest'
import { applicationForm } from '~/rules/filing/application-form'
import { formText, unitName } from './form-text'

const textOf = (province: string, year: number, batch?: string) => {
  const form = applicationForm(province, year, batch)
  return form && formText(form)
}

it('says the form of a province in its own words', () => {
  expect(textOf('安徽', 2026)).toBe('最多 45 个院校专业组，每个最多 6 个专业，可以服从调剂')
  expect(textOf('浙江', 2026)).toBe('最多 80 个“专业+院校”志愿，没有专业调剂')
  expect(textOf('新疆', 2026)).toMatch(/^最多 \d+ 个院校，每个最多 \d+ 个专业，可以服从调剂$/)
  expect(textOf('安徽', 2026, '本科提前批')).toBe('按院校专业组填报，每个最多 6 个专业，可以服从调剂')
})

it('never says 院校专业组 where a province has none', () => {
  for (const province of ['浙江', '山东', '河北', '辽宁', '重庆', '贵州', '青海', '新疆', '西藏']) {
    expect(textOf(province, 2026)).not.toContain('专业组')
  }
})

it('names a unit beside its school', () => {
  expect(unitName('院校专业组', '003')).toBe('专业组 003')
  expect(unitName('专业+院校', '12')).toBe('专业 12')
  expect(unitName('院校', '003')).toBeUndefined()
  expect(unitName('院校专业组', null)).toBeUndefined()
})
