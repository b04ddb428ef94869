import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { keepCheck, useLastCheck } from './last-checks'

const Shown = ({ id }: { id: string }) => useLastCheck(id)?.text ?? '没有'
const shown = (id: string) => renderToStaticMarkup(createElement(Shown, { id }))

it('keeps the last result of each list, the newest lists only', () => {
  keepCheck('l-1', '冲 1')
  keepCheck('l-2', '冲 2')
  keepCheck('l-1', '冲 3')
  expect([shown('l-1'), shown('l-2'), shown('l-3')]).toEqual(['冲 3', '冲 2', '没有'])
  for (let at = 0; at < 30; at++) keepCheck(`x-${at}`, '')
  expect(shown('l-1')).toBe('没有')
})
