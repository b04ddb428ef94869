import { describe, expect, it } from 'vitest'
import { isUpdatedAtom } from '~/shared/lib/site-update'
import { store } from '~/shared/lib/store'
import { errorMessage, regionErrorMessage } from './error-message'
import { BusinessError, CancelledError, HttpError, SaidError } from './errors'

describe('an error in words', () => {
  it('is the server’s own, or the bare word where it gives none', () => {
    expect(errorMessage(new BusinessError('GET /x', 400, '没有这所院校'))).toBe('没有这所院校')
    expect(errorMessage(new HttpError('GET /x', 500, ''))).toBe('Error')
    expect(regionErrorMessage(new HttpError('GET /x', 500, ''))).toBe('服务器没有说明原因，请稍后重试')
  })

  it('says when code has not come, and is silent about what was given up', () => {
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
