import { describe, expect, it, vi } from 'vitest'
import type * as z from 'zod/mini'
import { innerSchema } from '../server/inner-schema'
import { createModels, takeSnapshot } from './models'
import { RECORDS, type RecordOf } from './records'
import { baseRecords, createTable } from './table'

type Order = RecordOf<'order'>
const order = (id: string, studentId: string, more: Partial<Order> = {}): Order => ({
  id,
  studentId,
  status: 1,
  createTime: '2026-06-01',
  updateTime: '2026-06-01',
  ...more,
})

const WORLD = [order('o-1', 's-1'), order('o-2', 's-2', { plannerId: 'p-1' }), order('o-3', 's-1')]

function ordersOver(saved?: ReturnType<typeof takeSnapshot>) {
  const models = createModels(saved)
  const make = vi.fn(() => WORLD)
  return { models, make, orders: createTable(models, 'order', baseRecords(make)) }
}

describe('a table over the world', () => {
  it('makes nothing until it is asked, and stores nothing until it is changed', () => {
    const { models, make, orders } = ordersOver()
    expect(make).not.toHaveBeenCalled()
    expect(orders.list()).toEqual(WORLD)
    expect(models.order.count()).toBe(0)
  })

  it('keeps a changed record in its place and a new one at the end', () => {
    const { models, orders } = ordersOver()
    orders.put(order(orders.nextId(), 's-3'))
    orders.change('o-1', { status: 2, plannerId: 'p-2' })
    expect(orders.list().map(({ id, status }) => [id, status])).toEqual([
      ['o-1', 2],
      ['o-2', 1],
      ['o-3', 1],
      ['order-1', 1],
    ])
    expect(models.order.getAll()).toHaveLength(2)
    expect(WORLD[0]?.status).toBe(1)
  })

  it('finds by what a record is now, not by what it was', () => {
    const { orders } = ordersOver()
    orders.change('o-1', { studentId: 's-9' })
    orders.put(order('order-1', 's-1'))
    expect(orders.list({ studentId: 's-1' }).map(({ id }) => id)).toEqual(['o-3', 'order-1'])
    expect(orders.list({ studentId: 's-9' }).map(({ id }) => id)).toEqual(['o-1'])
    expect(orders.list({ plannerId: 'p-1', studentId: 's-2' }).map(({ id }) => id)).toEqual(['o-2'])
  })

  it('replaces whole records: what is left out is gone', () => {
    const { orders } = ordersOver()
    orders.change('o-2', { note: '早一点' })
    expect(orders.put(order('o-2', 's-2'))).toEqual(order('o-2', 's-2'))
    expect(orders.find('o-2')).toEqual(order('o-2', 's-2'))
  })

  it('leaves unchanged what a change does not say', () => {
    const { orders } = ordersOver()
    expect(orders.change('o-2', { note: '早一点', plannerId: undefined })).toMatchObject({ plannerId: 'p-1' })
    expect(orders.change('o-9', { note: '没有' })).toBeUndefined()
  })

  it('forgets what is removed, and never gives its id again', () => {
    const { orders } = ordersOver()
    const made = orders.put(order(orders.nextId(), 's-3'))
    orders.remove(made.id)
    orders.remove('o-2')
    expect(orders.list().map(({ id }) => id)).toEqual(['o-1', 'o-3'])
    expect(orders.find('o-2')).toBeUndefined()
    expect(orders.nextId()).not.toBe(made.id)
  })
})

describe('a snapshot', () => {
  it('brings everything back, removals too', () => {
    const before = ordersOver()
    before.orders.change('o-1', { status: 4 })
    before.orders.remove('o-3')
    before.models.credential.create({ token: 't', accountId: 's-1' })
    const saved = JSON.parse(JSON.stringify(takeSnapshot(before.models)))
    const after = ordersOver(saved)
    expect(after.orders.list()).toEqual(before.orders.list())
    expect(takeSnapshot(after.models)).toEqual(saved)
  })

  it.each([
    ['lacks a kind', (saved: object) => ({ ...saved, order: undefined })],
    ['has a record that does not fit', (saved: object) => ({ ...saved, order: [{ id: 'o-1', status: 9 }] })],
    ['has a record twice', (saved: object) => ({ ...saved, order: [order('o-1', 's'), order('o-1', 's')] })],
  ])('that %s makes the world start anew', (_, spoil) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { models } = ordersOver()
    models.credential.create({ token: 't', accountId: 's-1' })
    const spoilt = JSON.parse(JSON.stringify(spoil(takeSnapshot(models))))
    expect(Object.values(takeSnapshot(createModels(spoilt))).flat()).toEqual([])
    expect(warned).toHaveBeenCalledOnce()
    warned.mockRestore()
  })
})

it('no kind of record has an object within: a model would lay a new one over the old', () => {
  for (const [kind, schema] of Object.entries(RECORDS)) {
    const objects = Object.values<z.core.$ZodType>(schema.shape).filter(
      (field) => innerSchema(field)._zod.def.type === 'object',
    )
    expect(objects, kind).toEqual([])
  }
})
