import { readSheet } from 'read-excel-file/node'
import { beforeEach, describe, expect, it } from 'vitest'
import { type ApplicationListDetail, applicationLists } from '~/contracts/application-lists'
import { MOST_CHARACTERS } from '~/contracts/bounds'
import { listAdvice } from '~/contracts/list-advice'
import { listSummaries } from '~/contracts/list-summaries'
import { studentRecord } from '~/contracts/student-record'
import { ordersOf } from '~/mocks/store/people-tables'
import { planners } from '~/mocks/world/people/people'
import { CHECKS } from '~/rules/check-up/checks/all'
import { ExpiredCredentialError } from '~/shared/api/errors'
import { byId, choicesOf, listsOf, type NewList, newList, saveList } from './own-lists'
import { TELS } from './sessions'
import { admin, adviser, api, assignToAdviser, pupil, signInBeforeEach } from './signed-in'

signInBeforeEach()
beforeEach(() => assignToAdviser())

const reasoned = (count: number) =>
  choicesOf(count).map((choice, at) => ({ ...choice, reason: `理由 ${at}` }))
const draft = async (choices: NewList['choices'] = reasoned(3)) =>
  adviser.call(listAdvice.createDraft, { body: await newList({ choices }) })
const handedOver = async () => {
  const { id, version } = await draft()
  return adviser.call(listAdvice.handOver, { body: { id, version, note: '先看前十行' } })
}
const seen = ({ id, version }: ApplicationListDetail) => ({ body: { id, version } })
const adviceOn = (id: string) => pupil.call(listAdvice.ofList, byId(id))

describe('a draft', () => {
  it('is told to the planner who makes it and to administrators, and to nobody else', async () => {
    const { id, stage } = await draft()
    expect(stage).toBe('draft')
    expect(await listsOf(adviser, 's-1')).toContainEqual(expect.objectContaining({ id, stage: 'draft' }))
    expect(await admin.call(applicationLists.detail, byId(id))).toMatchObject({ id })
    expect((await listsOf(pupil, 's-1')).map((list) => list.id)).not.toContain(id)
    const colleague = await api.signIn(otherPlanner())
    expect(await colleague.refusal(listSummaries.byStudent, byId('s-1'))).toMatchObject({ code: 403 })
    for (const [outsider, code] of [
      [pupil, 404],
      [colleague, 403],
    ] as const) {
      for (const endpoint of [applicationLists.detail, applicationLists.excel, listAdvice.ofList])
        expect(await outsider.refusal(endpoint, byId(id))).toMatchObject({ code })
      const comment = { body: { listId: id, text: '?' } }
      expect(await outsider.refusal(listAdvice.comment, comment)).toMatchObject({ code })
    }
  })

  it('is counted nowhere before it is handed over, and can be thrown away', async () => {
    const { id } = await draft()
    expect((await listsOf(pupil, 's-1')).length).toBe(3)
    await adviser.call(applicationLists.remove, { query: { id } })
    expect(await adviser.refusal(applicationLists.detail, byId(id))).toMatchObject({ code: 404 })
  })

  it('is handed over once, with a sentence, in the version that the planner has seen', async () => {
    const { id, version } = await draft()
    const hand = (note: string, of = version) => ({ body: { id, version: of, note } })
    expect(await adviser.refusal(listAdvice.handOver, hand(''))).toMatchObject({ code: 400 })
    expect(await adviser.refusal(listAdvice.handOver, hand('  '))).toMatchObject({ code: 400 })
    const long = '长'.repeat(MOST_CHARACTERS.note + 1)
    expect(await adviser.refusal(listAdvice.handOver, hand(long))).toMatchObject({ code: 400 })
    expect(await adviser.refusal(listAdvice.handOver, hand('好', version + 1))).toMatchObject({ code: 409 })
    const given = await adviser.call(listAdvice.handOver, hand('先看前十行'))
    expect(given).toMatchObject({ stage: 'handedOver', note: '先看前十行', version: version + 1 })
    expect(await adviser.refusal(listAdvice.handOver, hand('再来', given.version))).toMatchObject({
      code: 409,
      message: '这份志愿表已经交给学生了',
    })
    expect(await pupil.call(applicationLists.detail, byId(id))).toEqual(given)
  })
})

