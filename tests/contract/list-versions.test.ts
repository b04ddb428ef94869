import { describe, expect, it } from 'vitest'
import { account } from '~/contracts/account'
import { applicationLists } from '~/contracts/application-lists'
import { listAdvice } from '~/contracts/list-advice'
import { listVersions } from '~/contracts/list-versions'
import { byId, choicesOf, newList, saveList } from './own-lists'
import type { Caller } from './sessions'
import { adviser, assignToAdviser, pupil, signInBeforeEach } from './signed-in'

signInBeforeEach()

const versionsOf = (caller: Caller, id: string) => caller.call(listVersions.ofList, byId(id))
const contentOf = (caller: Caller, id: string, version: number) =>
  caller.call(listVersions.content, { params: { id, version: String(version) } })
const unitsOf = ({ items }: { items: readonly { unitId: string }[] }) => items.map(({ unitId }) => unitId)

describe('the versions of a list', () => {
  it('say who saved it, when and what was changed, and keep what it had', async () => {
    const first = await saveList()
    const fewer = choicesOf(3).slice(1)
    const body = { id: first.id, version: first.version, choices: fewer, name: '改过名的方案' }
    const second = await pupil.call(applicationLists.updateOwn, { body })
    const gone = first.items[0]
    expect(await versionsOf(pupil, first.id)).toMatchObject([
      { version: 1, authorId: 's-1', change: '新建，3 个志愿', choiceCount: 3 },
      {
        version: 2,
        authorId: 's-1',
        saveTime: second.updateTime,
        change: `移除 ${gone?.schoolName} ${gone?.majorGroupCode} · 改了名称`,
        choiceCount: 2,
      },
    ])
    expect(unitsOf(await contentOf(pupil, first.id, 1))).toEqual(unitsOf(first))
    expect(unitsOf(await contentOf(pupil, first.id, 2))).toEqual(fewer.map(({ unitId }) => unitId))
  })

  it('begin with what was there before anything was kept', async () => {
    const list = await pupil.call(applicationLists.detail, byId('l-1'))
    expect(await versionsOf(pupil, 'l-1')).toMatchObject([{ version: list.version, change: '最早的一份' }])
    await pupil.call(applicationLists.updateOwn, {
      body: { id: 'l-1', version: list.version, name: '另一个' },
    })
    const versions = await versionsOf(pupil, 'l-1')
    expect(versions.map(({ change }) => change)).toEqual(['最早的一份', '改了名称'])
    expect(unitsOf(await contentOf(pupil, 'l-1', list.version))).toEqual(unitsOf(list))
  })

  it('tell a student nothing of a draft', async () => {
    assignToAdviser()
    const choices = choicesOf(3).map((choice) => ({ ...choice, reason: '理由' }))
    const draft = await adviser.call(listAdvice.createDraft, { body: await newList({ choices }) })
    const { id } = draft
    const update = { id, version: draft.version, choices: choices.slice(1) }
    const { version } = await adviser.call(applicationLists.update, { body: update })
    expect(await pupil.refusal(listVersions.ofList, byId(id))).toMatchObject({ code: 404 })
    await adviser.call(listAdvice.handOver, { body: { id, version, note: '看看' } })
    expect((await versionsOf(adviser, id)).map((each) => each.version)).toEqual([1, 2, 3])
    expect((await versionsOf(pupil, id)).map((each) => each.version)).toEqual([3])
    const asked = { params: { id, version: '1' } }
    expect(await pupil.refusal(listVersions.content, asked)).toMatchObject({ code: 404 })
  })

  it('go with the list, and with the account', async () => {
    const { id } = await saveList()
    await pupil.call(applicationLists.remove, { query: { id } })
    expect(await pupil.refusal(listVersions.ofList, byId(id))).toMatchObject({ code: 404 })
    expect(await pupil.refusal(listVersions.content, { params: { id: 'l-1', version: '99' } })).toMatchObject(
      {
        code: 404,
      },
    )
    expect(JSON.stringify(await pupil.call(account.data, {}))).not.toContain(id)
  })
})
