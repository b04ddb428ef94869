import { describe, expect, it } from 'vitest'
import { imageAddress, levelsUnder, linkAddress, pictureElsewhere } from './html-policy'

const SITE = 'https://zetu.example'

describe('links of an article', () => {
  it('lead to absolute addresses of the web, mail and telephone', () => {
    expect(linkAddress('https://www.ahu.edu.cn/zs?a=1#b')).toBe('https://www.ahu.edu.cn/zs?a=1#b')
    expect(linkAddress(' HTTP://www.ahu.edu.cn ')).toBe('http://www.ahu.edu.cn/')
    expect(linkAddress('mailto:zs@ahu.edu.cn')).toBe('mailto:zs@ahu.edu.cn')
    expect(linkAddress('tel:055163861126')).toBe('tel:055163861126')
  })

  it('lead nowhere else, however the address is written', () => {
    for (const text of [
      ...['javascript:alert(1)', 'JAVASCRIPT:alert(1)', 'java\tscript:alert(1)', 'java\nscript:alert(1)'],
      ...[
        '\u0001javascript:alert(1)',
        '\u00a0javascript:alert(1)',
        'vbscript:x',
        'data:text/html,x',
        'blob:https://a/b',
      ],
      ...[
        'file:////etc/passwd',
        'view-source:https://a.b',
        'intent://a#Intent;end',
        '//a.b',
        '/zs',
        '#top',
        '',
        'https://[',
      ],
    ]) {
      expect(linkAddress(text), text).toBeUndefined()
    }
  })
})

describe('headings of an article', () => {
  it('stand right below that of the page, each below what it stood below', () => {
    expect(levelsUnder(1, [1, 2, 2, 3, 1])).toEqual([2, 3, 3, 4, 2])
    expect(levelsUnder(2, [2, 3, 2])).toEqual([3, 4, 3])
  })

  it('leave no level out, whatever the author has skipped', () => {
    expect(levelsUnder(1, [3, 5, 3, 2, 6])).toEqual([2, 3, 2, 2, 3])
    expect(levelsUnder(2, [4, 2, 4])).toEqual([3, 3, 4])
  })

  it('go no lower than the sixth', () => {
    expect(levelsUnder(2, [1, 2, 3, 4, 5, 6])).toEqual([3, 4, 5, 6, 6, 6])
  })
})

describe('pictures of an article', () => {
  it('come from the files of this site, or a bitmap in the text', () => {
    expect(imageAddress('https://zetu.example/assets/x.png', SITE)).toBe('https://zetu.example/assets/x.png')
    expect(imageAddress('/assets/a/map-1.webp', SITE)).toBe('https://zetu.example/assets/a/map-1.webp')
    const below = 'https://zetu.example/zetu/'
    expect(imageAddress('/zetu/assets/x.png', below)).toBe('https://zetu.example/zetu/assets/x.png')
    expect(imageAddress('/assets/x.png', below)).toBeUndefined()
    for (const type of ['png', 'jpeg', 'webp', 'gif']) {
      const data = `data:image/${type};base64,R0lGODlhAQABAAAAACw=`
      expect(imageAddress(data, SITE)).toBe(data)
    }
  })

  it('come from nowhere else', () => {
    for (const text of [
      'data:image/svg+xml,<svg/>',
      'data:image/svg+xml;base64,PHN2Zy8+',
      'data:text/html;base64,PHN2Zy8+',
      'data:image/png,<svg/>',
      'javascript:alert(1)',
      'ftp://a.b/x.png',
      'blob:https://a/b',
      'https://[',
      ' ',
      'https://a.edu.cn/x.png',
      '//a.edu.cn/x.png',
      'https://zetu.example.evil.invalid/x.png',
      'http://zetu.example/x.png',
      'http://zetu.example/assets/x.png',
      'https://zetu.example/x.png',
      '/api/sms/code/13800008000',
      '/assets/../api/sms/code/13800008000',
      '/assets/%2e%2e/api/sms/code/13800008000',
      '/assets/..%2fapi/sms/code/13800008000',
      '/assets/..%5capi/sms/code/13800008000',
      '/assets\\..\\api/sms/code/13800008000',
      '/assets//api/sms/code/13800008000',
      '/assets/x.png?to=/api',
      '/assets/',
    ]) {
      expect(imageAddress(text, SITE), text).toBeUndefined()
    }
  })
})

it('pictures of other sites are looked up there, and nothing else is', () => {
  expect(pictureElsewhere('https://a.edu.cn/x.png', SITE)?.href).toBe('https://a.edu.cn/x.png')
  expect(pictureElsewhere('//a.edu.cn/x.png', SITE)?.hostname).toBe('a.edu.cn')
  for (const text of ['', '/x.png', 'javascript:alert(1)', 'data:image/svg+xml,<svg/>', 'ftp://a.b/x.png'])
    expect(pictureElsewhere(text, SITE), text).toBeUndefined()
})
