import { describe, expect, it } from 'vitest'
import { isUpdatedAtom } from '~/shared/lib/browser/site-update'
import { store } from '~/shared/lib/storage/store'
import { errorMessage, regionErrorMessage } from './error-message'
import { BusinessError, CancelledError, HttpError, SaidError, ShapeError } from './errors'

describe('an error in words', () => {
  it('S1-8.1 is the server’s own, or says in Chinese that it gives none', () => {
    expect(errorMessage(new BusinessError('GET /x', 400, '没有这所院校'))).toBe('没有这所院校')
    for (const error of [
      new HttpError('GET /x', 500, ''),
      new BusinessError('GET /x', 400, ''),
      new Error('x'),
    ]) {
      expect(errorMessage(error)).toBe('服务器没有说明原因，请稍后重试')
      expect(regionErrorMessage(error)).toBe('服务器没有说明原因，请稍后重试')
    }
  })

  it('names no call and no member of an answer to people', () => {
    const said = errorMessage(
      new ShapeError('GET /api/majors/by-level/{level}', 'data.0.code', 'expected string'),
    )
    expect(said).toBe('服务器的回答读不懂，请稍后重试')
  })

  it.each(['请先登录！', '请先登录。', '系统维护中。 ', '没有这所院校'])(
    'leaves the end of “%s” to the sentence of a region',
    (text) => {
      expect(regionErrorMessage(new BusinessError('GET /x', 400, text))).toBe(text.replace(/[！。 ]+$/, ''))
    },
  )

  it('S1-8.4 says when code has not come, and is silent about what was given up', () => {
    const failed = new TypeError('Failed to fetch dynamically imported module: /assets/write-sheet.js')
    store.set(isUpdatedAtom, false)
    expect(errorMessage(failed)).toContain('没有下载完成')
    store.set(isUpdatedAtom, true)
    expect(errorMessage(failed)).toContain('网站更新了')
    store.set(isUpdatedAtom, false)
    expect(errorMessage(new CancelledError('GET /x', ''))).toBeUndefined()
    expect(errorMessage(new SaidError())).toBeUndefined()
  })
})
