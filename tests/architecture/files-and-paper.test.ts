import { expect, it } from 'vitest'
import { readProductSources } from './sources'

const sources = readProductSources().filter(([file]) => !file.startsWith('mocks/'))
const doing = (act: RegExp) => sources.filter(([, text]) => act.test(text)).map(([file]) => file)

it('a page is printed in one place, which knows where that does nothing', () => {
  expect(doing(/\bwindow\.print\(|[^.\w]print\(\)/)).toEqual(['shared/lazy/print-page.ts'])
})

it('a file is given in one place, which knows where that does nothing', () => {
  expect(doing(/\.download = |\bdownload=[{"]|<a[^>]* download[ >]/)).toEqual([
    'shared/lib/browser/save-file.ts',
  ])
})