describe('a list that was handed over', () => {
  it('is opened, then answered, by its student alone', async () => {
    const list = await handedOver()
    const answer = { body: { ...seen(list).body, accepted: true } }
    expect(await pupil.refusal(listAdvice.answer, answer)).toMatchObject({ code: 409 })
    expect(await adviser.refusal(listAdvice.open, seen(list))).toMatchObject({ code: 403 })
    expect(await adviser.refusal(listAdvice.answer, answer)).toMatchObject({ code: 403 })
    expect(await pupil.call(listAdvice.open, seen(list))).toMatchObject({ stage: 'opened' })
    expect(await pupil.call(listAdvice.open, seen(list))).toMatchObject({ stage: 'opened' })
    const accepted = await pupil.call(listAdvice.answer, answer)
    expect(accepted).toMatchObject({ stage: 'accepted', confirmed: true })
    const { version } = accepted
    const declined = { body: { id: list.id, version, accepted: false, answer: '太远了' } }
    expect(await pupil.call(listAdvice.answer, declined)).toMatchObject({
      stage: 'declined',
      answer: '太远了',
      confirmed: false,
    })
    const { handOverTime, openTime, answerTime } = await adviceOn(list.id)
    expect([handOverTime, openTime, answerTime].every(Boolean)).toBe(true)
  })

  it('is to be opened anew after other choices, but not after other reasons or another name', async () => {
    const list = await handedOver()
    await pupil.call(listAdvice.open, seen(list))
    const change = (version: number, more: object) =>
      adviser.call(applicationLists.update, { body: { id: list.id, version, ...more } })
    const named = await change(list.version, { name: '改名' })
    const choices = reasoned(3).map((choice) => ({ ...choice, reason: '离家近' }))
    const said = await change(named.version, { choices })
    expect(said).toMatchObject({ stage: 'opened', items: choices.map(({ reason }) => ({ reason })) })
    const other = await change(said.version, { choices: choices.slice(1) })
    expect(other.stage).toBe('handedOver')
    expect(await pupil.refusal(listAdvice.open, seen(said))).toMatchObject({ code: 409 })
  })

  it('is one too where it was made without a draft', async () => {
    const made = await adviser.call(applicationLists.create, { body: await newList() })
    expect(made.stage).toBe('handedOver')
    expect((await saveList()).stage).toBeUndefined()
  })
})

describe('a comment', () => {
  it('stands beside a list or a row, by whoever may read the list', async () => {
    const { id, items } = await handedOver()
    const unitId = items[0]?.unitId ?? ''
    await adviser.call(listAdvice.comment, { body: { listId: id, text: '整体稳妥' } })
    await pupil.call(listAdvice.comment, { body: { listId: id, unitId, text: '', opinion: 'not' } })
    const { comments } = await adviceOn(id)
    expect(comments).toMatchObject([
      { text: '整体稳妥', createRoleType: 2 },
      { text: '', unitId, opinion: 'not', createRoleType: 1, authorId: 's-1' },
    ])
    expect(await adviser.call(listAdvice.ofList, byId(id))).toEqual(await adviceOn(id))
  })

  it('says something, of a length that fits, about a row that is there', async () => {
    const { id } = await saveList()
    const refused = (more: object) =>
      pupil.refusal(listAdvice.comment, { body: { listId: id, text: '', ...more } })
    expect(await refused({})).toMatchObject({ code: 400 })
    expect(await refused({ text: '长'.repeat(MOST_CHARACTERS.comment + 1) })).toMatchObject({
      message: '意见最多 200 个字',
    })
    expect(await refused({ text: '?', unitId: '00000-1' })).toMatchObject({ code: 409 })
    expect(await refused({ text: '?', listId: 'l-4' })).toMatchObject({ code: 403 })
    expect(await refused({ text: '?', listId: 'none' })).toMatchObject({ code: 404 })
  })

  it('is taken back by its author, stays where its row goes, and goes with its list', async () => {
    const { id, version, items } = await saveList()
    const unitId = items[0]?.unitId ?? ''
    const one = await pupil.call(listAdvice.comment, { body: { listId: id, unitId, text: '近' } })
    const query = { listId: id, id: one.id }
    expect(await adviser.refusal(listAdvice.removeComment, { query })).toMatchObject({ code: 403 })
    await pupil.call(applicationLists.updateOwn, { body: { id, version, choices: choicesOf(3).slice(1) } })
    expect((await adviceOn(id)).comments).toHaveLength(1)
    await pupil.call(listAdvice.removeComment, { query })
    expect((await adviceOn(id)).comments).toEqual([])
    expect(await pupil.refusal(listAdvice.removeComment, { query })).toMatchObject({ code: 404 })
    await pupil.call(applicationLists.remove, { query: { id } })
    expect(await pupil.refusal(listAdvice.ofList, byId(id))).toMatchObject({ code: 404 })
  })
})

