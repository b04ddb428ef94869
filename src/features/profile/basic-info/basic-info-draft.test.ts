import { describe, expect, it } from 'vitest'
import type { UserInfo } from '~/contracts/auth'
import type { StudentRecord } from '~/contracts/student-record'
import { Draft, differingFields, draftOf, offeredSubjects, updateOf, userOf } from './basic-info-draft'

const RECORD: StudentRecord = {
  id: 's-1',
  auth: false,
  name: '林小满',
  tel: '13800008000',
  province: '安徽',
  year: 2026,
  subjects: [4, 5, 6],
  sex: 2,
  ethnicGroup: '畲族',
  foreignLanguage: '日语',
  city: '合肥市',
  district: '蜀山区',
  highSchool: '蜀山第一中学',
}

describe('a draft of the basic information', () => {
  it('begins as the record', () => {
    expect(draftOf(RECORD)).toEqual({
      name: '林小满',
      province: '安徽',
      year: '2026',
      subjects: [4, 5, 6],
      foreignLanguage: '日语',
      sex: '女',
      ethnicGroup: '畲族',
      city: '合肥市',
      district: '蜀山区',
      highSchool: '蜀山第一中学',
    })
    const { id, name, tel, auth } = RECORD
    expect(new Set(Object.values(draftOf({ id, name: '', tel, auth })).flat())).toEqual(new Set(['']))
    expect(draftOf({ id, name, tel, auth }).name).toBe('林小满')
  })

  it('drops subjects that the new province does not offer', () => {
    const draft = { ...draftOf(RECORD), province: '浙江', subjects: [4, 6, 10] }
    expect(offeredSubjects(draft)).toEqual([4, 6, 10])
    expect(offeredSubjects({ ...draft, province: '安徽' })).toEqual([4, 6])
  })

  it('says what is wrong in the words of the specification, all at once', () => {
    const wrong = { ...draftOf(RECORD), name: '', province: '', year: '', subjects: [4] }
    expect(
      Draft.safeParse(wrong).error?.issues.map(({ path, message }) => [path.join('.'), message]),
    ).toEqual([
      ['name', '姓名不能为空！'],
      ['province', '请选择高考省份'],
      ['year', '请选择高考年份'],
      ['subjects', '选考科目要选 3 门，现在选了 1 门'],
    ])
    const odd = Draft.safeParse({ ...draftOf(RECORD), name: '林*满' })
    expect(odd.error?.issues.map(({ message }) => message)).toEqual(['姓名格式错误，不允许出现特殊字符！'])
    expect(Draft.safeParse(draftOf(RECORD)).success).toBe(true)
  })

  it('is saved as the record it began with, and what is empty is taken away', () => {
    const { tel: _, auth: __, ...update } = RECORD
    expect(updateOf(draftOf(RECORD), { id: 's-1' })).toEqual(update)
    const emptied = { ...draftOf(RECORD), name: ' 林大满 ', sex: '', ethnicGroup: '', highSchool: ' ' }
    expect(updateOf(emptied, { id: 's-1' })).toMatchObject({
      name: '林大满',
      sex: null,
      ethnicGroup: null,
      highSchool: null,
    })
  })

  it('names the fields that somebody else has changed, and no other', () => {
    const now: StudentRecord = { ...RECORD, ethnicGroup: '回族', subjects: [4, 5, 7], version: 'b' }
    expect(differingFields(RECORD, now, draftOf(RECORD))).toEqual(['选考科目', '民族'])
    const typed = { ...draftOf(RECORD), ethnicGroup: '满族', name: '林大满' }
    expect(differingFields(RECORD, now, typed)).toEqual(['选考科目', '民族（那边是回族）'])
    expect(differingFields(RECORD, { ...RECORD, auth: true, version: 'b' }, typed)).toEqual([])
    expect(updateOf(draftOf(RECORD), { id: 's-1', version: 'a' })).toMatchObject({ version: 'a' })
  })

  it('changes what the session knows of the person, and nothing else of it', () => {
    const user: UserInfo = {
      id: 's-1',
      roleId: 1,
      roleTypes: [1],
      auth: true,
      name: '旧名',
      tel: '13800008000',
      province: '江苏',
      year: 2025,
    }
    expect(userOf(user, RECORD)).toEqual({
      ...user,
      auth: false,
      name: '林小满',
      province: '安徽',
      year: 2026,
      subjects: [4, 5, 6],
    })
  })
})
