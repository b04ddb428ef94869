import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { OnViewPart } from './on-view-part'

const load = async () => () => null

it('says on paper that it has not been looked at, instead of the place that is kept for it', () => {
  const markup = renderToStaticMarkup(
    <OnViewPart name="招聘数据" load={load} pending={<i>占位</i>} props={{}} />,
  )
  expect(markup).toMatch(
    /<div class="print-hidden"><i>占位<\/i><\/div><p class="[^"]*print:block">招聘数据：这一部分没有打开过/,
  )
})

it('says nothing of a part that may be empty', () => {
  expect(renderToStaticMarkup(<OnViewPart name="招聘数据" load={load} pending={null} props={{}} />)).toBe(
    '<div></div>',
  )
})
