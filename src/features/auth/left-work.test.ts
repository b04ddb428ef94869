import { expect, it } from 'vitest'
import { workKey } from '~/shared/lib/storage/draft-keys'
import { leftWork, workLines } from './left-work'

const OWN = 's-1'
const draft = (state: string, more: object = {}) =>
  JSON.stringify({ state, at: 0, contains: [], content: state, ...more })
const key = (kind: string, id: string, owner = OWN) => workKey({ owner, kind, id })

function storage(entries: [string, string][]) {
  const kept = new Map(entries)
  return {
    get: (at: string) => kept.get(at),
    set: () => true,
    remove: (at: string) => void kept.delete(at),
    discard: (at: string, matches: (text: string) => boolean) =>
      void (matches(kept.get(at) ?? '') && kept.delete(at)),
    entries: () => [...kept],
    clear: () => kept.clear(),
    onForeignChange: () => () => undefined,
    inMemory: () => [],
  }
}

it('names what would be lost, with the page where it can be saved, and nothing of others', () => {
  const place = storage([
    [`${key('list', 'l-1')}/a`, draft('1', { title: '我的表', page: '/volunteerDetail/1' })],
    [
      `${key('list', 'l-1')}/b`,
      draft('2', { contains: [{ key: `${key('list', 'l-1')}/a`, state: '1' }], title: '我的表' }),
    ],
    [`${key('list', 'l-2', 's-2')}/a`, draft('3')],
    [key('notes', 'l-1'), JSON.stringify({ whole: '离家近' })],
    [key('notes', 'l-2'), JSON.stringify({ rows: { u: '学费' } })],
    ['zetu.token', 'secret'],
  ])
  expect(workLines(leftWork(place, OWN))).toEqual([
    { text: '志愿表的修改：我的表', page: undefined },
    { text: '写在志愿表旁边的备注（2 份）' },
  ])
})

it('is nothing where the server has all of it', () => {
  const place = storage([
    [key('notes', 'l-1'), JSON.stringify({ whole: ' ', declined: 2 })],
    [key('versions', 'l-1'), JSON.stringify({ rows: [], states: [{ version: 1 }] })],
    [key('versions', 'l-2'), '{"states":'],
    [key('unheard-of', 'x'), '{}'],
  ])
  expect(leftWork(place, OWN)).toEqual([])
})

it('counts the earlier versions of a list', () => {
  const place = storage([[key('versions', 'l-1'), JSON.stringify({ rows: [], states: [{}, {}] })]])
  expect(workLines(leftWork(place, OWN))).toEqual([{ text: '志愿表以前的版本' }])
})
