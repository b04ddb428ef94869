import { EXPIRED_CREDENTIAL_NOTICE } from '~/contracts/envelope'
import { isFailedImport } from '~/shared/lib/failed-import'
import { isUpdatedAtom } from '~/shared/lib/site-update'
import { store } from '~/shared/lib/store'
import { CROWDED } from './crowd'
import {
  BusinessError,
  CancelledError,
  ExpiredCredentialError,
  HttpError,
  SaidError,
  ShapeError,
} from './errors'

/** What is shown when the server gave no text of its own (S1 §8). */
const NO_TEXT = 'Error'

const MINUTE_MS = 60_000

/** The one place that turns an error into words for a person; undefined for what must not be shown. */
export function errorMessage(error: unknown): string | undefined {
  if (error instanceof CancelledError || error instanceof SaidError) return undefined
  if (error instanceof ExpiredCredentialError) return EXPIRED_CREDENTIAL_NOTICE
  if (error instanceof ShapeError) return `数据格式有误：${error.call} 的 ${error.field}`
  if (error instanceof HttpError) return error.message || wordsOfStatus(error)
  if (error instanceof BusinessError) return error.message || NO_TEXT
  if (isFailedImport(error))
    return store.get(isUpdatedAtom)
      ? '网站更新了，请重新打开页面再做这一步'
      : '这一步要用的代码没有下载完成，请检查网络后再试'
  return NO_TEXT
}

/** What a status says by itself. */
function wordsOfStatus({ status, retryAfter = 0 }: HttpError): string {
  if (status === 401) return '请先登录！'
  if (status === 403) return '没有权限'
  if (!CROWDED.includes(status)) return NO_TEXT
  const when = retryAfter > MINUTE_MS ? ` ${Math.ceil(retryAfter / MINUTE_MS)} 分钟后` : '稍后'
  return `人太多，请${when}再试`
}

/** Why a record that somebody asks for may not be there. */
export const MAYBE_GONE = '可能已经删除，或链接不完整。'

/** What is said of a part that the reader may not see. */
export const refusedText = (name: string) => `没有权限查看${name}`

/** What a region says of its failure: the message, and words for it where that is the bare one of `NO_TEXT`. */
export function regionErrorMessage(error: unknown): string {
  const message = errorMessage(error) ?? ''
  return message === NO_TEXT ? '服务器没有说明原因，请稍后重试' : message
}
