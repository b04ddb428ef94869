import { expect, it } from 'vitest'
import { SITE_TITLE } from '~/shared/lib/title'
import { renderFrame, routePages } from './entry-prerender'
import { descriptionOf, PAGE_DESCRIPTIONS } from './page-descriptions'

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

it('begins with what the page is about, once that is known', () => {
  expect(descriptionOf('/_student/_school/chadaxueluqu/$id', '合肥工业大学')).toMatch(
    /^合肥工业大学：这所院校/,
  )
  expect(descriptionOf('/nowhere', '合肥工业大学')).toBeUndefined()
})

it('titles the page that stands for every address, for whoever runs no script', async () => {
  expect(await renderFrame()).toContain(`<title>${SITE_TITLE}</title>`)
})
