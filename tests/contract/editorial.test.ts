import { describe, expect, it } from 'vitest'
import { articles } from '~/contracts/articles'
import { audit } from '~/contracts/audit'
import { calendarEntries } from '~/contracts/calendar-entries'
import { plannerAdmin } from '~/contracts/planner-admin'
import { NATIONWIDE_NEWS, schoolNews } from '~/contracts/school-news'
import { serviceOrders } from '~/contracts/service-orders'
import { ALL, admin, adviser, api, pupil, signInBeforeEach } from './signed-in'

signInBeforeEach()

const NEW = { title: '查分之后三件事', category: '查分', content: '<h2>先看位次</h2>' }
const publicTitles = async () => {
  const { records } = await api.guest.call(schoolNews.list, {
    params: { id: NATIONWIDE_NEWS },
    query: ALL,
  })
  return records.map(({ title }) => title)
}

describe('an article', () => {
  it('is seen by the public from its publication until it is withdrawn or deleted', async () => {
    const draft = await admin.call(articles.create, { body: NEW })
    expect(draft).toMatchObject({ published: false, version: 1 })
    expect(await publicTitles()).not.toContain(NEW.title)
    const missing = await api.guest.refusal(schoolNews.detail, { params: { id: draft.id } })
    expect(missing).toMatchObject({ code: 404 })

    await admin.call(articles.update, { body: { id: draft.id, published: true } })
    expect((await publicTitles())[0]).toBe(NEW.title)
    const shown = await api.guest.call(schoolNews.detail, { params: { id: draft.id } })
    expect(shown.content).toBe(NEW.content)
    expect(shown.previous).toBeUndefined()
    expect(shown.next?.title).toBe((await publicTitles())[1])

    await admin.call(articles.update, { body: { id: draft.id, published: false } })
    expect(await publicTitles()).not.toContain(NEW.title)
    await admin.call(articles.remove, { params: { id: draft.id } })
    expect(await admin.refusal(articles.detail, { params: { id: draft.id } })).toMatchObject({ code: 404 })
  })

  it('of the site is changed in its place', async () => {
    const before = await publicTitles()
    const { records } = await admin.call(articles.list, { body: ALL })
    expect(records.map(({ title }) => title)).toEqual(before)
    const [first] = records
    await admin.call(articles.update, { body: { id: first?.id ?? '', title: '改过的标题' } })
    expect(await publicTitles()).toEqual(['改过的标题', ...before.slice(1)])
  })

  it('is not overwritten by somebody who has not seen the last change', async () => {
    const { id, version } = await admin.call(articles.create, { body: NEW })
    await admin.call(articles.update, { body: { id, version, title: '先到的' } })
    expect(await admin.refusal(articles.update, { body: { id, version, title: '后到的' } })).toMatchObject({
      code: 409,
    })
    expect(await admin.call(articles.detail, { params: { id } })).toMatchObject({ title: '先到的' })
  })
})

describe('a calendar entry', () => {
  it('is for its province, or for all', async () => {
    const entry = { title: '公益讲座', start: '2026-06-26', end: '2026-06-27' }
    const made = await admin.call(calendarEntries.create, { body: { ...entry, province: '安徽' } })
    const of = async (province: string) =>
      (await api.guest.call(calendarEntries.list, { query: { province } })).map(({ title }) => title)
    expect(await of('安徽')).toContain('公益讲座')
    expect(await of('江苏')).not.toContain('公益讲座')
    await admin.call(calendarEntries.update, { body: { id: made.id, ...entry } })
    expect(await of('江苏')).toContain('公益讲座')
    const backwards = { ...entry, end: '2026-06-25' }
    expect(await admin.refusal(calendarEntries.create, { body: backwards })).toMatchObject({ code: 400 })
    await admin.call(calendarEntries.remove, { params: { id: made.id } })
    expect(await of('安徽')).not.toContain('公益讲座')
  })
})

describe('the audit trail', () => {
  it('says who has changed what, the newest first', async () => {
    await admin.call(articles.create, { body: { ...NEW, published: true } })
    await adviser.call(audit.note, { body: { act: '查看了张三的手机号' } })
    const { records } = await admin.call(audit.list, { body: ALL })
    expect(records.slice(0, 2).map(({ act }) => act)).toEqual([
      '查看了张三的手机号',
      `发布了资讯《${NEW.title}》`,
    ])
    const found = await admin.call(audit.list, { body: { ...ALL, query: NEW.title } })
    expect(found.total).toBe(1)
  })
})

describe('what is edited', () => {
  it('is a matter of administrators', async () => {
    for (const caller of [adviser, pupil]) {
      for (const refusal of [
        caller.refusal(articles.list, { body: ALL }),
        caller.refusal(articles.create, { body: NEW }),
        caller.refusal(calendarEntries.remove, { params: { id: 'e' } }),
        caller.refusal(audit.list, { body: ALL }),
        caller.refusal(plannerAdmin.periodStatistics, { query: { from: '2026-06-01', to: '2026-06-25' } }),
      ])
        expect(await refusal).toMatchObject({ code: 403 })
    }
    expect(await pupil.refusal(audit.note, { body: { act: 'x' } })).toMatchObject({ code: 403 })
  })
})

describe('the figures of a period', () => {
  it('agree with the tables', async () => {
    const [from, to] = ['2026-03-01', '2026-05-31']
    const data = await admin.call(plannerAdmin.periodStatistics, { query: { from, to } })
    const { records } = await admin.call(serviceOrders.students, { body: { page: 1, pageSize: 999 } })
    const joined = records.filter(({ createTime }) => {
      const day = createTime.slice(0, 10)
      return day >= from && day <= to
    })
    expect(joined.length).toBeGreaterThan(20)
    expect(data.studentCount).toBe(joined.length)
    expect(data.vipCount).toBe(joined.filter(({ auth }) => auth).length)
    expect(data.applicationListCount).toBe(
      joined.reduce((sum, { applicationListCount }) => sum + applicationListCount, 0),
    )
    expect(data.signUps.reduce((sum, { count }) => sum + count, 0)).toBe(joined.length)
    const counts = data.steps.map(({ count }) => count)
    expect(counts[0]).toBe(joined.length)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    expect(counts.at(-1)).toBeGreaterThan(0)
  })

  it('end no earlier than they begin', async () => {
    const query = { from: '2026-06-02', to: '2026-06-01' }
    expect(await admin.refusal(plannerAdmin.periodStatistics, { query })).toMatchObject({ code: 400 })
  })
})
