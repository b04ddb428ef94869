import { expect, it } from 'vitest'
import { cardOf, hashOf, policyOf, settingsElement, withAddress, withSettings } from './page-head.mjs'

const built = (card = '') =>
  `<head>${card}${settingsElement({ api: '' })}<script>go()</script>${policyOf([hashOf('go()')], '')}</head>`

it('writes other settings into an HTML, and lets it ask the API that they name', () => {
  const settings = { site: 'https://zetu.test', api: 'https://api.zetu.test', maintenance: '维护</script>' }
  const html = withSettings(built(), settings)
  expect(html).toContain(hashOf('go()'))
  expect(html).toContain("connect-src 'self' https://api.zetu.test")
  expect(html).not.toContain('维护</script>')
  const text = /id="zetu-settings">(.*?)<\/script>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(text)).toEqual({ api: 'https://api.zetu.test', maintenance: '维护</script>' })
})

it('lets a page send reports to another origin where the operator wants them', () => {
  const reports = 'https://rum.zetu.test/visits'
  const policy = (more: object) => withSettings(built(), { site: '', api: '', ...more })
  expect(policy({ reports })).toContain("connect-src 'self' https://rum.zetu.test\"")
  expect(policy({ reports: '/visits' })).toContain("connect-src 'self'\"")
})

it('lets pictures come from this site, its API and the text alone', () => {
  expect(policyOf([], '')).toContain("img-src 'self' data:;")
  const everywhere = policyOf(
    [],
    'https://api.zetu.test',
    'https://files.zetu.test/x',
    'https://rum.zetu.test',
  )
  expect(everywhere).toContain("img-src 'self' data: https://api.zetu.test;")
})

it('takes settings back again', () => {
  const once = withSettings(built(), { site: '', api: 'https://api.zetu.test' })
  expect(withSettings(once, { site: '', api: '' })).toBe(withSettings(built(), { site: '', api: '' }))
})

it('refuses a file that no build has written', () => {
  expect(() => withSettings('<html></html>', { site: '', api: '' })).toThrow('不是这一版构建的 HTML')
})

it('names whole addresses where the site is known, and none of its own for a page that stands for many', () => {
  const html = built(cardOf({ title: '批次线 "<"', description: '各省', base: '/zetu/' }))
  expect(html).toContain('content="批次线 &quot;&lt;&quot;"')
  const known = withAddress(html, 'https://zetu.test/zetu/', 'pici')
  expect(known).toContain('property="og:image" content="https://zetu.test/zetu/card.png"')
  expect(known).toContain('<link rel="canonical" href="https://zetu.test/zetu/pici">')
  expect(withAddress(html, 'https://zetu.test/zetu/', undefined)).not.toContain('canonical')
  expect(withAddress(html, '', 'pici')).toBe(html)
})
