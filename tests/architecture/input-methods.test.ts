import { expect, it } from 'vitest'
import { readProductSources } from './sources'

/** A function that is given a key: by its type, or written where it is attached. */
const TAKES_KEYS =
  /[:(]\s*(?:globalThis\.)?KeyboardEvent\b|(?:on|handle)Key(?:Down|Up|Press)(?:=\{|:\s*)\(\w|addEventListener\(\s*'key(?:down|up|press)',\s*\(\w/
const takers = readProductSources().filter(([, text]) => TAKES_KEYS.test(text))
const dialogs = readProductSources().filter(([, text]) => text.includes('<DialogPrimitive.Content'))

it('each place that takes keys leaves those of an input method alone', () => {
  expect(takers.length).toBeGreaterThan(15)
  expect(takers.flatMap(([file, text]) => (/\bisImeKey\(/.test(text) ? [] : [file]))).toEqual([])
})

it('no dialog closes while a candidate is chosen', () => {
  expect(dialogs.length).toBeGreaterThan(2)
  expect(
    dialogs.flatMap(([file, text]) =>
      text.split('<DialogPrimitive.Content').length ===
      text.split('onEscapeKeyDown={keepWhileComposing}').length
        ? []
        : [file],
    ),
  ).toEqual([])
})

it('nobody asks in a way of their own', () => {
  const asking = readProductSources().filter(([, text]) => /\.isComposing\b|keyCode\b/.test(text))
  expect(asking.map(([file]) => file)).toEqual(['shared/lib/browser/ime-key.ts'])
})
