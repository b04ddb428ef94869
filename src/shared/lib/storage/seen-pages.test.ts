import { expect, it } from 'vitest'
import { withSeen } from './seen-pages'

const page = (id: string, title = `院校${id} 院校概况 · 择途`) => ({ href: `/chadaxueoverview/${id}`, title })

it('keeps the last pages about one thing, each once, the newest first', () => {
  const seen = ['1', '2', '3', '1', '4'].reduce<ReturnType<typeof withSeen>>(
    (before, id) => withSeen(before, page(id)),
    [],
  )
  expect(seen.map(({ title }) => title)).toEqual(['院校4 院校概况', '院校1 院校概况', '院校3 院校概况'])
})

it('keeps no page without a subject, and none that is about nothing', () => {
  const seen = withSeen([], page('1'))
  expect(withSeen(seen, page('2', '院校概况 · 择途'))).toBe(seen)
  expect(withSeen(seen, { href: '/pici', title: '安徽 批次线' })).toBe(seen)
  expect(withSeen(seen, { href: '//evil/chadaxueoverview/1', title: 'a b' })).toBe(seen)
})
