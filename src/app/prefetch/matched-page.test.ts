import { describe, expect, it } from 'vitest'
import { matchedPage } from './matched-page'

const plain = { files: [], login: false, numbers: [], lists: [], defaults: {} }
const PAGES = [
  { ...plain, id: '/_student/weici', numbers: ['year', 'score'] },
  { ...plain, id: '/_student/_school/chadaxueluqu/$id', lists: ['electives'], defaults: { span: 'year' } },
  { ...plain, id: '/_student/_school/chadaxuezhaosheng/$id/admission' },
]
const match = (pathname: string, search = '', base = '/') =>
  matchedPage({ base, pages: PAGES }, { pathname, search })

describe('the page that an address names', () => {
  it('is found with what the address asks of it', () => {
    expect(match('/weici', '?province=%E5%AE%89%E5%BE%BD&year=2025&subject=')).toMatchObject({
      page: { id: '/_student/weici' },
      search: { province: '安徽', year: 2025 },
    })
  })

  it('asks nothing of a number that is none', () => {
    expect(match('/weici', '?score=六百&year=2025')?.search).toEqual({ year: 2025 })
  })

  it('is told its id, its lists and its defaults', () => {
    expect(match('/chadaxueluqu/10001', '?electives=化学,生物')).toMatchObject({
      params: { id: '10001' },
      search: { electives: ['化学', '生物'], span: 'year' },
    })
  })

  it.each(['/chadaxuezhaosheng/10001/admission', '/chadaxuezhaosheng/10001/admission/'])(
    'is found at %s',
    (at) => {
      expect(match(at)?.page.id).toBe('/_student/_school/chadaxuezhaosheng/$id/admission')
    },
  )

  it('is looked for below the base of the site', () => {
    expect(match('/zetu/weici', '', '/zetu/')?.page.id).toBe('/_student/weici')
    expect(match('/weici', '', '/zetu/')).toBeUndefined()
  })

  it('survives a damaged address', () => {
    expect(match('/chadaxueluqu/%E5%')?.params).toEqual({ id: '%E5%' })
    expect(match('/nothing/here')).toBeUndefined()
  })
})
