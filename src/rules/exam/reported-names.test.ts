import { describe, expect, it } from 'vitest'
import { PROVINCE_NAMES, provinceName } from './province'
import { batchName, subjectName } from './reported-names'

describe('a name as notices write it', () => {
  it.each([
    ['江苏省', '江苏'],
    ['北京市', '北京'],
    ['广西壮族自治区', '广西'],
    ['新疆维吾尔自治区', '新疆'],
    ['内蒙古自治区', '内蒙古'],
    [' 安徽\u200b 省 ', '安徽'],
    ['广西省', '广西省'],
    ['江苏市', '江苏市'],
    ['火星省', '火星省'],
  ])('is that of a province: %s', (reported, name) => {
    expect(provinceName(reported)).toBe(name)
  })

  it('leaves short names as they are', () => {
    for (const name of PROVINCE_NAMES) expect(provinceName(name)).toBe(name)
    for (const name of ['物理', '历史', '综合', '理科', '文科', '理科(A类)', '体育类'])
      expect(subjectName(name)).toBe(name)
    for (const name of ['本科批', '本科批A段', '普通类一段', '高职(专科)批', '本科提前批'])
      expect(batchName(name)).toBe(name)
  })

  it.each([
    ['物理类', '物理'],
    ['首选历史', '历史'],
    ['物理科目组合', '物理'],
    ['物理学科类', '物理'],
    ['理工类', '理科'],
    ['文史', '文科'],
    ['综合改革', '综合'],
  ])('is that of a subject: %s', (reported, name) => {
    expect(subjectName(reported)).toBe(name)
  })

  it.each([
    ['普通类本科批', '本科批'],
    ['本科批次', '本科批'],
    ['普通本科批', '本科批'],
    ['本科普通批', '本科批'],
    ['普通类高职（专科）批', '高职(专科)批'],
  ])('is that of a batch: %s', (reported, name) => {
    expect(batchName(reported)).toBe(name)
  })
})
