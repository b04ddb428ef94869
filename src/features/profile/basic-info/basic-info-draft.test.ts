import { describe, expect, it } from 'vitest'
import type { UserInfo } from '~/contracts/auth'
import { Draft, differs, draftOf, offeredSubjects, updateOf } from './basic-info-draft'

const RECORD: UserInfo = {
  id: 's-1',
  roleId: 1,
  roleTypes: [1],
  auth: false,
  name: '林小满',
  tel: '13800008000',
  province: '安徽',
  year: 2026,
  subjects: [4, 5, 6],
}

describe('a draft of the basic information', () => {
  it('begins as the record and is then no change', () => {
    expect(draftOf(RECORD)).toEqual({ name: '林小满', province: '安徽', year: '2026', subjects: [4, 5, 6] })
    expect(differs(draftOf(RECORD), RECORD)).toBe(false)
    const { subjects: _, ...bare } = { ...RECORD, province: null, year: null }
    expect(draftOf(bare)).toEqual({ name: '林小满', province: '', year: '', subjects: [] })
    expect(differs(draftOf(bare), bare)).toBe(false)
  })

  it('is a change when it says something else, in another order it is not', () => {
    const draft = draftOf(RECORD)
    expect(differs({ ...draft, subjects: [6, 5, 4] }, RECORD)).toBe(false)
    expect(differs({ ...draft, name: ' 林小满 ' }, RECORD)).toBe(false)
    expect(differs({ ...draft, subjects: [4, 5] }, RECORD)).toBe(true)
    expect(differs({ ...draft, subjects: [4, 5, 8] }, RECORD)).toBe(true)
    expect(differs({ ...draft, name: '林大满' }, RECORD)).toBe(true)
    expect(differs({ ...draft, year: '2027' }, RECORD)).toBe(true)
    expect(differs({ ...draft, province: '浙江' }, RECORD)).toBe(true)
  })

  it('drops subjects that the new province does not offer', () => {
    const draft = { ...draftOf(RECORD), province: '浙江', subjects: [4, 6, 10] }
    expect(offeredSubjects(draft)).toEqual([4, 6, 10])
    expect(offeredSubjects({ ...draft, province: '安徽' })).toEqual([4, 6])
  })

  it('says what is wrong in the words of the specification, all at once', () => {
    const { error } = Draft.safeParse({ name: '', province: '', year: '', subjects: [4] })
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['name', '姓名不能为空！'],
      ['province', '请选择高考省份'],
      ['year', '请选择高考年份'],
      ['subjects', '选考科目要选 3 门，现在选了 1 门'],
    ])
    expect(Draft.safeParse(draftOf(RECORD)).success).toBe(true)
  })

  it('is saved with the identity of its record', () => {
    expect(updateOf({ ...draftOf(RECORD), name: ' 林大满 ', year: '2027' }, RECORD)).toEqual({
      id: 's-1',
      tel: '13800008000',
      name: '林大满',
      province: '安徽',
      year: 2027,
      subjects: [4, 5, 6],
    })
  })
})
