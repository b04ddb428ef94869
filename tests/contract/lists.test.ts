import { describe, expect, it } from 'vitest'
import { applicationLists } from '~/contracts/application-lists'
import { auth } from '~/contracts/auth'
import { MOST_CHARACTERS } from '~/contracts/bounds'
import { recommendation } from '~/contracts/recommendation'
import { scoreRecords } from '~/contracts/score-records'
import { ExpiredCredentialError } from '~/shared/api/errors'
import { byId, choicesOf, firstScore, listsOf, newList, saveList } from './own-lists'
import { TELS } from './sessions'
import { adviser, assignToAdviser, pupil, signInBeforeEach } from './signed-in'

signInBeforeEach()

describe('a list', () => {
  it('is told of with its choices by tier, as its units are judged', async () => {
    const [known] = await listsOf(pupil, 's-1')
    if (!known?.preferenceScoreId || !known.batch) throw new Error('no list')
    const { preferenceScoreId, batch } = known
    const { items } = await pupil.call(applicationLists.detail, byId(known.id))
    const judged = await Promise.all(
      items.map(async ({ schoolId, unitId }) => {
        const query = { schoolId, preferenceScoreId, batch }
        const { units } = await pupil.call(recommendation.collegeAdmission, { query })
        return units.find((unit) => unit.unitId === unitId)
      }),
    )
    expect(known.risks?.map(({ value }) => value)).toEqual([1, 2, 3])
    for (const { value, count } of known.risks ?? [])
      expect(count).toBe(judged.filter((unit) => unit?.risk === value).length)
    const isOutOfReach = (unit: (typeof judged)[number]) =>
      unit?.risk == null && unit?.probabilityHigh != null
    expect(known.outOfReach).toBe(judged.filter(isOutOfReach).length)
  })

  it('is saved, read, listed and removed', async () => {
    const before = await listsOf(pupil, 's-1')
    const saved = await saveList()
    expect(saved).toMatchObject({
      createdType: 1,
      version: 1,
      itemCount: 3,
      subject: '物理',
      province: '安徽',
    })
    expect(saved.items.map(({ order }) => order)).toEqual([1, 2, 3])
    expect(saved.items.every(({ schoolName, majors }) => schoolName !== '' && majors.length > 0)).toBe(true)
    expect(await pupil.call(applicationLists.detail, byId(saved.id))).toEqual(saved)
    expect((await listsOf(pupil, 's-1')).map(({ id }) => id)).toEqual([
      ...before.map(({ id }) => id),
      saved.id,
    ])
    await pupil.call(applicationLists.remove, { query: { id: saved.id } })
    expect(await listsOf(pupil, 's-1')).toEqual(before)
    expect(await pupil.refusal(applicationLists.detail, byId(saved.id))).toMatchObject({ code: 404 })
    expect((await saveList()).id).not.toBe(saved.id)
  })

  it('has a name, notes and choices of a length that a page can show, and says which', async () => {
    const body = await newList()
    const refused = async (change: Partial<typeof body>) =>
      pupil.refusal(applicationLists.saveOwn, { body: { ...body, ...change } })
    const name = '长'.repeat(MOST_CHARACTERS.listName)
    expect(await refused({ name: `${name}长` })).toMatchObject({ message: '志愿表名称最多 40 个字' })
    expect(await refused({ note: 'x'.repeat(MOST_CHARACTERS.note + 1) })).toMatchObject({
      message: '备注最多 500 个字',
    })
    const [choice] = body.choices
    if (!choice) throw new Error('no choice')
    expect(await refused({ choices: Array.from({ length: 113 }, () => choice) })).toMatchObject({
      message: '志愿最多 112 个',
    })
    expect((await pupil.call(applicationLists.saveOwn, { body: { ...body, name } })).name).toBe(name)
  })

  it('that is there from the start can be removed too', async () => {
    await pupil.call(applicationLists.remove, { query: { id: 'l-1' } })
    expect((await listsOf(pupil, 's-1')).map(({ id }) => id)).toEqual(['l-2', 'l-3'])
    expect(await pupil.refusal(applicationLists.detail, byId('l-1'))).toMatchObject({ code: 404 })
  })

  it('keeps what is not sent, and orders its choices as sent', async () => {
    const { id } = await saveList({ note: '给家人看' })
    const renamed = await pupil.call(applicationLists.updateOwn, { body: { id, version: 1, name: '改名' } })
    expect(renamed).toMatchObject({ name: '改名', note: '给家人看', version: 2, itemCount: 3 })
    const choices = choicesOf(3).toReversed()
    const turned = await pupil.call(applicationLists.updateOwn, { body: { id, version: 2, choices } })
    expect(turned.items.map(({ unitId }) => unitId)).toEqual(choices.map(({ unitId }) => unitId))
    expect(turned).toMatchObject({ name: '改名', version: 3 })
  })

  it('refuses a change that has not seen the last one', async () => {
    const { id } = await saveList()
    const change = (version: number, name: string) => ({ body: { id, version, name } })
    await pupil.call(applicationLists.updateOwn, change(1, '手机上改的'))
    const refused = await pupil.refusal(applicationLists.updateOwn, change(1, '电脑上改的'))
    expect(refused).toMatchObject({ code: 409, message: '志愿表已在别处修改，请刷新后再改' })
    expect(await pupil.call(applicationLists.detail, byId(id))).toMatchObject({
      name: '手机上改的',
      version: 2,
    })
    expect(await pupil.refusal(applicationLists.updateOwn, change(3, '太早'))).toMatchObject({ code: 409 })
    expect(await pupil.call(applicationLists.updateOwn, change(2, '电脑上改的'))).toMatchObject({
      version: 3,
    })
  })

  it('takes one of two changes made at the same time', async () => {
    const { id } = await saveList()
    const change = (name: string) =>
      pupil.call(applicationLists.updateOwn, { body: { id, version: 1, name } })
    const results = await Promise.allSettled([change('甲'), change('乙')])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('of the planner is accepted by the student, and anew when it changes', async () => {
    assignToAdviser()
    const body = await newList({ name: '规划师方案' })
    const { id, createdType } = await adviser.call(applicationLists.create, { body })
    expect(createdType).not.toBe(1)
    const edit = { id, version: 1, name: '我来改' }
    expect(await pupil.refusal(applicationLists.updateOwn, { body: edit })).toMatchObject({ code: 403 })
    expect(await pupil.refusal(applicationLists.remove, { query: { id } })).toMatchObject({ code: 403 })
    const accepted = await pupil.call(applicationLists.updateOwn, {
      body: { id, version: 1, confirmed: true },
    })
    expect(accepted).toMatchObject({ confirmed: true, version: 2 })
    const renamed = await adviser.call(applicationLists.update, { body: { id, version: 2, name: '终稿' } })
    expect(renamed.confirmed).toBe(true)
    const changed = await adviser.call(applicationLists.update, {
      body: { id, version: 3, choices: choicesOf(1) },
    })
    expect(changed).toMatchObject({ confirmed: false, version: 4, itemCount: 1 })
    expect(
      await adviser.refusal(applicationLists.update, { body: { id, version: 4, confirmed: true } }),
    ).toMatchObject({ message: '志愿表由学生确认' })
  })

  it('of a student is not the planner’s to change', async () => {
    assignToAdviser()
    const { id } = await saveList()
    expect(await adviser.call(applicationLists.detail, byId(id))).toMatchObject({ id })
    expect(
      await adviser.refusal(applicationLists.update, { body: { id, version: 1, name: '改' } }),
    ).toMatchObject({
      code: 403,
    })
    expect(await adviser.refusal(applicationLists.remove, { query: { id } })).toMatchObject({ code: 403 })
    expect(await adviser.refusal(applicationLists.saveOwn, { body: await newList() })).toMatchObject({
      code: 403,
    })
    expect(await pupil.refusal(applicationLists.create, { body: await newList() })).toMatchObject({
      code: 403,
    })
  })

  it('of another student is refused', async () => {
    assignToAdviser()
    for (const endpoint of [
      applicationLists.detail,
      applicationLists.excel,
      applicationLists.collegeAdmissionInfo,
    ]) {
      expect(await pupil.refusal(endpoint, byId('l-4'))).toMatchObject({ code: 403 })
    }
    expect(
      await pupil.refusal(applicationLists.updateOwn, { body: { id: 'l-4', version: 1, name: '我的' } }),
    ).toMatchObject({ code: 403 })
    expect(await pupil.refusal(applicationLists.remove, { query: { id: 'l-4' } })).toMatchObject({
      code: 403,
    })
    const foreign = (await firstScore(adviser, 's-2')).id
    expect(
      await pupil.refusal(applicationLists.saveOwn, { body: await newList({ preferenceScoreId: foreign }) }),
    ).toMatchObject({ code: 403 })
    expect(
      await adviser.refusal(applicationLists.create, { body: await newList({ preferenceScoreId: foreign }) }),
    ).toMatchObject({ message: '这条成绩不是这名学生的' })
  })

  const [choice] = choicesOf(1)
  if (!choice) throw new Error('the plan is empty')
  it.each([
    ['a blank name', { name: '  ' }, '志愿表的名称不能为空'],
    ['an unknown batch', { batch: '零批' }, '安徽没有零批'],
    [
      'an unknown unit',
      { choices: [{ ...choice, unitId: '00000-1' }] },
      '第 1 个志愿不在安徽本科批的招生计划中',
    ],
    [
      'an unknown group',
      { choices: [{ ...choice, unitId: `${choice.unitId}x` }] },
      '第 1 个志愿不在安徽本科批的招生计划中',
    ],
    [
      'an unknown major',
      { choices: [{ ...choice, majorEnrollCodes: ['ZZ'] }] },
      '第 1 个志愿没有专业代码 ZZ',
    ],
    ['the same unit twice', { choices: [choice, choice] }, '有重复的志愿'],
    ['too many choices', { choices: choicesOf(46) }, '本科批最多填 45 个志愿'],
    [
      'too many majors',
      { choices: [{ ...choice, majorEnrollCodes: [...'1234567'] }] },
      '第 1 个志愿最多填 6 个专业',
    ],
  ])('is not saved with %s', async (_, change, message) => {
    const before = await listsOf(pupil, 's-1')
    expect(await pupil.refusal(applicationLists.saveOwn, { body: await newList(change) })).toMatchObject({
      message,
    })
    expect(await listsOf(pupil, 's-1')).toEqual(before)
  })

  it('of a student of the world is the planner’s to read', async () => {
    assignToAdviser('s-1001')
    const lists = await listsOf(adviser, 's-1001')
    for (const { id } of lists) {
      expect(await adviser.call(applicationLists.detail, byId(id))).toMatchObject({ id, studentId: 's-1001' })
    }
  })
})

describe('a session', () => {
  it('ends with its logout: lists and scores are closed', async () => {
    await pupil.call(auth.logout, { params: { tel: TELS.student } })
    expect(await pupil.refusal(applicationLists.detail, byId('l-1'))).toBeInstanceOf(ExpiredCredentialError)
    expect(await pupil.refusal(scoreRecords.remainTime, { query: { studentId: 's-1' } })).toBeInstanceOf(
      ExpiredCredentialError,
    )
  })
})
