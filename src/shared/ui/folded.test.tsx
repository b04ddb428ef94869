import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Folded } from './folded'

it('S2-9.14 shows 160 px of a text before it is unfolded', () => {
  const markup = renderToStaticMarkup(<Folded name="院校简介">很长的简介</Folded>)
  expect(markup).toContain('max-height:160px')
  expect(markup).toContain('aria-expanded="false"')
})
