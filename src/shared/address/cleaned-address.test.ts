import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DRAWER_SCREENS, SCREENS } from '../../../scripts/lib/screens.mjs'
import { HOSTILE_ADDRESSES } from '../../../tests/hostile-addresses'
import { cleanedAddress } from './cleaned-address'

const HERE = 'https://here.invalid'

const read = (address: string) => {
  const { pathname, search, hash } = new URL(address, HERE)
  return { pathname, search, hash }
}
const cleaned = (address: string) => cleanedAddress(read(address))
const textOf = (address: string) => {
  const { pathname, search, hash } = cleaned(address)
  return pathname + search + hash
}
/** The address of a screen as a browser writes it. */
const written = (address: string) => {
  const { pathname, search, hash } = read(address)
  return pathname + search + hash
}

/** What people, chats and mails leave behind a link, and whether somebody sees it. */
const ENDINGS = [
  ...[
    '。',
    '）',
    '，妈妈看看',
    '"',
    '~',
    ' 妈妈看看',
    '！',
    '；你看',
    '”',
    '》',
    '、',
    '妈妈看看',
    '…',
    ')',
    '.',
  ],
  ...['】快看', '\u200b', '\u200b你看', '%E3%80%82', '%20', '%0A', '#wechat_redirect', '>'],
]
const UNSEEN = new Set(['\u200b', '%20', '%0A', '#wechat_redirect'])

const PACKED = '1abc123eJx_Ab-0'.repeat(20)
const PAGES = [
  ...SCREENS.filter((address) => !/\/(sharedList|familyReply)$/.test(address)),
  ...DRAWER_SCREENS,
  ...[
    '/weici?score=600',
    '/weici?province=安徽&year=2025&subject=理科(A类)',
    '/chadaxue?features=985,双一流',
  ],
]

describe.each(PAGES)('%s', (address) => {
  it('stays as it is', () => {
    expect(textOf(address)).toBe(written(address))
    expect(cleaned(address).isCut).toBe(false)
  })

  // Words may go on with any others; what somebody looks for has spaces too.
  const isFree = /[?&](lib\.)?q=[^&]*$/.test(address)
  const isWord = !/[\w/]$/.test(address)
  const isReported = (ending: string) =>
    !(isWord && ending.startsWith('妈妈')) && !(isFree && /^(%20| |\u200b)./.test(ending))
  it.each(ENDINGS.filter(isReported))('is the same with %j behind it', (ending) => {
    expect(textOf(address + ending)).toBe(written(address))
    expect(cleaned(address + ending).isCut).toBe(!UNSEEN.has(ending))
  })

  it('is the same with what a messenger adds to its question', () => {
    const joint = address.includes('?') ? '&' : '?'
    const added = `${address}${joint}shareTo=weixin`
    expect(textOf(added)).toBe(written(added))
    expect(textOf(`${added}。`)).toBe(written(added))
    expect(textOf(`${address}）${joint}shareTo=weixin`)).toBe(written(added))
  })
})

describe.each(['/sharedList', '/familyReply'])('%s with a list in it', (page) => {
  const address = `${page}#${PACKED}`

  it.each([...ENDINGS, '/', '&shareTo=weixin', '?from=groupmessage', '=', '+'])(
    'is the same with %j behind it',
    (ending) => {
      // Letters that a list is written in cannot be told from it here.
      expect(textOf(address + ending)).toBe(address)
    },
  )

  it('loses what nobody sees inside it, and keeps its breaks for who reads it', () => {
    expect(textOf(`${page}#${PACKED.slice(0, 50)}\u200b${PACKED.slice(50)}`)).toBe(address)
    expect(textOf(`${page}#${PACKED.slice(0, 50)}%20%20${PACKED.slice(50)}`)).toMatch(/%20\w/)
  })

  it('is found where its # was escaped', () => {
    expect(textOf(`${page}%23${PACKED}。`)).toBe(address)
  })
})

