import { describe, expect, it } from 'vitest'
import { account } from '~/contracts/account'
import { applicationLists } from '~/contracts/application-lists'
import { auth } from '~/contracts/auth'
import { listAdvice } from '~/contracts/list-advice'
import { serviceOrders } from '~/contracts/service-orders'
import { student } from '~/contracts/student'
import { studentProfile } from '~/contracts/student-profile'
import { studentRecord } from '~/contracts/student-record'
import { ExpiredCredentialError } from '~/shared/api/errors'
import { byId, listsOf, saveList } from './own-lists'
import { type Caller, TELS } from './sessions'
import { ALL, admin, adviser, api, pupil, signInBeforeEach } from './signed-in'

signInBeforeEach()

const sessionsOf = (caller: Caller) => caller.call(account.sessions, {})
const ownRecord = (caller: Caller) => caller.call(student.byId, byId('s-1'))

/** Signs the student in on another device. */
async function secondDevice(): Promise<Caller> {
  // A number gets its next code at once where the last one has been used.
  return api.signIn(TELS.student)
}

describe('the devices of an account', () => {
  it('are told to their person alone, with the one that asks', async () => {
    const phone = await secondDevice()
    const seen = await sessionsOf(phone)
    expect(seen).toHaveLength(2)
    expect(seen.filter(({ current }) => current)).toHaveLength(1)
    expect(new Set([...seen, ...(await sessionsOf(pupil))].map(({ id }) => id)).size).toBe(2)
    expect(JSON.stringify(seen)).not.toMatch(/demo-/)
    expect(await sessionsOf(adviser)).toHaveLength(1)
    await expect(sessionsOf(api.guest)).rejects.toBeInstanceOf(ExpiredCredentialError)
  })

  it('are signed out one by one, or all but the one that asks', async () => {
    const [phone, tablet] = [await secondDevice(), await secondDevice()]
    const own = (await sessionsOf(phone)).find(({ current }) => current)?.id ?? ''
    expect(await pupil.call(account.endSessions, { query: { id: own } })).toMatch('1 台设备')
    await expect(ownRecord(phone)).rejects.toBeInstanceOf(ExpiredCredentialError)
    expect(await ownRecord(tablet)).toMatchObject({ id: 's-1' })
    await pupil.call(account.endSessions, {})
    await expect(ownRecord(tablet)).rejects.toBeInstanceOf(ExpiredCredentialError)
    expect(await ownRecord(pupil)).toMatchObject({ id: 's-1' })
    expect(await pupil.call(account.endSessions, {})).toBe('没有其他设备')
  })

  it('of somebody else are not there', async () => {
    const [other] = await sessionsOf(adviser)
    const asked = { query: { id: other?.id ?? '' } }
    expect(await pupil.refusal(account.endSessions, asked)).toMatchObject({ code: 404 })
    expect(await sessionsOf(adviser)).toHaveLength(1)
  })

  it('are left signed in by a log-out on another', async () => {
    const phone = await secondDevice()
    await phone.call(auth.logout, { params: { tel: TELS.student } })
    await expect(ownRecord(phone)).rejects.toBeInstanceOf(ExpiredCredentialError)
    expect(await ownRecord(pupil)).toMatchObject({ id: 's-1' })
  })
})

describe('the data of an account', () => {
  it('of a student are what the other calls tell, with the choices of each list', async () => {
    const { id } = await saveList()
    const text = '想去这里'
    await pupil.call(listAdvice.comment, { body: { listId: id, text } })
    const data = await pupil.call(account.data, {})
    expect(data.account).toEqual(await ownRecord(pupil))
    expect(data.record).toEqual(await pupil.call(studentRecord.byId, byId('s-1')))
    const params = { studentId: 's-1' }
    expect(data.enrollmentIntention).toEqual(await pupil.call(studentProfile.intention, { params }))
    expect(data.applicationLists?.map((list) => list.id)).toEqual(
      (await listsOf(pupil, 's-1')).map((list) => list.id),
    )
    expect(data.applicationLists).toContainEqual(await pupil.call(applicationLists.detail, byId(id)))
    expect(data.comments).toEqual([expect.objectContaining({ listId: id, text })])
  })

  it('of staff are the account and its sessions', async () => {
    const { sessions, ...data } = await adviser.call(account.data, {})
    expect(Object.keys(data)).toEqual(['account'])
    expect(sessions).toHaveLength(1)
  })
})

describe('the end of an account', () => {
  const codeOf = () => api.guest.call(auth.smsCode, { params: { tel: TELS.student } })

  it('needs a code that was sent to its number, and is not for staff', async () => {
    expect(await pupil.refusal(account.remove, { body: { code: '000000' } })).toMatchObject({ code: 400 })
    const code = await api.guest.call(auth.smsCode, { params: { tel: TELS.planner } })
    expect(await pupil.refusal(account.remove, { body: { code } })).toMatchObject({ code: 400 })
    expect(await adviser.refusal(account.remove, { body: { code } })).toMatchObject({ code: 403 })
    expect(await ownRecord(pupil)).toMatchObject({ id: 's-1' })
  })

  it('takes everything of the student, on every device', async () => {
    const phone = await secondDevice()
    const { id } = await saveList()
    await pupil.call(serviceOrders.create, { body: { studentId: 's-1' } })
    await pupil.call(account.remove, { body: { code: await codeOf() } })
    for (const device of [pupil, phone])
      await expect(ownRecord(device)).rejects.toBeInstanceOf(ExpiredCredentialError)
    expect(await admin.refusal(student.byId, byId('s-1'))).toMatchObject({ code: 404 })
    expect(await admin.refusal(applicationLists.detail, byId(id))).toMatchObject({ code: 404 })
    const { records } = await admin.call(serviceOrders.students, { body: ALL })
    expect(records.map(({ studentId }) => studentId)).not.toContain('s-1')
    expect(JSON.stringify(api.backend.db.models.creation.getAll())).not.toContain('s-1 ')
  })

  it('leaves the number free for a new account that knows nothing', async () => {
    await pupil.call(account.remove, { body: { code: await codeOf() } })
    const anew = await api.signIn(TELS.student)
    const data = await anew.call(account.data, {})
    expect(data.account).toMatchObject({ name: '', province: null })
    expect(data.scores).toEqual([])
    expect(data.applicationLists).toEqual([])
  })
})
