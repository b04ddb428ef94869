import { expect, it } from 'vitest'
import { renderFrame, routePages } from '~/app/entry-prerender'
import { SITE_TITLE } from '~/shared/lib/text/title'
import { PAGE_DESCRIPTIONS } from './page-descriptions'

it('every page has a description of its own, and there is none without a page', () => {
  expect(Object.keys(PAGE_DESCRIPTIONS).toSorted()).toEqual(
    routePages()
      .map(({ id }) => id)
      .toSorted(),
  )
  const texts: readonly string[] = Object.values(PAGE_DESCRIPTIONS)
  expect(new Set(texts).size).toBe(texts.length)
  expect(texts.filter((text) => text.length > 80 || !text.endsWith('。'))).toEqual([])
})

it('titles the page that stands for every address, for whoever runs no script', async () => {
  expect(await renderFrame()).toContain(`<title>${SITE_TITLE}</title>`)
})
