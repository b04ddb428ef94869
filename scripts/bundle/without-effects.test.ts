import { expect, it } from 'vitest'
import { withoutHandlers } from './without-effects'

it('leaves out effects and what elements do, with all that stands in them', () => {
  expect(withoutHandlers('useEffect(() => stop(), [])', 'ts')).toBe('undefined')
  expect(withoutHandlers('const press = useEffectEvent((a) => ask(a))', 'ts')).toBe(
    'const press = useEffectEvent(() => undefined)',
  )
  const nested = '<button type="button" onClick={() => useEffect(() => 1)}>查</button>'
  expect(withoutHandlers(nested, 'tsx')).toBe('<button type="button" >查</button>')
})

it('leaves a component its handler, which it may ask for, and what is no handler', () => {
  expect(withoutHandlers('<Row onOpen={() => open(id)} online={1} />', 'tsx')).toBe(
    '<Row onOpen={() => undefined} online={1} />',
  )
  // Whether there is one is only known when it is drawn.
  expect(withoutHandlers('<Row onOpen={open} />', 'tsx')).toBe('<Row onOpen={open} />')
})
