import { expect, it } from 'vitest'
import { createMockedNode } from '../node'
import { readScenario } from '../scenario/words'
import { readRecord } from './record-editor'
import { becoming, rowsOf, SHOWN_KINDS, tableOfKind } from './store-rows'

const { db } = createMockedNode().backend

it.each(SHOWN_KINDS)('shows each %s as it is now, and takes it back as its schema allows', (kind) => {
  const [row] = rowsOf(db, kind)
  if (!row) throw new Error('there are some')
  const before = tableOfKind(db, kind).find(row.id)
  const { record, problems } = readRecord(kind, row.id, JSON.stringify(before))
  expect(problems).toEqual([])
  expect(record && tableOfKind(db, kind).put(record)).toEqual(before)
})

it('refuses a record that its schema does not know, and another id', () => {
  const text = (changes: object) => JSON.stringify({ ...db.account.find('s-1'), ...changes })
  expect(readRecord('account', 's-1', text({ subjects: '物理' })).problems).toEqual([
    expect.stringMatching(/^\/subjects .*[\u4e00-\u9fff]/),
  ])
  expect(readRecord('account', 's-1', text({ id: 's-9' })).problems).toEqual(['/id 编号不能改'])
  expect(readRecord('account', 's-1', '{').problems).toEqual([expect.stringMatching(/^不是 JSON/)])
  expect(readRecord('account', 's-1', text({ name: '王小明' })).record).toMatchObject({ name: '王小明' })
})

it('becomes a person in the scenario as it is, without the student that it told of', () => {
  const scenario = readScenario(new URLSearchParams('qa.province=海南&qa.rank=9000&qa.latency=300'))
  expect(becoming(scenario, 'p-1')).toEqual({
    persona: 'planner',
    latency: 300,
    latencies: {},
    failures: {},
    patches: {},
  })
  expect(becoming(scenario, 's-1001').persona).toBe('s-1001')
})
