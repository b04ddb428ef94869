import { describe, expect, it } from 'vitest'
import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import { NO_INTENTION } from '~/entities/intention/intention'
import { explainList, type ListGround } from './explain-list'

const unit = (
  schoolId: string,
  provinceName: string,
  risk: 1 | 2 | 3,
  majorCode: string,
): RecommendedUnit => ({
  unitId: `${schoolId}-${risk}`,
  schoolId,
  schoolName: schoolId,
  provinceName,
  batch: '本科批',
  planNum: 10,
  risk,
  history: [],
  majors: [{ majorEnrollCode: '01', majorName: '专业', majorCode, planNum: 10, history: [] }],
})
const UNITS = [unit('a', '江苏', 1, '080901'), unit('a', '江苏', 2, '030101'), unit('b', '安徽', 3, '080902')]
const GROUND: ListGround = {
  rank: 26_394,
  province: '安徽',
  batch: '本科批',
  style: '均衡',
  intention: NO_INTENTION,
  form: { unit: '院校专业组', majorsPerChoice: 6, adjustment: true, parallel: true, early: false },
}

const excluding = (...excludedMajorCodes: string[]) => ({
  ...GROUND,
  intention: { ...NO_INTENTION, excludedMajorCodes },
})

describe('how a whole list was put together', () => {
  it('is said in three sentences of what can be counted', () => {
    expect(explainList(UNITS, GROUND)).toEqual([
      '按位次 26,394 和“均衡”风格，在安徽本科批能报的志愿里取了 3 个：冲 1、稳 1、保 1。',
      '一共 2 所院校，同一所最多 2 个志愿，在安徽的有 1 个；每个志愿按难到易填了最多 6 个专业，可以改，并勾选服从调剂。',
      '没有用到意向：按位次挑，至少一半放在本省和邻省；填了意向，合意的会先放进来。',
    ])
  })

  it('never speaks of 服从 where there is none', () => {
    const form = { ...GROUND.form, unit: '专业+院校', adjustment: false, majorsPerChoice: 1 } as const
    expect(explainList(UNITS, { ...GROUND, form })[1]).toContain('每个志愿是一个专业，没有专业调剂')
  })

  it('names the rows in which adjustment may lead to what is not wanted', () => {
    expect(explainList(UNITS, excluding('0809'))[2]).toContain(
      '不想学的专业没有填，但有 2 个志愿里有专业，服从调剂时可能被调过去（第 1、3 行）',
    )
    expect(explainList(UNITS, excluding('1011'))[2]).toContain('所填的各个志愿里也没有')
    const form = { ...GROUND.form, adjustment: false }
    expect(explainList(UNITS, { ...excluding('0809'), form })[2]).toMatch(/：不想学的专业没有填。$/)
  })

  it('counts what meets the intention', () => {
    const intention = { ...NO_INTENTION, provinces: ['江苏'], majorCodes: ['0809'], maxFee: 6000 }
    expect(explainList(UNITS, { ...GROUND, intention })[2]).toBe(
      '先放符合意向的；符合的不够，才放别的：在想去的地区的有 2 个，有想学的专业的有 2 个，学费按每年 6,000 元以内挑选。',
    )
  })
})