describe('a signature', () => {
  const isAt = (day: string) => {
    api.backend.now = () => new Date(`${day}T10:00:00+08:00`)
  }
  // The newest score is that of a mock exam.
  beforeEach(() => isAt('2026-06-20'))

  /** Whatever a check may find is answered. */
  const ANSWERS = [
    { about: 'student-note', name: '学生的备注', text: '照着做的' },
    ...CHECKS.map(({ id, name }) => ({ about: id, name, text: '学生知道' })),
  ]
  const toSign = (list: ApplicationListDetail) => ({
    ...seen(list).body,
    seen: list.items.map(({ unitId }) => unitId),
    answers: ANSWERS,
  })
  const sign = (list: ApplicationListDetail) => adviser.call(listAdvice.sign, { body: toSign(list) })

  it('stays with the version that was signed, whatever becomes of the list', async () => {
    const list = await handedOver()
    const { signature } = await sign(list)
    expect(signature).toMatchObject({ version: list.version, answers: ANSWERS })
    expect(signature?.choices).toEqual(reasoned(3))
    expect((await sign(list)).signature?.mark).toBe(signature?.mark)
    const choices = reasoned(3).toReversed()
    const body = { id: list.id, version: list.version, choices }
    const changed = await adviser.call(applicationLists.update, { body })
    expect((await adviceOn(list.id)).signature).toMatchObject({
      mark: signature?.mark,
      version: list.version,
    })
    expect((await sign(changed)).signature?.mark).not.toBe(signature?.mark)
  })

  it('stands with its reasons in the sheet for the family', async () => {
    const list = await handedOver()
    const { signature } = await sign(list)
    const sheetOf = async () => {
      const file = await adviser.call(applicationLists.excel, byId(list.id))
      return readSheet(Buffer.from(await file.arrayBuffer()), '给家里看')
    }
    const rows = await sheetOf()
    const column = rows[4]?.indexOf('理由') ?? -1
    expect(rows.slice(5, 8).map((row) => row[column])).toEqual(['理由 0', '理由 1', '理由 2'])
    const signed = (sheet: Awaited<ReturnType<typeof sheetOf>>) =>
      sheet.map(([cell]) => String(cell)).find((cell) => cell.includes('签字'))
    expect(signed(rows)).toContain(`签字，版本 ${signature?.mark}`)
    const choices = reasoned(3).slice(1)
    await adviser.call(applicationLists.update, { body: { id: list.id, version: list.version, choices } })
    expect(signed(await sheetOf())).toContain('签字后改过')
  })

  it('needs a reason for every row, a planner, and the newest version', async () => {
    const bare = await draft(choicesOf(3))
    const asked = { body: { ...seen(bare).body, answers: [] } }
    expect(await adviser.refusal(listAdvice.sign, asked)).toMatchObject({
      code: 409,
      message: '第 1 个志愿还没有写理由',
    })
    const list = await handedOver()
    const own = await saveList({ choices: reasoned(3) })
    const body = toSign(list)
    expect(await pupil.refusal(listAdvice.sign, { body })).toMatchObject({ code: 403 })
    expect(await adviser.refusal(listAdvice.sign, { body: { ...body, version: 9 } })).toMatchObject({
      code: 409,
    })
    expect(await adviser.refusal(listAdvice.sign, { body: toSign(own) })).toMatchObject({ code: 403 })
  })

  describe('is refused, in words that say what is open,', () => {
    const refusedWith = async (list: ApplicationListDetail, more: Partial<ReturnType<typeof toSign>> = {}) =>
      (await adviser.refusal(listAdvice.sign, { body: { ...toSign(list), ...more } })) as Error
    const without = (id: string) => ({ answers: ANSWERS.filter(({ about }) => about !== id) })

    it('on rows that nobody has looked at', async () => {
      const list = await handedOver()
      const [first] = list.items
      for (const some of [undefined, null, [], [first?.unitId ?? '']])
        expect(await refusedWith(list, { seen: some as string[] })).toMatchObject({ code: 409 })
      expect(await refusedWith(list, { seen: [first?.unitId ?? ''] })).toMatchObject({
        message: '第 2 个志愿还没有看过',
      })
    })

    it('while what the student asked for is not answered', async () => {
      const list = await handedOver()
      await sign(list)
      const order = ordersOf(api.backend.db).list({ studentId: 's-1' }).at(-1)
      ordersOf(api.backend.db).change(order?.id ?? '', { note: '离家近' })
      const message = '学生的备注还没有回答'
      expect(await refusedWith(list, without('student-note'))).toMatchObject({ code: 409, message })
      const blank = [
        { about: 'student-note', name: '学生的备注', text: ' ' },
        ...without('student-note').answers,
      ]
      expect(await refusedWith(list, { answers: blank })).toMatchObject({ message })
    })

    it('while what a check has found is not answered', async () => {
      const list = await handedOver()
      const found = await refusedWith(list, { answers: [] })
      expect(found).toMatchObject({ code: 409 })
      const name = /^检查还有“(.+)”要处理/.exec(found.message)?.[1]
      const check = CHECKS.find((each) => each.name === name)
      expect(check).toBeDefined()
      expect(await refusedWith(list, without(check?.id ?? ''))).toMatchObject({ message: found.message })
    })

    it('where rows may not be filed by this student, whatever is said of it', async () => {
      const list = await handedOver()
      await pupil.call(studentRecord.save, { body: { id: 's-1', subjects: [4, 8, 9] } })
      expect(await refusedWith(list)).toMatchObject({ code: 409, message: /^检查还有“选科不符”要处理/ })
    })

    it('on a mock exam once the results are out', async () => {
      const list = await handedOver()
      await sign(list)
      isAt('2026-06-27')
      expect(await refusedWith(list)).toMatchObject({
        code: 409,
        message: '高考成绩已经公布，这张表还按模考的成绩：按高考成绩重新做一张再签',
      })
    })
  })
})

it('nothing of it is for guests, nor for another student', async () => {
  const { id } = await handedOver()
  const other = await api.signIn(TELS.vip)
  expect(await api.guest.refusal(listAdvice.ofList, byId(id))).toBeInstanceOf(ExpiredCredentialError)
  expect(await other.refusal(listAdvice.ofList, byId(id))).toMatchObject({ code: 403 })
  const open = { body: { id, version: 2 } }
  expect(await other.refusal(listAdvice.open, open)).toMatchObject({ code: 403 })
  expect(await other.refusal(listSummaries.byStudent, byId('s-1'))).toMatchObject({ code: 403 })
})

/** A planner of the world, beside the one who is signed in. */
function otherPlanner(): string {
  const [planner] = planners(api.backend.db.calendar)
  if (!planner) throw new Error('no other planner')
  return planner.tel
}
