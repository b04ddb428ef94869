import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

async function drawnWith(settings: object): Promise<string> {
  vi.resetModules()
  const element = { textContent: JSON.stringify(settings) }
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'zetu-settings' ? element : null) })
  const { MaintenanceBar } = await import('./maintenance-bar')
  return renderToString(createElement(MaintenanceBar))
}

it('says what the operator has set, as text, and nothing where nothing is set', async () => {
  expect(await drawnWith({ maintenance: '今晚 23 点起维护 <1 小时' })).toContain(
    '今晚 23 点起维护 &lt;1 小时',
  )
  expect(await drawnWith({ maintenance: '' })).toBe('')
  expect(await drawnWith({})).toBe('')
})
