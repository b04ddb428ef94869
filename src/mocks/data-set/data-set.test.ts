import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createMockedNode } from '../node'
import { EMPTY_SCENARIO, Scenario } from '../scenario/scenario'
import { createModels, renewModels, takeSnapshot } from '../store/models'
import { ordersOf } from '../store/people-tables'
import { mismatchOf, readDataSet, scenarioWith, sizeOf, snapshotOf, writeDataSet } from './data-set'

const NOW = new Date('2026-06-25T02:00:00Z')

/** A product in which a list was renamed, a student changed and a list removed, while somebody was signed in. */
function changedProduct(scenario: Partial<Scenario> = {}) {
  const { backend } = createMockedNode(scenario)
  const { db } = backend
  const [list, other] = db.applicationList.list()
  if (!list || !other) throw new Error('there are some')
  db.applicationList.change(list.id, { name: '先存下的方案' })
  db.applicationList.remove(other.id)
  db.account.change('s-1', { name: '王小明' })
  db.models.credential.create({ token: 'secret', accountId: 's-1' })
  db.models.smsCode.create({ tel: '13800000000', code: '1234', state: 'good', wrongTries: 0, sentAt: [] })
  return { backend, db, list, other }
}

const saved = ({ backend, db }: ReturnType<typeof changedProduct>) =>
  writeDataSet(takeSnapshot(db.models), backend.scenario, NOW)

function requireSet(text: string) {
  const set = readDataSet(text)
  if (typeof set === 'string') throw new Error(set)
  return set
}

it('brings back what was changed and removed, and leaves who is signed in', () => {
  const product = changedProduct()
  const set = requireSet(saved(product))
  expect(sizeOf(set)).toMatchObject({ people: 1, lists: 1, orders: 0, all: 3 })
  const { db } = createMockedNode().backend
  db.account.change('s-2', { name: '后来改的' })
  db.models.credential.create({ token: 'mine', accountId: 's-2' })
  renewModels(db.models, snapshotOf(set, takeSnapshot(db.models)))
  expect(db.applicationList.find(product.list.id)?.name).toBe('先存下的方案')
  expect(db.applicationList.find(product.other.id)).toBeUndefined()
  expect(db.account.find('s-1')?.name).toBe('王小明')
  expect(db.account.find('s-2')?.name).not.toBe('后来改的')
  expect(db.models.credential.getAll().map(({ token }) => token)).toEqual(['mine'])
})

it('holds neither tokens nor codes', () => {
  expect(saved(changedProduct())).not.toMatch(/secret|13800000000|credential|smsCode/)
})

it('belongs to a world and its student, and lets the network be as it is', () => {
  const scenario = Scenario.parse({
    ...EMPTY_SCENARIO,
    province: '海南',
    rank: 9000,
    now: '2026-06-25',
    seed: 7,
    latency: 300,
  })
  const set = requireSet(saved(changedProduct(scenario)))
  expect(set.scenario).toEqual({ province: '海南', rank: 9000, now: '2026-06-25', seed: 7 })
  const now = Scenario.parse({ ...EMPTY_SCENARIO, persona: 'vip', scale: 9, latency: 50, replay: 'bug-7' })
  expect(scenarioWith(set, now)).toEqual({ ...EMPTY_SCENARIO, ...set.scenario, latency: 50 })
  expect(mismatchOf(set, scenarioWith(set, now))).toBeUndefined()
  expect(mismatchOf(set, { ...scenario, seed: 8 })).toBe('这份数据的种子是 7，场景里是 8')
  expect(mismatchOf(set, { ...scenario, scale: 9 })).toBe('这份数据的院校数是 平常的，场景里是 9')
})

const whole = () => JSON.parse(saved(changedProduct()))

it.each([
  ['a text that breaks off', saved(changedProduct()).slice(0, -40), /没有存完：不是 JSON/],
  ['an empty file', '', /没有存完/],
  ['another file', '{"log":{"entries":[]}}', /不是存下的数据：请选/],
  ['a list', '[1,2]', /不是存下的数据：请选/],
  ['a kind that nobody knows', JSON.stringify({ ...whole(), more: 1 }), /坏了，或是别的版本存的/],
  ['a wrong scenario', JSON.stringify({ ...whole(), scenario: { rank: 0 } }), /\/scenario\/rank .*[一-龟]/],
  ['a scenario of calls', JSON.stringify({ ...whole(), scenario: { failures: {} } }), /\/scenario .*[一-龟]/],
  ['a kind that is missing', withRecords((records) => ({ ...records, list: undefined })), /\/records\/list /],
  [
    'a record of another form',
    withRecords((records) => ({ ...records, account: [{ id: 's-1' }] })),
    /\/records\/account\/0\/tel .*；还有 \d+ 处/,
  ],
  [
    'a record that is there twice',
    withRecords((records) => ({ ...records, list: [...records.list, ...records.list] })),
    /list 的 .* 有两条/,
  ],
])('refuses %s in plain words', (_, text, reason) => {
  expect(readDataSet(text)).toEqual(expect.stringMatching(reason))
})

function withRecords(change: (records: { readonly list: readonly object[] }) => object): string {
  const file = whole()
  return JSON.stringify({ ...file, records: change(file.records) })
}

it('is what it was, or refused, wherever a file was damaged', () => {
  const text = saved(changedProduct())
  fc.assert(
    fc.property(fc.nat(text.length - 1), fc.constantFrom('', '"', '0', '{', 'x'), (at, instead) => {
      const read = readDataSet(text.slice(0, at) + instead + text.slice(at + 1))
      if (typeof read === 'string') {
        expect(read).toMatch(/^这(个文件|份数据)/)
        return
      }
      // What can be read can be taken over as well: nothing is half in it.
      const models = createModels()
      renewModels(models, snapshotOf(read, undefined))
      expect(takeSnapshot(models).list).toHaveLength(read.records.list.length)
    }),
    { numRuns: 100 },
  )
})

it('tells how many of each kind testers have changed', () => {
  const product = changedProduct()
  const [order] = ordersOf(product.db).list()
  if (!order) throw new Error('there are some')
  ordersOf(product.db).change(order.id, { note: '改过' })
  expect(sizeOf(requireSet(saved(product)))).toEqual({ people: 1, lists: 1, orders: 1, all: 4 })
})
