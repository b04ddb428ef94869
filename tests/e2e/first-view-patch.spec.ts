import fc from 'fast-check'
import { patch } from '../../src/app/first-views/patch'
import { expect, test } from './support'

/** HTML of a few elements that are often alike, so that much of one tree stands in another. */
const { html } = fc.letrec<{ html: string }>((tie) => ({
  html: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom('冲', '稳', '<b>保</b>', ''),
    fc
      .tuple(fc.constantFrom('<p>', '<p class="x">', '<div>'), fc.array(tie('html'), { maxLength: 4 }))
      .map(wrapped),
  ),
}))

function wrapped([open, inside]: readonly [string, readonly string[]]): string {
  return `${open}${inside.join('<i></i>')}${open === '<div>' ? '</div>' : '</p>'}`
}

test('first figures become whatever another answer makes of them', async ({ page }) => {
  // A page that was emptied shows a picture, which has no HTML.
  await page.goto('about:blank')
  const pairs = fc.sample(fc.tuple(html, html), 500)
  const wrong = await page.evaluate(
    ({ source, pairs }) => {
      const patch = new Function(`return ${source}`)() as (place: Node, next: Node) => void
      const parsed = (text: string) => {
        const template = document.createElement('template')
        template.innerHTML = text
        return template
      }
      return pairs.filter(([before, after]) => {
        const place = document.createElement('div')
        place.append(parsed(before).content)
        patch(place, parsed(after).content)
        return place.innerHTML !== parsed(after).innerHTML
      })
    },
    { source: patch.toString(), pairs },
  )
  expect(wrong).toEqual([])
})