describe('a question', () => {
  const sound = written('/weici?province=安徽&year=2025&subject=物理&score=600')

  it.each([
    '/weici?province=安徽&amp;year=2025&amp;subject=物理&amp;score=600',
    '/weici?province=安徽&amp;amp;year=2025&subject=物理&score=600',
    '/weici？province=安徽&year=2025&subject=物理&score=600',
    '/weici？province＝安徽＆year＝2025＆subject＝物理＆score＝600',
    '/weici%3Fprovince=安徽&year=2025&subject=物理&score=600',
    '/weici?province=%25E5%25AE%2589%25E5%25BE%25BD&year=2025&subject=物理&score=600',
    '/weici?province=安徽&year=２０２５&subject=物理&score=６００',
    '/weici?province=安徽&year=2025年&subject=物理&score=600分',
    '/weici?province=安徽&year=2025&subject=物理&score=６００分，帮我看看',
    '/weici?province=\u200b安徽&year=2025\u200b&subject=物理&score=600\u200b',
    '/weici?province=安徽&year=2025&subject=物理&score=600（上次模考）',
    '/weici?province=安徽&year=2025&subject=物理&score=600"看看这个',
    '/weici?province=安徽省&year=2025&subject=物理类&score=600',
    '/weici?province=安徽&year=2025&subject=首选物理&score=600[图片]',
    '/weici?province=“安徽”&year=2025&subject=《物理》&score=“600”',
    '/weici?province=[安徽]&year=2025&subject=物理科目组合&score=[600]',
    '/weici?province=安徽&year=2025&subject=物理&score=600@妈妈',
    '/weici?province=安徽&year=2025&subject=物理&score=600(复制到浏览器打开)',
    '/weici?province=安徽&year=2025&subject=物理&score=600</a>',
    '/weici?province=安徽&year=2025&subject=物理&score=600.html',
    '/weici?province=安徽?year=2025&subject=物理?score=600',
    '/weici&province=安徽&year=2025&subject=物理&score=600',
  ])('is the same as %s', (address) => {
    expect(textOf(address)).toBe(sound)
  })

  it.each([
    ['/weici?rank=24，000', '/weici?rank=24000'],
    ['/weici?rank=24,000', '/weici?rank=24000'],
    ['/weici?rank=24 000位', '/weici?rank=24000'],
    ['/weici?rank=2.4万', '/weici?rank=24000'],
    ['/weici?score=６００．５', '/weici?score=600.5'],
    ['/weici?score=600.5', '/weici?score=600.5'],
    ['/weici?score=1e3', '/weici?score=1e3'],
    ['/compare?schools=10358，10357', '/compare?schools=10358,10357'],
    ['/compare?schools=10358、10357）', '/compare?schools=10358,10357'],
    ['/compare?schools=10358; 10357', '/compare?schools=10358,10357'],
  ])('%s says the same number or the same list as %s', (address, own) => {
    expect(textOf(address)).toBe(written(own))
  })

  it('that a messenger has put behind a question is one more of its pairs', () => {
    const added = `${sound}&from=singlemessage`
    expect(textOf(`${sound}?from=singlemessage`)).toBe(added)
    expect(textOf(`/sharedList＃${PACKED}`)).toBe(`/sharedList#${PACKED}`)
  })

  it('keeps the words of who looks for something', () => {
    for (const address of [
      '/search/all?q=软件工程（中外合作办学）',
      '/search/all?q=computer science',
      '/search/all?q=标准化、计量',
      '/search/all?q=600分&page=2',
      '/weici?province=安徽&place=安徽 合肥市',
      '/sso?next=%2FsharedList%231abc%3Fa%3Db c',
      '/recommendation/s-2/c-1/new/本科批?swap=10358-安徽-物理',
      '/weici?qa.now=2026-06-26T10:00:00%2B08:00&qa.fail=POST /api/x:500',
    ])
      expect(textOf(address)).toBe(written(address))
  })
})

describe('what is left of an address', () => {
  it.each([
    ['/weici./', '/weici'],
    ['/search./all', '/search./all'],
    ['/chadaxueoverview//10358。', '/chadaxueoverview/10358'],
    ['/weici?province=安徽）你看（这个）', '/weici?province=安徽'],
    ['/weici?province=安徽&amp;amp;amp;score=600', '/weici?province=安徽&score=600'],
    ['/weici?score=600&，妈妈看看', '/weici?score=600'],
    ['/weici?score=600&&year=2025', '/weici?score=600&&year=2025'],
    ['/search/all?q=标准化。&page=2', '/search/all?q=标准化。&page=2'],
    ['/search/all?q=%25E5%2589%2582', '/search/all?q=剂'],
    ['/chadaxue?page=12名', '/chadaxue?page=12'],
  ])('%s is read as %s', (address, own) => {
    expect(textOf(address)).toBe(written(own))
  })

  it.each(['/weici？province=安徽', `/sharedList＃${PACKED}`])(
    'is said to be cut where its first mark stood in the path: %s',
    (address) => {
      expect(cleaned(address).isCut).toBe(true)
    },
  )

  it('is all of it where nobody can read its escapes', () => {
    expect(cleaned('/weici/%E5%ZZ?score=600。')).toEqual({
      pathname: '/weici/%E5%ZZ',
      search: '?score=600%E3%80%82',
      hash: '',
      isCut: false,
    })
  })
})

describe('any address', () => {
  it('is read without an error, once and for all, and stays on this site', () => {
    const any = fc.oneof(
      fc.constantFrom(...HOSTILE_ADDRESSES),
      fc.string({ unit: 'binary', maxLength: 60 }).map((text) => `/weici?score=${text.toWellFormed()}`),
      fc.string({ unit: 'binary', maxLength: 60 }).map((text) => `/weici/${text.toWellFormed()}`),
    )
    fc.assert(
      fc.property(any, (address) => {
        if (!URL.canParse(address, HERE)) return
        const once = written(textOf(address))
        expect(new URL(once, HERE).origin).toBe(HERE)
        expect(textOf(once)).toBe(once)
      }),
      { numRuns: 2000 },
    )
  })
})
