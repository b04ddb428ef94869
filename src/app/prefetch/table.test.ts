import { expect, test } from 'vitest'
import { routePages } from '~/app/entry-prerender'
import { pathOf } from './table'

test('the id of each page says its address', () => {
  const pages = routePages()
  expect(pages.length).toBeGreaterThan(50)
  expect(pages.map(({ id }) => pathOf(id))).toEqual(pages.map(({ path }) => path))
})
